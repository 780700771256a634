import { type Code, lookalikes } from './codes.ts';
import { searchLimits } from './limits.ts';
import { type Part, part } from './part.ts';

/** A length in mm or cm. `exact` holds equal lengths, `wide` also lengths within 2 % if the number is widened. */
export function numberPart(word: string, isWidened: boolean): Part {
  const exact = word.length < 4 ? [word, `${word}0`] : [word];
  const near = isWidened ? exact.flatMap(nearLengths) : [];
  return part(exact, [...new Set([...exact, ...near])]);
}

/** Products with letter and number rank as exact matches, those with the number alone behind them. */
export function codePart({ letter, number }: Code, { wide }: Part): Part {
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
