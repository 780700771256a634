import { filling } from '../kit/board.ts';
import type { Column } from '../kit/cabinet.ts';
import { blackMetal, type Finish } from '../kit/finishes.ts';
import { moved, type Part, part } from '../kit/part.ts';
import type { Piece, Size } from '../kit/piece.ts';
import { box, type Casework, caseworkOf, cornice } from './casework.ts';
import { plinthHeight, worktopLevel } from './kitchen-fittings.ts';

const upperDepth = 330;

export interface Kitchen {
  readonly casework: Casework;
  readonly top: Finish;
  readonly thick: number;
  readonly splash: Finish;
  readonly height: number;
  readonly glazed: boolean;
}

export function kitchenOf({ h }: Size, piece: Piece): Kitchen {
  const { attributes: a, finishes } = piece;
  const told = /(\d+) мм/.exec(a.countertop_material ?? '')?.[1];
  const stoneSplash = /каменный фартук/.test(piece.words);
  return {
    casework: { ...caseworkOf(piece), inset: false },
    top: finishes.top,
    thick: told ? Number(told) : 30,
    splash: stoneSplash
      ? finishes.top
      : { ...finishes.upper, name: 'ceramic', colour: '#eeeae2', roughness: 0.25 },
    height: h,
    glazed: a.facade_with_showcase === true,
  };
}

interface Run {
  readonly x: readonly [number, number];
  /** Back and front of the worktop. */
  readonly z: readonly [number, number];
  readonly lower: readonly Column[];
  readonly upper: readonly Column[];
  /** Ends of the upper cupboards, where they are shorter than the base. */
  readonly upperX?: readonly [number, number];
}

/** Cupboards along one wall: plinth, base, worktop, splash, cupboards above. */
export function run(kitchen: Kitchen, { x, z, lower, upper, upperX = x }: Run): Part[] {
  const { casework, thick, top, height } = kitchen;
  const body = {
    ...casework.body,
    ...(casework.body.name === 'wood' ? {} : { colour: casework.body.colour }),
  };
  const baseTop = worktopLevel - thick;
  const crowned = casework.style.pattern === 'moulded';
  const upperBottom = worktopLevel + Math.min(580, (height - worktopLevel) * 0.45);
  const made = [
    part(filling({ x: [x[0] + 2, x[1] - 2], y: [0, plinthHeight], z: [z[0], z[1] - 80] }, 1), {
      ...blackMetal,
      name: 'plastic',
      metalness: 0,
      colour: '#3a3632',
    }),
    ...box({ ...casework, body }, x, [plinthHeight, baseTop], [z[0], z[1] - 8], lower),
    part(filling({ x, y: [baseTop, worktopLevel], z }, Math.min(4, thick / 4)), top),
    part(
      filling(
        { x: [x[0] + 1, x[1] - 1], y: [worktopLevel, upperBottom], z: [z[0], z[0] + 8] },
        0.6,
      ),
      kitchen.splash,
    ),
  ];
  if (upper.length === 0) return made;
  return [
    ...made,
    ...box(
      { ...casework, facade: casework.upper, body: casework.upper },
      upperX,
      [upperBottom, crowned ? height - 40 : height],
      [z[0], z[0] + upperDepth],
      upper,
    ),
    ...(crowned
      ? moved(cornice(upperX[1] - upperX[0], upperDepth + 14, height, casework.upper), [
          (upperX[0] + upperX[1]) / 2,
          0,
          z[0] + upperDepth / 2 + 7,
        ])
      : []),
  ];
}
