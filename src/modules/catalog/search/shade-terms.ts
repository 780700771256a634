import { colourFamilyOf, familyNamed } from '#contracts/colour-families.ts';
import type { Shade } from '../filters/shades.ts';
import type { LemmasOf } from './lemmas.ts';
import type { Term } from './part.ts';
import { isNoise } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** The shades of the shop that the lemmas of a word mean: those of a family, or of the family of another shade. */
export type ShadeTerms = (lemmas: readonly string[]) => readonly Term[];

/** Shorter words are beginnings of others. */
const SHORTEST = 5;

export function createShadeTerms(shades: readonly Shade[], lemmasOf: LemmasOf): ShadeTerms {
  const byFamily = Map.groupBy(shades, ({ family }) => family);
  return (lemmas) => {
    const [family] = lemmas.flatMap(
      (lemma) =>
        familyNamed(lemma) ?? (lemma.length < SHORTEST ? [] : (colourFamilyOf(lemma) ?? [])),
    );
    if (!family) return [];
    const names = new Set((byFamily.get(family) ?? []).map(({ name }) => name));
    const terms = [family, ...names].flatMap((name) => termOf(name, lemmasOf));
    return [...new Map(terms.map((term) => [`${term.word} ${term.beside}`, term])).values()];
  };
}

/** A shade of two words is both of them. */
function termOf(name: string, lemmasOf: LemmasOf): Term[] {
  const [word, beside] = wordsOf(name)
    .filter((one) => !isNoise(one))
    .flatMap((one) => lemmasOf(one).slice(0, 1));
  if (word === undefined) return [];
  return [beside === undefined ? { word } : { word, beside }];
}
