/** A variant as files are matched to it. */
export interface Article {
  readonly id: number;
  readonly code: string;
}

const exact = (text: string): string => text.normalize('NFC').trim().toLowerCase();
/** A file name cannot have a slash, and archivers and people replace spaces. */
const separated = (text: string): string => exact(text).replaceAll(/[\s/\\_\-–—]+/g, '-');
/** Between two digits a separator stays: «СФ-10_1» is not «СФ-101». */
const bare = (text: string): string => separated(text).replaceAll(/(?<!\d)-|-(?!\d)/g, '');

/** The same for every text that an article is found by, whatever stands between its letters and digits. */
export const keyOf = (text: string): string => separated(text).replaceAll('-', '');
/** The same in SQL. */
export const keyInSql = (text: string): string =>
  `regexp_replace(lower(normalize(${text})), '[[:space:]\u00a0/\\\\_\\-–—]+', '', 'g')`;

/** Spellings of an article, from the strictest on. */
const spellings = [exact, separated, bare];

interface Found {
  readonly articles: readonly Article[];
  /** The article is written as in the catalogue, but for its case. */
  readonly isExact: boolean;
}

/** Finds variants by their articles. */
export class ArticleIndex {
  private readonly bySpelling = spellings.map(() => new Map<string, Article[]>());

  /** `shared` are articles that feeds have stated and no variant has as its code, with their variants. */
  constructor(articles: Iterable<Article>, shared: ReadonlyMap<string, readonly Article[]>) {
    for (const article of articles) this.add(article.code, [article]);
    for (const [code, bearers] of shared) this.add(code, bearers);
  }

  /** The variants of the strictest spelling that has any. */
  find(text: string): Found {
    for (const [index, spell] of spellings.entries()) {
      const key = spell(text);
      const articles = key === '' ? undefined : this.bySpelling[index]?.get(key);
      if (articles) return { articles, isExact: index === 0 };
    }
    return { articles: [], isExact: false };
  }

  private add(code: string, bearers: readonly Article[]): void {
    for (const [index, spell] of spellings.entries()) {
      const known = this.bySpelling[index];
      const key = spell(code);
      known?.set(key, [...(known.get(key) ?? []), ...bearers]);
    }
  }
}
