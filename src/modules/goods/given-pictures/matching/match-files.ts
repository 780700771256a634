import type { Database } from '#platform/database/database.ts';
import type { GivenFile } from '../places/picture-files.ts';
import { selectArticles, selectNamedAddresses, selectNaming, selectShared } from '../queries.ts';
import { type Article, ArticleIndex } from './articles.ts';
import { isOnlyNumber, lastPart, stemOf } from './file-name.ts';
import { matchArticle } from './match-file.ts';
import { NamedFiles } from './named-files.ts';

/** The most articles that a doubt names, and one to say that there are more. */
const CODES = 6;

/** A file that belongs to goods. */
export interface Match {
  readonly file: GivenFile;
  /** Its name among the pictures of the goods. */
  readonly name: string;
  readonly variants: readonly number[];
  /** The addresses of feeds that the file stands for. Empty for a match by article. */
  readonly addresses: readonly string[];
}

/** A file that may belong to several goods. */
export interface Doubt {
  readonly path: string;
  readonly codes: readonly string[];
}

interface Matches {
  readonly matches: Match[];
  readonly doubts: Doubt[];
  readonly unmatched: string[];
}

/** Finds the goods of each picture: by a name that a feed has for it, else by the article. Nothing is guessed. */
export async function matchFiles(db: Database, files: readonly GivenFile[]): Promise<Matches> {
  const index = await loadArticles(db);
  const named = new NamedFiles(files.map(({ path }) => path));
  for await (const address of selectNamedAddresses(db)) named.add(address);
  const addresses = files.map(({ path }) =>
    named.find(path, isOnlyNumber(stemOf(lastPart(path))) ? 1 : 0),
  );
  const naming = await selectNaming(db, [...new Set(addresses.flat())]);

  const result: Matches = { matches: [], doubts: [], unmatched: [] };
  const names = new Set<string>();
  for (const [at, file] of files.entries()) {
    const found = decide(file.path, index, addresses[at] ?? [], naming);
    if ('match' in found) {
      const { variants } = found.match;
      const isTaken = variants.some((id) => names.has(`${id} ${found.match.name}`));
      const name = isTaken ? file.path : found.match.name;
      for (const id of variants) names.add(`${id} ${name}`);
      result.matches.push({ ...found.match, name, file });
    } else if (found.codes.length > 0) result.doubts.push({ path: file.path, codes: found.codes });
    else result.unmatched.push(file.path);
  }
  return result;
}

export const loadArticles = async (db: Database): Promise<ArticleIndex> =>
  new ArticleIndex(await selectArticles(db), await selectShared(db));

type Decision = { match: Omit<Match, 'file'> } | { codes: readonly string[] };

function decide(
  path: string,
  index: ArticleIndex,
  addresses: readonly string[],
  naming: ReadonlyMap<string, readonly Article[]>,
): Decision {
  const { name, articles } = matchArticle(path, index);
  const [bearers = [], ...others] = addresses.map((address) => naming.get(address) ?? []);
  const isOneSet = others.every((other) => idsOf(other).join() === idsOf(bearers).join());
  if (bearers.length > 0 && isOneSet) {
    const ids = idsOf(bearers);
    if (articles.length === 0 || articles.some(({ id }) => ids.includes(id)))
      return { match: { name: lastPart(path), variants: ids, addresses } };
    return { codes: codesOf([...articles, ...bearers]) };
  }
  if (articles.length === 1) return { match: { name, variants: idsOf(articles), addresses: [] } };
  return { codes: codesOf([...articles, ...bearers, ...others.flat()]) };
}

const idsOf = (articles: readonly Article[]): number[] => articles.map(({ id }) => id);
const codesOf = (articles: readonly Article[]): string[] =>
  [...new Set(articles.map(({ code }) => code))].slice(0, CODES);
