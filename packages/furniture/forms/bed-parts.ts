import { filling } from '../kit/board.ts';
import type { Finish } from '../kit/finishes.ts';
import { part } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';

export const plank = (
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  finish: Finish,
  bevel = 3,
) => part(filling({ x, y, z }, bevel), finish);

/** Height of the top of the frame's sides: the footboard where it is stated. */
export const railTop = ({ attributes: a }: Piece, h: number) =>
  Math.min(a.footboard_height ?? 340, h * 0.5);
