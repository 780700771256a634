import type { LemmasOf } from './lemmas.ts';
import { meanings } from './meanings.ts';
import type { Term } from './part.ts';
import { isNoise, synonyms } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** What words and terms of two words mean beside themselves. */
export interface Thesaurus {
  meaningsOf(lemmas: readonly string[]): readonly Term[];
  meaningsOfPair(first: readonly string[], second: readonly string[]): readonly Term[];
  /** Whether two neighbours are one term. */
  belongTogether(first: readonly string[], second: readonly string[]): boolean;
}

/** What an owner adds: what people type, and what it finds. Terms have one or two words. */
export type OwnMeanings = Readonly<Record<string, readonly string[]>>;

/** Joins the general synonyms of furniture with those of the owner, which come first. */
export function createThesaurus(lemmasOf: LemmasOf, own: OwnMeanings): Thesaurus {
  const byKey = new Map<string, Map<string, Term>>();
  const add = (typed: string, found: readonly string[]) => {
    for (const key of keysOf(typed, lemmasOf)) {
      const terms = byKey.get(key) ?? new Map<string, Term>();
      byKey.set(key, terms);
      for (const term of found.flatMap((text) => termsOf(text, lemmasOf))) {
        const name = nameOf(term);
        if (name !== key) terms.set(name, term);
      }
    }
  };
  for (const [typed, found] of Object.entries(own)) add(typed, found);
  for (const [typed, found] of Object.entries(meanings)) add(typed, found.split(', '));
  for (const group of synonyms) for (const word of group) add(word, group);
  const of = (keys: readonly string[]) =>
    keys.flatMap((key) => [...(byKey.get(key)?.values() ?? [])]);
  return {
    meaningsOf: of,
    meaningsOfPair: (first, second) => of(pairs(first, second)),
    belongTogether: (first, second) => pairs(first, second).some((key) => byKey.has(key)),
  };
}

const nameOf = ({ word, beside }: Term): string => (beside ? `${word} ${beside}` : word);

const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`));

function significant(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isNoise(word));
  return telling.length > 0 ? telling : words;
}

/** The lemmas of a text of one or two words, in every reading. A longer text has none. */
function keysOf(text: string, lemmasOf: LemmasOf): string[] {
  const [first, second, ...more] = significant(text).map((word) => lemmasWith(word, lemmasOf));
  if (!first || more.length > 0) return [];
  return second ? pairs(first, second) : first;
}

function termsOf(text: string, lemmasOf: LemmasOf): Term[] {
  const [first, second, ...more] = significant(text).map((word) => lemmasWith(word, lemmasOf));
  if (!first || more.length > 0) return [];
  if (!second) return first.map((word) => ({ word }));
  return first.flatMap((word) => second.map((beside) => ({ word, beside })));
}

/** Most words of the lists are lemmas, which the dictionary may not know. */
const lemmasWith = (word: string, lemmasOf: LemmasOf): string[] => [
  ...new Set([...lemmasOf(word), word]),
];
