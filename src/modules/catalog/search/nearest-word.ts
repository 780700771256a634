import distance from 'damerau-levenshtein';
import { leastEdits, lettersOf } from './letters.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of fewer products is a proper name, not a type of furniture. */
const RARE = 3;

/**
 * The vocabulary word with the least edit distance; undefined if the distance is too large. An attribute word allows
 * one edit less than a type of furniture.
 */
export async function nearestWord(
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
