import ru from 'convert-layout/ru.js';
import distance from 'damerau-levenshtein';
import type { Database } from '#platform/database/database.ts';
import { type LemmasOf, loadLemmas } from './lemmas.ts';
import { fillers, synonymsOf } from './synonyms.ts';
import { fromTranslit } from './translit.ts';
import { openVocabulary, type Vocabulary } from './vocabulary.ts';
import { isLatin, isNumber, normalise, wordsOf } from './words.ts';

/** A word of fewer products is a name rather than a kind of thing. */
const RARE = 3;

/** What was asked for: one part for each word, all of which should be there. */
export interface Understood {
  readonly parts: readonly Part[];
  /** The query as it was understood, where that is not as it was typed. */
  readonly corrected: string | null;
}

export interface Part {
  /** The word itself, in any of its dictionary forms. */
  readonly exact: readonly Term[];
  /** The same, or what others call it. */
  readonly wide: readonly Term[];
}

/** A word of letters or digits, or all words that begin with it. */
export interface Term {
  readonly word: string;
  readonly begins?: boolean;
}

/** Finds out what somebody means who types in a hurry: inflection, layout, Latin letters, typos, parts of words, synonyms. */
export async function understand(db: Database, text: string): Promise<Understood> {
  const lemmasOf = await loadLemmas();
  const words = typedWords(text);
  const telling = words.filter(
    ({ word }) => (word.length > 1 || isNumber(word)) && !fillers.has(word),
  );
  const vocabulary = openVocabulary(db);
  const resolved = await Promise.all(
    (telling.length > 0 ? telling : words).map((word) => resolve(vocabulary, word, lemmasOf)),
  );
  const isCorrected = resolved.some(({ meant }) => meant !== undefined);
  return {
    parts: resolved.map(({ exact, wide }) => ({ exact, wide })),
    corrected: isCorrected ? resolved.map(({ typed, meant }) => meant ?? typed).join(' ') : null,
  };
}

interface Resolved extends Part {
  readonly typed: string;
  readonly meant?: string | undefined;
}

interface Typed {
  readonly word: string;
  /** The same keys in the Russian layout, where some of its letters are punctuation in the Latin one. */
  readonly otherKeys?: string | undefined;
}

const typedWords = (text: string): Typed[] =>
  normalise(text)
    .split(/\s+/)
    .flatMap((chunk): Typed[] => {
      const [otherKeys, ...more] = /[a-z]/i.test(chunk) ? wordsOf(ru.fromEn(chunk)) : [];
      const words = wordsOf(chunk);
      if (otherKeys === undefined || more.length > 0) return words.map((word) => ({ word }));
      return [{ word: words.join(''), otherKeys }];
    });

async function resolve(
  vocabulary: Vocabulary,
  { word, otherKeys }: Typed,
  lemmasOf: LemmasOf,
): Promise<Resolved> {
  if (isNumber(word)) return { typed: word, ...numberPart(word) };
  const spellings = [...(otherKeys ? [otherKeys] : []), ...otherSpellings(word)];
  const found = await firstKnown(vocabulary, [word, ...spellings], lemmasOf);
  if (found?.word === word) return { typed: word, ...found.part };
  if (found) return { typed: word, meant: found.word, ...found.part };
  const nearest = await nearestWord(vocabulary, word, spellings);
  const near = nearest && (await firstKnown(vocabulary, [nearest], lemmasOf));
  if (near) return { typed: word, meant: nearest, ...near.part };
  return { typed: word, ...part([word], [word]) };
}

/** A length in mm, or in cm; after those that are just so, those that are nearly so. */
function numberPart(word: string): Part {
  const exact = word.length < 4 ? [word, `${word}0`] : [word];
  return part(exact, [...new Set([...exact, ...exact.flatMap(nearLengths)])]);
}

const NEAR = 0.02;
const SHORTEST = 300;

/** Whole centimetres around a length in mm. */
function nearLengths(word: string): string[] {
  const length = Number(word);
  if (length < SHORTEST || length > 10_000) return [];
  const first = Math.ceil((length * (1 - NEAR)) / 10);
  const last = Math.floor((length * (1 + NEAR)) / 10);
  return Array.from({ length: last - first + 1 }, (_, index) => String((first + index) * 10));
}

/** The first of these that the shop knows: whole, by another name, or as a beginning. */
async function firstKnown(
  vocabulary: Vocabulary,
  words: readonly string[],
  lemmasOf: LemmasOf,
): Promise<{ word: string; part: Part } | undefined> {
  // All are asked for at once, although mostly it is the first.
  const whole = await Promise.all(words.map((word) => knownWhole(vocabulary, word, lemmasOf)));
  if (words[0] !== undefined && whole[0]) return { word: words[0], part: whole[0] };
  const unknown = words.filter((word, index) => !whole[index] && word.length >= 3);
  const begun = unknown.length > 0 ? await vocabulary.beginning(unknown) : new Set();
  for (const [index, word] of words.entries()) {
    const beginning = begun.has(word) ? [{ word, begins: true }] : undefined;
    const known = whole[index] ?? (beginning && { exact: beginning, wide: beginning });
    if (known) return { word, part: known };
  }
  return undefined;
}

async function knownWhole(
  vocabulary: Vocabulary,
  word: string,
  lemmasOf: LemmasOf,
): Promise<Part | null> {
  const lemmas = lemmasOf(word);
  const synonyms = lemmas.flatMap(synonymsOf);
  const existing = await vocabulary.existing([...lemmas, ...synonyms]);
  const exact = lemmas.filter((lemma) => existing.has(lemma));
  const wide = [...exact, ...synonyms.filter((lemma) => existing.has(lemma))];
  return wide.length > 0 ? part(exact.length > 0 ? exact : wide, wide) : null;
}

const part = (exact: readonly string[], wide: readonly string[]): Part => ({
  exact: exact.map((word) => ({ word })),
  wide: wide.map((word) => ({ word })),
});

/** Latin letters for Russian ones, or Russian keys for a Latin name. */
const otherSpellings = (word: string): string[] =>
  isLatin(word) ? fromTranslit(word) : wholeWord(ru.toEn(word));

const wholeWord = (text: string): string[] => {
  const words = wordsOf(text);
  return words.length === 1 ? words : [];
};

/** The word of the shop that takes the fewest slips of a finger; none where it would take too many: for a property fewer than for a kind of thing. */
async function nearestWord(
  vocabulary: Vocabulary,
  typed: string,
  spellings: readonly string[],
): Promise<string | undefined> {
  const tries = [typed, ...spellings]
    .map((spelling) => ({ spelling, most: mostSlips(Math.min(typed.length, spelling.length)) }))
    .filter(({ most }) => most > 0);
  if (tries.length === 0) return undefined;
  const lengths = tries.flatMap(({ spelling, most }) =>
    Array.from({ length: 2 * most + 1 }, (_, index) => spelling.length - most + index),
  );
  const words = await vocabulary.ofLengths(lengths);
  let best: { word: string; cost: number; products: number } | undefined;
  for (const { spelling, most } of tries) {
    for (const { word, products, is_kind: isKind } of words) {
      if (Math.abs(word.length - spelling.length) > most) continue;
      const { steps } = distance(spelling, word);
      if (steps > (isKind ? most : most - 1)) continue;
      // A kind of thing is meant more often than a property, and that more often than the name of one product.
      const cost = steps + (isKind ? 0 : products < RARE ? 1.5 : 0.75);
      const isBetter =
        !best || cost < best.cost || (cost === best.cost && products > best.products);
      if (isBetter) best = { word, cost, products };
    }
  }
  return best?.word;
}

const mostSlips = (length: number): number => (length < 4 ? 0 : length < 8 ? 2 : 3);
