import ru from 'convert-layout/ru.js';
import distance from 'damerau-levenshtein';
import type { Database } from '#platform/database/database.ts';
import { type Code, codeOf, lookalikes } from './codes.ts';
import { type LemmasOf, loadLemmas } from './lemmas.ts';
import { leastEdits, lettersOf } from './letters.ts';
import { searchLimits } from './limits.ts';
import { fillers, synonymsOf } from './synonyms.ts';
import { fromTranslit } from './translit.ts';
import { openVocabulary, type Vocabulary } from './vocabulary.ts';
import { isLatin, isNumber, normalise, wordsOf } from './words.ts';

/** A word of fewer products is a proper name, not a type of furniture. */
const RARE = 3;

/** A parsed query: one part for each word. Products should match all of them. */
export interface Understood {
  readonly parts: readonly Part[];
  /** The corrected query; null if it equals the typed one. */
  readonly corrected: string | null;
}

export interface Part {
  /** The word itself, as any of its lemmas. */
  readonly exact: readonly Term[];
  /** The same lemmas and their synonyms. */
  readonly wide: readonly Term[];
}

/** A word of letters or digits, or a prefix. */
export interface Term {
  readonly word: string;
  readonly begins?: boolean;
  /** Only with this word too. */
  readonly beside?: string;
}

/** Resolves a typed query: inflection, keyboard layout, transliteration, typos, prefixes, synonyms. */
export async function understand(db: Database, text: string): Promise<Understood> {
  const lemmasOf = await loadLemmas();
  const words = typedWords(text);
  const significant = words.filter(
    ({ word }) => (word.length > 1 || isNumber(word)) && !fillers.has(word),
  );
  const searched = firstDifferent(significant.length > 0 ? significant : words);
  const widened = searched
    .filter(({ word }) => isNumber(word))
    .slice(0, searchLimits.widenedNumbers);
  const vocabulary = openVocabulary(db);
  const resolved = await Promise.all(
    searched.map((typed) => resolve(vocabulary, typed, lemmasOf, widened.includes(typed))),
  );
  const isCorrected = resolved.some(({ meant }) => meant !== undefined);
  return {
    parts: withinLimit(resolved),
    corrected: isCorrected ? resolved.map(({ typed, meant }) => meant ?? typed).join(' ') : null,
  };
}

/** The first words that are searched for, each once. */
const firstDifferent = (words: readonly Typed[]): Typed[] =>
  [...new Map(words.map((typed) => [typed.word, typed])).values()].slice(0, searchLimits.words);

/** Shares the limit of terms equally. A part's first terms are its best: lemmas before synonyms, near lengths before far ones. */
function withinLimit(parts: readonly Part[]): Part[] {
  const share = Math.floor(searchLimits.terms / Math.max(1, parts.length));
  return parts.map(({ exact, wide }) => ({
    exact: exact.slice(0, share),
    wide: wide.slice(0, share),
  }));
}

interface Resolved extends Part {
  readonly typed: string;
  readonly meant?: string | undefined;
}

interface Typed {
  readonly word: string;
  /** The same keys in the Russian layout. Some Russian letters are punctuation keys in the Latin layout. */
  readonly otherKeys?: string | undefined;
  /** For a number: the code that it is part of. */
  readonly code?: Code;
}

const typedWords = (text: string): Typed[] =>
  normalise(text)
    .split(/\s+/)
    .flatMap((chunk): Typed[] => {
      const [otherKeys, ...more] = /[a-z]/i.test(chunk) ? wordsOf(ru.fromEn(chunk)) : [];
      const words = wordsOf(chunk);
      const code = codeOf(chunk, words);
      if (code) return [{ word: code.number, code }];
      if (otherKeys === undefined || more.length > 0) return words.map((word) => ({ word }));
      return [{ word: words.join(''), otherKeys }];
    });

async function resolve(
  vocabulary: Vocabulary,
  { word, otherKeys, code }: Typed,
  lemmasOf: LemmasOf,
  isWidened: boolean,
): Promise<Resolved> {
  if (isNumber(word)) {
    const number = numberPart(word, isWidened);
    return { typed: word, ...(code ? codePart(code, number) : number) };
  }
  const spellings = [...(otherKeys ? [otherKeys] : []), ...otherSpellings(word)];
  const found = await firstKnown(vocabulary, [word, ...spellings], lemmasOf);
  if (found?.word === word) return { typed: word, ...found.part };
  if (found) return { typed: word, meant: found.word, ...found.part };
  const nearest = await nearestWord(vocabulary, word, spellings);
  const near = nearest && (await firstKnown(vocabulary, [nearest], lemmasOf));
  if (near) return { typed: word, meant: nearest, ...near.part };
  return { typed: word, ...part([word], [word]) };
}

/** A length in mm or cm. `exact` holds equal lengths, `wide` also lengths within 2 % if the number is widened. */
function numberPart(word: string, isWidened: boolean): Part {
  const exact = word.length < 4 ? [word, `${word}0`] : [word];
  const near = isWidened ? exact.flatMap(nearLengths) : [];
  return part(exact, [...new Set([...exact, ...near])]);
}

/** Products with letter and number rank as exact matches, those with the number alone behind them. */
function codePart({ letter, number }: Code, { wide }: Part): Part {
  const exact = lookalikes(letter).map((word) => ({ word, beside: number }));
  return { exact, wide: [...exact, ...wide] };
}

const NEAR = 0.02;
const SHORTEST = 300;

/** The nearest lengths of whole centimetres within 2 % of a length in mm, the nearest first. */
function nearLengths(word: string): string[] {
  const length = Number(word);
  if (length < SHORTEST || length > 10_000) return [];
  const first = Math.ceil((length * (1 - NEAR)) / 10);
  const last = Math.floor((length * (1 + NEAR)) / 10);
  const lengths = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * 10);
  const distanceTo = (near: number) => Math.abs(near - length);
  return lengths
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))
    .slice(0, searchLimits.nearLengths)
    .map(String);
}

/** The first of these words that the vocabulary has: as a lemma, as a synonym, or as a prefix. */
async function firstKnown(
  vocabulary: Vocabulary,
  words: readonly string[],
  lemmasOf: LemmasOf,
): Promise<{ word: string; part: Part } | undefined> {
  // All words are queried at once, although the first one usually matches.
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

/** Latin letters as transliterated Russian, or Russian letters as keys of the Latin layout. */
const otherSpellings = (word: string): string[] =>
  isLatin(word) ? fromTranslit(word) : wholeWord(ru.toEn(word));

const wholeWord = (text: string): string[] => {
  const words = wordsOf(text);
  return words.length === 1 ? words : [];
};

/**
 * The vocabulary word with the least edit distance; undefined if the distance is too large. An attribute word allows
 * one edit less than a type of furniture.
 */
async function nearestWord(
  vocabulary: Vocabulary,
  typed: string,
  spellings: readonly string[],
): Promise<string | undefined> {
  const tries = [typed, ...spellings]
    .map((spelling) => ({
      spelling,
      maxDistance: maxEdits(Math.min(typed.length, spelling.length)),
    }))
    .filter(({ maxDistance }) => maxDistance > 0);
  if (tries.length === 0) return undefined;
  const lengths = tries.flatMap(({ spelling, maxDistance }) =>
    Array.from(
      { length: 2 * maxDistance + 1 },
      (_, index) => spelling.length - maxDistance + index,
    ),
  );
  const words = (await vocabulary.ofLengths(lengths)).map((known) => ({
    ...known,
    letters: lettersOf(known.word),
  }));
  let best: { word: string; cost: number; products: number } | undefined;
  for (const { spelling, maxDistance } of tries) {
    const typedLetters = lettersOf(spelling);
    for (const { word, letters, products, is_kind: isKind } of words) {
      if (Math.abs(word.length - spelling.length) > maxDistance) continue;
      if (leastEdits(typedLetters, letters) > maxDistance) continue;
      const { steps: edits } = distance(spelling, word);
      if (edits > (isKind ? maxDistance : maxDistance - 1)) continue;
      // A type of furniture is more likely than an attribute, and an attribute more likely than a proper name.
      const cost = edits + (isKind ? 0 : products < RARE ? 1.5 : 0.75);
      const isBetter =
        !best || cost < best.cost || (cost === best.cost && products > best.products);
      if (isBetter) best = { word, cost, products };
    }
  }
  return best?.word;
}

const maxEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 2 : 3);
