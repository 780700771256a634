import ru from 'convert-layout/ru.js';
import type { Database } from '#platform/database/database.ts';
import { codeOf } from './codes.ts';
import { type LemmasOf, loadLemmas } from './lemmas.ts';
import { searchLimits } from './limits.ts';
import type { Part, Term } from './part.ts';
import { type Resolved, resolvePair, resolveWord, type Typed, type Words } from './resolve-word.ts';
import { fillers } from './synonyms.ts';
import { openVocabulary } from './vocabulary.ts';
import { isNumber, normalise, wordsOf } from './words.ts';

/** A parsed query: one part for each word. Products should match all of them. */
export interface Understood {
  readonly parts: readonly Part[];
  /** The corrected query; null if it equals the typed one. */
  readonly corrected: string | null;
  readonly words: readonly Resolved[];
}

/** Resolves a typed query: inflection, keyboard layout, transliteration, typos, prefixes, synonyms, words written together. */
export async function understand(
  db: Database,
  text: string,
  known: Omit<Words, 'vocabulary' | 'lemmasOf'>,
): Promise<Understood> {
  const words = { ...known, vocabulary: openVocabulary(db), lemmasOf: await loadLemmas() };
  const searched = significantWords(text);
  const widened = searched
    .filter(({ word }) => isNumber(word))
    .slice(0, searchLimits.widenedNumbers);
  const units = inPairs(searched, words.lemmasOf, words.thesaurus.belongTogether);
  const resolved = (
    await Promise.all(
      units.map(async ([first, second]) => {
        const pair = second && (await resolvePair(words, first, second));
        if (pair) return [pair];
        const alone = second ? [first, second] : [first];
        return Promise.all(alone.map((one) => resolveWord(words, one, widened.includes(one))));
      }),
    )
  ).flat();
  const isCorrected = resolved.some(({ meant }) => meant !== undefined);
  return {
    parts: withinLimit(resolved),
    corrected: isCorrected ? resolved.map(({ typed, meant }) => meant ?? typed).join(' ') : null,
    words: resolved,
  };
}

/** The words of a text that are searched for, each once. */
function significantWords(text: string): Typed[] {
  const words = typedWords(text);
  const significant = words.filter(({ word }) => isSignificant(word));
  const chosen = significant.length > 0 ? significant : words;
  return [...new Map(chosen.map((typed) => [typed.word, typed])).values()].slice(
    0,
    searchLimits.words,
  );
}

const isSignificant = (word: string): boolean =>
  (word.length > 1 || isNumber(word)) && !fillers.has(word);

/** Whether a text says anything about products. */
export const saysAnything = (text: string): boolean => wordsOf(text).some(isSignificant);

type Unit = readonly [first: Typed, second?: Typed];

/** Neighbours that the thesaurus has as one term stay together, as «кресло-мешок». */
function inPairs(
  words: readonly Typed[],
  lemmasOf: LemmasOf,
  belongTogether: (first: readonly string[], second: readonly string[]) => boolean,
): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [first, second] = words.slice(at, at + 2);
    if (!first) break;
    const isPair = second && belongTogether(lemmasOf(first.word), lemmasOf(second.word));
    units.push(isPair ? [first, second] : [first]);
    if (isPair) at += 1;
  }
  return units;
}

/** Shares the limit of terms equally. A part's first terms are its best: lemmas before synonyms, near lengths before far ones. */
function withinLimit(parts: readonly Part[]): Part[] {
  const share = Math.floor(searchLimits.terms / Math.max(1, parts.length));
  return parts.map(({ exact, wide }) => ({
    exact: firstTerms(exact, share),
    wide: firstTerms(wide, share),
  }));
}

/** The first terms, at least one. A term of two words counts twice. */
function firstTerms(terms: readonly Term[], share: number): Term[] {
  let cost = 0;
  return terms.filter(({ beside }, at) => {
    cost += beside === undefined ? 1 : 2;
    return cost <= share || at === 0;
  });
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
