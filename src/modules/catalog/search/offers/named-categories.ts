import type { LemmasOf } from '../lemmas.ts';
import type { Resolved } from '../resolve-word.ts';
import { isNoise } from '../synonyms.ts';
import { wordsOf } from '../words.ts';

/** A category with the lemmas of each word of its name. */
export interface NameOfCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly words: readonly (readonly string[])[];
}

const MOST = 3;

/** Words of names and phrases that say nothing about which goods. */
const general: ReadonlySet<string> = new Set(
  'мебель комната товар изделие вещь предмет дом дома'.split(' '),
);
const isGeneral = (word: string) => isNoise(word) || general.has(word);

export function nameOfCategory(
  { id, slug, name }: { id: number; slug: string; name: string },
  lemmasOf: LemmasOf,
): NameOfCategory {
  const words = wordsOf(name).filter((word) => !isNoise(word));
  const telling = words.filter((word) => !lemmasOf(word).some(isGeneral));
  return { id, slug, name, words: (telling.length > 0 ? telling : words).map(lemmasOf) };
}

/** The categories whose names have all words of a phrase, by synonyms too; those named most exactly first. */
export function namedCategories(
  words: readonly Resolved[],
  categories: readonly NameOfCategory[],
): { slug: string; name: string }[] {
  const telling = words.filter(
    ({ typed, exact }) => ![typed, ...exact.map(({ word }) => word)].some(isGeneral),
  );
  if (telling.length === 0) return [];
  return categories
    .map((category, place) => ({ category, place, score: scoreOf(telling, category) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, MOST)
    .map(({ category: { slug, name } }) => ({ slug, name }));
}

const SYNONYM = 0.6;

/** From 0, a word is not in the name, to 2, the phrase is the name. */
function scoreOf(words: readonly Resolved[], { words: name }: NameOfCategory): number {
  const scores = words.map(({ exact, wide }) => {
    const has = (terms: Resolved['exact']) =>
      terms.some(
        ({ word, beside }) => beside === undefined && name.some((lemmas) => lemmas.includes(word)),
      );
    return has(exact) ? 1 : has(wide) ? SYNONYM : 0;
  });
  if (scores.some((score) => score === 0)) return 0;
  const mean = scores.reduce<number>((sum, score) => sum + score, 0) / scores.length;
  return mean + Math.min(1, words.length / name.length);
}

/** The categories all words of whose names a phrase has: the beds of «серая кровать». */
export function categoriesIn(
  words: readonly Resolved[],
  categories: readonly NameOfCategory[],
): number[] {
  const typed = new Set(
    words.flatMap(({ exact }) =>
      exact.flatMap(({ word, beside }) => (beside === undefined ? [word] : [word, beside])),
    ),
  );
  return categories
    .filter(({ words: name }) => name.every((lemmas) => lemmas.some((one) => typed.has(one))))
    .map(({ id }) => id);
}
