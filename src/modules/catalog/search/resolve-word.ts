import ru from 'convert-layout/ru.js';
import { familyNamed } from '#contracts/colour-families.ts';
import type { Code } from './codes.ts';
import type { LemmasOf } from './lemmas.ts';
import { nearestWord } from './nearest-word.ts';
import { codePart, numberPart } from './number-parts.ts';
import { type Part, part, type Term } from './part.ts';
import type { ShadeTerms } from './shade-terms.ts';
import type { Thesaurus } from './thesaurus.ts';
import { fromTranslit } from './translit.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isLatin, isNumber, wordsOf } from './words.ts';

/** What is known about words. */
export interface Words {
  readonly vocabulary: Vocabulary;
  readonly lemmasOf: LemmasOf;
  readonly thesaurus: Thesaurus;
  /** The shades that a word for a colour means. */
  readonly shadesOf: ShadeTerms;
  /** Lemmas of the owner's pages. They are not corrected to words of goods. */
  readonly ofPages: ReadonlySet<string>;
}

export interface Typed {
  readonly word: string;
  /** The same keys in the Russian layout. Some Russian letters are punctuation keys in the Latin layout. */
  readonly otherKeys?: string | undefined;
  /** For a number: the code that it is part of. */
  readonly code?: Code;
}

export interface Resolved extends Part {
  readonly typed: string;
  readonly meant?: string | undefined;
  /** No goods have it. */
  readonly isUnknown?: true;
}

/** What a typed word means: itself or its correction, with synonyms. */
export async function resolveWord(
  words: Words,
  { word, otherKeys, code }: Typed,
  isWidened: boolean,
): Promise<Resolved> {
  if (isNumber(word)) {
    const number = numberPart(word, isWidened);
    return { typed: word, ...(code ? codePart(code, number) : number) };
  }
  const spellings = [...(otherKeys ? [otherKeys] : []), ...otherSpellings(word)];
  const found = await firstKnown(words, [word, ...spellings]);
  if (found?.word === word) return { typed: word, ...found.part };
  if (found) return { typed: word, meant: found.word, ...found.part };
  const unknown = { typed: word, ...part([word], [word]), isUnknown: true } as const;
  if (words.lemmasOf(word).some((lemma) => words.ofPages.has(lemma))) return unknown;
  const glued = await splitGlued(words, word);
  if (glued) return { typed: word, ...glued };
  const nearest = await nearestWord(words.vocabulary, word, spellings);
  const near = nearest && (await firstKnown(words, [nearest]));
  return near ? { typed: word, meant: nearest, ...near.part } : unknown;
}

/** Two words that are one term of the thesaurus; undefined if the shop knows neither the term nor what it means. */
export async function resolvePair(
  words: Words,
  first: Typed,
  second: Typed,
): Promise<Resolved | undefined> {
  const found = await pairPart(words, first.word, second.word);
  return found && { typed: `${first.word} ${second.word}`, ...found };
}

async function pairPart(words: Words, first: string, second: string): Promise<Part | undefined> {
  const lemmas = [words.lemmasOf(first), words.lemmasOf(second)] as const;
  const { thesaurus, vocabulary } = words;
  const [firsts, seconds] = lemmas.map((own) => [
    ...own,
    ...singleWords(thesaurus.meaningsOf(own)),
  ]);
  const bySynonyms = together(firsts ?? [], seconds ?? []).slice(0, MOST_COMBINATIONS);
  // What a term means is the term itself in other words, which rarely stand in goods as two words.
  const own = [...thesaurus.meaningsOfPair(...lemmas), ...together(...lemmas)];
  return knownTerms(vocabulary, own, bySynonyms);
}

const MOST_COMBINATIONS = 12;

const singleWords = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ word, beside }) => (beside === undefined ? [word] : []));

const together = (first: readonly string[], second: readonly string[]): Term[] =>
  first.flatMap((word) => second.map((beside) => ({ word, beside })));

/** The terms whose words the shop has: exact ones, and the others behind them. */
async function knownTerms(
  vocabulary: Vocabulary,
  own: readonly Term[],
  others: readonly Term[],
): Promise<Part | undefined> {
  const wordsIn = ({ word, beside }: Term) => (beside === undefined ? [word] : [word, beside]);
  const existing = await vocabulary.existing([...own, ...others].flatMap(wordsIn));
  const isKnown = (term: Term) => wordsIn(term).every((word) => existing.has(word));
  const exact = own.filter(isKnown);
  const isOwn = (term: Term) =>
    exact.some(({ word, beside }) => word === term.word && beside === term.beside);
  const wide = [...exact, ...others.filter((term) => isKnown(term) && !isOwn(term))];
  return wide.length > 0 ? { exact: exact.length > 0 ? exact : wide, wide } : undefined;
}

const SHORTEST_GLUED = 7;
const SHORTEST_HALF = 3;

/** A word that is two words of the shop without a space: «креслокровать». */
async function splitGlued(words: Words, word: string): Promise<(Part & { meant: string }) | null> {
  if (word.length < SHORTEST_GLUED || isLatin(word)) return null;
  const splits = Array.from(
    { length: word.length - 2 * SHORTEST_HALF + 1 },
    (_, index) =>
      [word.slice(0, index + SHORTEST_HALF), word.slice(index + SHORTEST_HALF)] as const,
  );
  const existing = await words.vocabulary.existing(splits.flat().flatMap(words.lemmasOf));
  const isKnown = (half: string) => words.lemmasOf(half).some((lemma) => existing.has(lemma));
  const split = splits.find((halves) => halves.every(isKnown));
  const found = split && (await pairPart(words, ...split));
  return found ? { meant: split.join(' '), ...found } : null;
}

/** The first of these words that the vocabulary has: as a lemma, as a synonym, or as a prefix. */
async function firstKnown(
  words: Words,
  typed: readonly string[],
): Promise<{ word: string; part: Part } | undefined> {
  // All words are queried at once, although the first one usually matches.
  const whole = await Promise.all(typed.map((word) => knownWhole(words, word)));
  if (typed[0] !== undefined && whole[0]) return { word: typed[0], part: whole[0] };
  const unknown = typed.filter((word, index) => !whole[index] && word.length >= 3);
  const begun = unknown.length > 0 ? await words.vocabulary.beginning(unknown) : new Set();
  for (const [index, word] of typed.entries()) {
    const beginning = begun.has(word) ? [{ word, begins: true }] : undefined;
    const known = whole[index] ?? (beginning && { exact: beginning, wide: beginning });
    if (known) return { word, part: known };
  }
  return undefined;
}

/** A family of colours is all its shades. A shade that the shop does not have is those of its family. */
async function knownWhole(
  { vocabulary, lemmasOf, thesaurus, shadesOf }: Words,
  word: string,
): Promise<Part | undefined> {
  const lemmas = lemmasOf(word);
  const own = lemmas.map((lemma) => ({ word: lemma }));
  const shades = shadesOf(lemmas);
  const family = lemmas.some(familyNamed) ? shades : [];
  const found = await knownTerms(vocabulary, [...own, ...family], thesaurus.meaningsOf(lemmas));
  if (found || shades.length === 0) return found;
  return knownTerms(vocabulary, [], shades);
}

/** Latin letters as transliterated Russian, or Russian letters as keys of the Latin layout. */
const otherSpellings = (word: string): string[] =>
  isLatin(word) ? fromTranslit(word) : wholeWord(ru.toEn(word));

const wholeWord = (text: string): string[] => {
  const words = wordsOf(text);
  return words.length === 1 ? words : [];
};
