import { board } from './board.ts';
import type { Finish } from './finishes.ts';
import { lathe } from './lathe.ts';
import { type Part, part } from './part.ts';
import { rounded, tube } from './tube.ts';

export type HandleShape = 'bar' | 'bow' | 'knob' | 'edge' | 'slot' | 'none';

/** How far a handle of the shape stands out in front of its facade, mm. */
export const handleReach: Record<HandleShape, number> = {
  bar: 30,
  bow: 26,
  knob: 24,
  edge: 14,
  slot: 0,
  none: 0,
};

/** A handle on the plane z = 0 with its middle at the origin, upright or level. */
export function handle(
  shape: HandleShape,
  length: number,
  upright: boolean,
  finish: Finish,
): Part[] {
  const made = (() => {
    if (shape === 'knob') {
      return [
        lathe(
          [
            [0, 0],
            [6, 0],
            [6, 10],
            [15, 14],
            [15, 21],
            [0, 24],
          ],
          14,
        ).rotateX(Math.PI / 2),
      ];
    }
    if (shape === 'bar') {
      const post = (x: number) => board(8, 8, 24, 2).translate(x, 0, 12);
      return [
        board(length, 10, 8, 3).translate(0, 0, 26),
        post(-length / 2 + 16),
        post(length / 2 - 16),
      ];
    }
    if (shape === 'bow') {
      const half = length / 2;
      const bow = rounded(
        [
          [-half, 0, 0],
          [-half, 0, 22],
          [half, 0, 22],
          [half, 0, 0],
        ],
        20,
        3,
      );
      return [tube(bow, 4, { sides: 6 })];
    }
    if (shape === 'edge') {
      return [
        board(length, 3, 14, 1).translate(0, 4, 7),
        board(length, 14, 3, 1).translate(0, -2, 12.5),
      ];
    }
    return [];
  })();
  return made.map((geometry) => part(upright ? geometry.rotateZ(Math.PI / 2) : geometry, finish));
}
