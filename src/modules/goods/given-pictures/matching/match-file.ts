import type { Article, ArticleIndex } from './articles.ts';
import { isOnlyNumber, lastPart, stemOf, withoutNumber } from './file-name.ts';

/** What a file is found by: the part of its path that is an article, as its name among the pictures of the goods. */
export interface ArticleMatch {
  readonly name: string;
  readonly articles: readonly Article[];
}

/**
 * The variants whose article a path has: in the file's name, with or without a number behind it, else in the nearest folder. More than
 * one means that the path does not tell which.
 */
export function matchArticle(path: string, index: ArticleIndex): ArticleMatch {
  const name = lastPart(path);
  const inFolder = matchFolder(path, index);
  const stem = stemOf(name);
  if (inFolder && isOnlyNumber(stem)) return inFolder;
  const whole = index.find(stem);
  if (whole.isExact) return { name, articles: whole.articles };
  const cut = withoutNumber(stem);
  const numbered = cut === undefined ? [] : index.find(cut).articles;
  const articles = [...new Set([...whole.articles, ...numbered])];
  return articles.length === 0 && inFolder ? inFolder : { name, articles };
}

/** All texts of a path that may be an article. */
export function articlesIn(path: string): string[] {
  const [name = '', ...folders] = path.split('/').toReversed();
  const stem = stemOf(name);
  return [stem, withoutNumber(stem) ?? '', ...folders].filter((text) => text !== '');
}

function matchFolder(path: string, index: ArticleIndex): ArticleMatch | undefined {
  const parts = path.split('/');
  for (let at = parts.length - 2; at >= 0; at -= 1) {
    const { articles } = index.find(parts[at] ?? '');
    if (articles.length > 0) return { name: parts.slice(at).join('/'), articles };
  }
  return undefined;
}
