import { filling } from '../kit/board.ts';
import type { Finish } from '../kit/finishes.ts';
import { part } from '../kit/part.ts';

export const plankAt = (
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  finish: Finish,
  bevel = 2,
) => part(filling({ x: [x0, x1], y: [y0, y1], z: [z0, z1] }, bevel), finish);
