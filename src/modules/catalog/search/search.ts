import type { Understood } from '#contracts/understood.ts';
import type { Database } from '#platform/database/database.ts';
import { loadLemmas } from './lemmas.ts';
import { largestNumber, type SearchMatch } from './match.ts';
import { categoriesIn, type NameOfCategory, namedCategories } from './offers/named-categories.ts';
import { answeringPages, type PageWords } from './offers/page-words.ts';
import type { Part } from './part.ts';
import { bareLengths, lengthsOf, type NearLength } from './phrase/near-lengths.ts';
import { type PhraseCondition, presentCondition, priceLimit } from './phrase/phrase-conditions.ts';
import { readPhrase } from './phrase/read-phrase.ts';
import { type StatedSize, settleSizes } from './phrase/settle-sizes.ts';
import type { Resolved } from './resolve-word.ts';
import type { ShadeTerms } from './shade-terms.ts';
import { berths } from './synonyms.ts';
import type { Thesaurus } from './thesaurus.ts';
import { saysAnything, understand } from './understand.ts';

/** What a typed text means. */
export interface Found {
  readonly match: SearchMatch;
  readonly corrected: string | null;
  /** Prices and sizes that the text states. */
  readonly conditions: readonly PhraseCondition[];
  readonly understood: Understood;
  readonly near: readonly NearLength[];
  /** The page of the shop that this search leads to. */
  readonly page: string | null;
}

/** What the shop knows besides the words of its goods. */
export interface SearchKnowledge {
  readonly thesaurus: Thesaurus;
  readonly shadesOf: ShadeTerms;
  readonly pages: readonly PageWords[];
  readonly ofPages: ReadonlySet<string>;
  readonly categories: readonly NameOfCategory[];
  /** The page that the staff has given a text. */
  readonly pageOf: (text: string) => string | null;
  /** Whether a lemma names a kind of goods. */
  readonly isKind: (lemma: string) => boolean;
}

/** Parses a typed text into a match, conditions, and what else to offer. */
export async function search(
  db: Database,
  text: string,
  knowledge: SearchKnowledge,
): Promise<Found> {
  const { rest, stated } = readPhrase(text);
  const asked = stated.length > 0 && saysAnything(rest) ? rest : text;
  const read = await readWords(db, asked, knowledge);
  const isPhrase = asked === rest && stated.length > 0;
  const { conditions, unmet } = await settle(db, read, isPhrase ? stated : []);
  // A size that no such product has is searched for as a number, which also finds near ones.
  const inWords = [asked, ...unmet.map(({ typed }) => typed)].join(' ');
  const { match, corrected, words } =
    unmet.length > 0 ? await readWords(db, inWords, knowledge) : read;
  const shown = corrected && [corrected, ...conditions.map(({ stated }) => stated.typed)].join(' ');
  const lemmasOf = await loadLemmas();
  return {
    match,
    corrected: shown,
    conditions,
    near: nearOf(asked, conditions, unmet),
    understood: {
      whole: await isWhole(db, match),
      conditions: conditions.map((condition) => presentCondition(text, condition)),
      categories: namedCategories(words, knowledge.categories),
      pages: answeringPages(text, { ...knowledge, lemmasOf, words }),
    },
    page: knowledge.pageOf(text),
  };
}

/** What the results are put in order by: the lengths that filters were made of, those that no product has, and bare numbers. */
const nearOf = (
  asked: string,
  conditions: readonly PhraseCondition[],
  unmet: readonly StatedSize[],
): NearLength[] => [
  ...conditions
    .flatMap(({ limits }) => limits)
    .flatMap(({ filter: { name }, about }) => (about === null ? [] : { names: [name], about })),
  ...unmet.flatMap(lengthsOf),
  ...bareLengths(asked),
];

/** Whether some product has all words, by synonyms too, and the very numbers: one near to them will not do. */
async function isWhole(db: Database, { parts, least }: SearchMatch): Promise<boolean> {
  if (least < parts.length) return false;
  if (!parts.some(isWidenedNumber)) return true;
  const exactly = parts.map((part) =>
    isWidenedNumber(part) ? { ...part, wide: part.exact } : part,
  );
  const { rows } = await db.execute<{ number: number }>(largestNumber(exactly));
  return rows[0]?.number === parts.length;
}

const isWidenedNumber = ({ exact, wide }: Part): boolean =>
  wide.length > exact.length && exact.every(({ word }) => /^\d+$/.test(word));

interface ReadWords {
  readonly match: SearchMatch;
  readonly corrected: string | null;
  readonly words: readonly Resolved[];
}

async function readWords(
  db: Database,
  text: string,
  knowledge: SearchKnowledge,
): Promise<ReadWords> {
  const { parts, corrected, words } = await understand(db, text, knowledge);
  const preferred = categoriesIn(words, knowledge.categories);
  return { match: { parts, least: await leastOf(db, parts), preferred }, corrected, words };
}

/** The number of all parts if some product has them all, otherwise the largest number that any product has. */
async function leastOf(db: Database, parts: readonly Part[]): Promise<number> {
  if (parts.length === 0) return 0;
  const { rows } = await db.execute<{ number: number }>(largestNumber(parts));
  return rows[0]?.number ?? 0;
}

type Stated = ReturnType<typeof readPhrase>['stated'][number];

/** The conditions that a phrase sets, and the sizes that no product of the match has. */
async function settle(db: Database, { match, words }: ReadWords, stated: readonly Stated[]) {
  const isSize = (one: Stated): one is StatedSize => one.kind !== 'price';
  const sizes = match.least > 0 ? stated.filter(isSize) : [];
  const isBerth = words.some(({ wide }) => wide.some(({ word }) => berths.has(word)));
  const settled = await settleSizes(db, match, sizes, isBerth);
  const conditions = stated.flatMap((one): PhraseCondition[] => {
    if (!isSize(one)) return [{ stated: one, limits: [priceLimit(one)] }];
    const limits = settled[sizes.indexOf(one)];
    return limits ? [{ stated: one, limits }] : [];
  });
  const unmet = sizes.filter((_, at) => !settled[at]);
  return { conditions, unmet };
}
