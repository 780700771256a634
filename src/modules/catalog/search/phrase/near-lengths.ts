import { lengthOf } from './patterns.ts';
import type { StatedSize } from './settle-sizes.ts';

/** A length that a text states, mm, and the filters that it may be of: results are put in order by how near they come to it. */
export interface NearLength {
  readonly names: readonly string[];
  readonly about: number;
}

/** Lengths of furniture, mm. */
const SHORTEST = 300;
const LONGEST = 10_000;

const anySide = ['width', 'bed_width', 'depth', 'height'];

/** The numbers of a text that may be lengths: «стол 120», «шкаф 2000». */
export const bareLengths = (text: string): NearLength[] =>
  [...text.matchAll(/(?<![\p{L}\d.,-])\d{2,4}(?![\p{L}\d.,-])/gu)]
    .map(([number]) => ({ names: anySide, about: lengthOf(number, undefined) }))
    .filter(({ about }) => about >= SHORTEST && about <= LONGEST);

/** The lengths of a stated size; none where it is a limit. */
export function lengthsOf(stated: StatedSize): NearLength[] {
  if (stated.kind === 'pair') {
    const [first, second] = stated.sizes;
    return [
      { names: ['width', 'bed_width'], about: first },
      { names: ['depth', 'bed_length', 'height'], about: second },
    ];
  }
  const { side, limits } = stated;
  if (limits.about === undefined) return [];
  const names = side === undefined || side === 'length' ? anySide : [side];
  return [{ names, about: limits.about }];
}
