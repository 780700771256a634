import { seatsIn } from '../../drawing/forms/sofa-parts.ts';
import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { darker, type Finish, plastic, wood } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { type LegShape, legs, plinth, sled } from '../kit/legs.ts';
import { middles, moved, type Part, part } from '../kit/part.ts';
import type { ModelPiece, Size } from '../kit/piece.ts';
import { rounded, tube } from '../kit/tube.ts';
import { type Sewing, stitched, uprightCushion } from '../kit/upholstered.ts';

export type ArmShape = 'box' | 'soft' | 'round' | 'scroll' | 'slim' | 'wooden' | 'none';

/** The measures and the taste that all seats share. */
export interface Seat {
  readonly arm: number;
  readonly armShape: ArmShape;
  readonly armTop: number;
  readonly legs: number;
  readonly seatTop: number;
  /** Thickness of a seat cushion, and of what one leans on. */
  readonly cushion: number;
  readonly back: number;
  readonly sewing: Sewing;
  readonly cloth: Finish;
  readonly coarse: boolean;
}

function armShapeOf({ words, attributes: a, choose }: ModelPiece): ArmShape {
  const told = (a.armrests ?? '').toLowerCase();
  if (/без/.test(told)) return 'none';
  if (/дерев/.test(told)) return 'wooden';
  if (/скругл/.test(told)) return /каретн/.test(words) ? 'scroll' : 'round';
  if (/тонк|узк/.test(told)) return choose('slim arm', ['slim', 'box']);
  if (/ж[её]стк/.test(told)) return choose('hard arm', ['slim', 'box']);
  return choose('arm', ['soft', 'box', 'soft']);
}

function legHeight({ words, attributes: a }: ModelPiece, seatTop: number): number {
  const told = /ножки (\d+) см/.exec(words)?.[1];
  if (told) return Number(told) * 10;
  const material = a.legs_material ?? '';
  if (/пластик/.test(material)) return 45;
  if (!a.legs_material && !a.legs_color) return 24;
  return Math.min(150, seatTop * 0.3);
}

export function seatOf(size: Size, piece: ModelPiece): Seat {
  const { attributes: a, words, choose, finishes } = piece;
  const armShape = armShapeOf(piece);
  const seatTop = Math.min(a.seat_height ?? size.h * 0.5, size.h * 0.75);
  return {
    armShape,
    arm: armShape === 'none' ? 0 : Math.min(a.armrest_width ?? 150, size.w * 0.2),
    armTop: Math.min(a.armrest_height ?? size.h * 0.68, size.h - 10),
    legs: legHeight(piece, seatTop),
    seatTop,
    cushion: choose('cushion', [150, 170, 190]),
    back: choose('back', [170, 190, 210]),
    sewing: /каретн|стяжк/.test(words)
      ? 'buttons'
      : /прост[её]жк/.test(words)
        ? 'channels'
        : choose('sewing', ['plain', 'plain', 'plain', 'channels']),
    cloth: finishes.cloth,
    coarse: piece.coarse || size.w > 3300,
  };
}

/** Legs under a seat, as the data says or as the product's taste goes. */
export function seatLegs(size: Size, seat: Seat, { attributes: a, choose, finishes }: ModelPiece) {
  const { w, d } = size;
  const height = seat.legs + 6;
  const rows = w > 1900 ? 3 : 2;
  if (seat.legs < 30) return [plinth(w, d, height, plastic('#2e2b28'))];
  if (/пластик/.test(a.legs_material ?? '')) {
    return legs({ w, d, height, rows, finish: plastic('#2e2b28'), shape: 'disc', thick: 56 });
  }
  if (finishes.legs.name.startsWith('metal')) {
    const shape = choose<LegShape | 'sled'>('metal legs', ['sled', 'post', 'plate']);
    if (shape === 'sled') return sled(w, d, height, finishes.legs);
    return legs({ w, d, height, rows, finish: finishes.legs, shape, thick: 30, inset: 70 });
  }
  const shape = choose<LegShape>('wooden legs', ['splayed', 'taper', 'block', 'turned']);
  return legs({ w, d, height, rows, finish: finishes.legs, shape, thick: 46, inset: 70 });
}

/** The arm at the right of x = 0, from z = 0 to the depth; its inner side is at x = 0. */
export function armrest(seat: Seat, depth: number, piece: ModelPiece): Part[] {
  const { arm, armTop, armShape, cloth, legs: foot } = seat;
  const h = armTop - foot;
  const at = (part_: Part) => moved([part_], [arm / 2, foot + h / 2, depth / 2]);
  if (armShape === 'wooden') return woodenArm(seat, depth, piece);
  if (armShape === 'round' || armShape === 'scroll') {
    const roll = Math.min(arm * 0.5, 110);
    const log = part(
      cushion(roll * 2, roll * 2, depth, {
        coarse: seat.coarse,
        round: roll * 0.98,
        puff: 0,
        cells: [1, 1, 2],
      }),
      cloth,
    );
    const wall = part(
      cushion(arm * 0.8, h - roll, depth - 12, {
        coarse: seat.coarse,
        round: 18,
        puff: 0,
        cells: [1, 1, 2],
      }),
      cloth,
    );
    return [
      ...moved([log], [arm / 2, armTop - roll, depth / 2]),
      ...moved([wall], [arm / 2, foot + (h - roll) / 2, depth / 2 - 6]),
    ];
  }
  if (armShape === 'soft') {
    const pad = Math.min(110, h * 0.35);
    const body = part(
      cushion(arm, h - pad * 0.8, depth, {
        coarse: seat.coarse,
        round: 22,
        puff: 0,
        sides: 4,
        cells: [1, 1, 2],
      }),
      cloth,
    );
    const top = part(
      cushion(arm * 1.02, pad, depth, {
        coarse: seat.coarse,
        round: Math.min(42, arm * 0.3),
        puff: 16,
        cells: [2, 1, 3],
      }),
      cloth,
    );
    return [
      ...moved([body], [arm / 2, foot + (h - pad * 0.8) / 2, depth / 2]),
      ...moved([top], [arm / 2, armTop - pad / 2, depth / 2]),
    ];
  }
  const round = armShape === 'slim' ? Math.min(16, arm * 0.2) : Math.min(34, arm * 0.22);
  return at(
    part(
      cushion(arm, h, depth, { coarse: seat.coarse, round, puff: 5, sides: 3, cells: [1, 2, 3] }),
      cloth,
    ),
  );
}

function woodenArm(seat: Seat, depth: number, { finishes }: ModelPiece): Part[] {
  const finish = finishes.legs.name.startsWith('metal') ? wood('#b98d5c') : finishes.legs;
  const x = seat.arm / 2;
  const top = filling({ x: [0, seat.arm], y: [seat.armTop - 28, seat.armTop], z: [10, depth] }, 9);
  const post = (z: number, lean: number) => {
    const leg = pole(seat.armTop - 20, 19, 13).translate(x, 0, z);
    return part(leg.rotateX(0).translate(0, 0, lean), finish);
  };
  const rail = tube(
    rounded(
      [
        [x, seat.seatTop - seat.cushion - 20, 40],
        [x, seat.seatTop - seat.cushion - 8, depth - 40],
      ],
      10,
    ),
    16,
  );
  return [part(top, finish), post(depth - 60, 0), post(60, 0), part(rail, finish)];
}

/** The upholstered box under the seat cushions. */
export function seatBase(seat: Seat, w: number, depth: number): Part {
  const [low, high] = [seat.legs, seat.seatTop - seat.cushion + 14];
  return part(
    filling({ x: [-w / 2, w / 2], y: [low, Math.max(low + 40, high)], z: [0, depth] }, 14),
    darker(seat.cloth, 0.04),
  );
}

/** Seat cushions side by side from x0 to x1, their backs at z0, their fronts at z1. */
export function seatCushions(
  seat: Seat,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  count: number,
): Part[] {
  const w = (x1 - x0) / count;
  const relief = seat.sewing === 'channels' ? stitched('channels', 130, 7) : undefined;
  return middles(x0, x1, count).map((x) =>
    part(
      cushion(w - 5, seat.cushion, z1 - z0, {
        coarse: seat.coarse,
        round: Math.min(44, seat.cushion * 0.3),
        puff: Math.min(26, w * 0.04),
        under: 2,
        sides: 5,
        cells: relief ? [Math.max(4, Math.round(w / 65)), 1, 3] : [w > 900 ? 6 : 3, 1, 3],
        ...(relief && { relief }),
      }).translate(x, seat.seatTop - seat.cushion / 2, (z0 + z1) / 2),
      seat.cloth,
    ),
  );
}

/** Cushions to lean on, their backs at z, from the seat up to the height. */
export function backCushions(
  seat: Seat,
  [x0, x1]: readonly [number, number],
  z: number,
  top: number,
  count: number,
): Part[] {
  const w = (x1 - x0) / count;
  const h = top - seat.seatTop + 30;
  const tufted = seat.sewing !== 'plain';
  const lean = 0.13;
  return middles(x0, x1, count).map((x) =>
    part(
      uprightCushion({
        coarse: seat.coarse,
        w: w - 6,
        h: h / Math.cos(lean),
        thick: seat.back,
        round: Math.min(62, seat.back * 0.34),
        puff: seat.back * 0.2,
        sewing: seat.sewing,
        step: seat.sewing === 'buttons' ? 150 : 130,
        deep: seat.sewing === 'buttons' ? 22 : 9,
        cells: tufted
          ? [
              Math.max(5, Math.round(w / (seat.sewing === 'buttons' ? 42 : 60))),
              1,
              seat.sewing === 'buttons' ? 9 : 3,
            ]
          : [w > 900 ? 6 : 4, 1, 4],
      })
        .rotateX(-lean)
        .translate(x, seat.seatTop - 30, z + h * Math.sin(lean) - 6),
      seat.cloth,
    ),
  );
}

/** How many places side by side the width has. */
export const seatCount = (width: number, piece: ModelPiece): number => seatsIn(width, piece);
