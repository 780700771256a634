import { board, filling } from '../kit/board.ts';
import type { Finish } from '../kit/finishes.ts';
import { type Part, part } from '../kit/part.ts';
import type { Piece, Size } from '../kit/piece.ts';

/** Thickness of the top: as the material says, or as its kind usually has. */
export const topThickness = ({ attributes: a }: Piece, usual = 26) => {
  const told = /(\d+) мм/.exec(a.countertop_material ?? '')?.[1];
  return told ? Number(told) : usual;
};

/** The lengths of a table that is drawn out, where it stands open; else its own. */
export const expanded = (size: Size, { open, attributes: a }: Piece): Size =>
  open ? { ...size, w: a.expanded_width ?? size.w, h: a.expanded_height ?? size.h } : size;

/** Where the halves of a top meet, and where the insert between them begins and ends. */
export const seams = (closed: Size, { w }: Size): number[] =>
  w > closed.w ? [(closed.w - w) / 2, (w - closed.w) / 2] : [0];

/** Frames of square steel tube at both ends: straight, trapezoid or crossed. */
export function steelFrames(
  { w, d }: Size,
  height: number,
  finish: Finish,
  shape: 'straight' | 'trapeze' | 'cross',
): Part[] {
  return [-1, 1].flatMap((side) => {
    const x = side * (w / 2 - Math.min(160, w * 0.11));
    const z = d / 2 - 60;
    // A bar of another breadth: faces in one plane would shade each other.
    const bar = (from: readonly [number, number], to: readonly [number, number], breadth = 60) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
      return part(
        board(breadth, 30, length + 22, 3)
          .rotateX(-angle)
          .translate(x, (from[1] + to[1]) / 2, (from[0] + to[0]) / 2),
        finish,
      );
    };
    if (shape === 'cross')
      return [bar([-z, 15], [z, height - 10]), bar([z, 15], [-z, height - 10], 58)];
    const lean = shape === 'trapeze' ? z * 0.28 : 0;
    return [
      bar([-z, 15], [z, 15]),
      bar([-z + lean, height - 12], [z - lean, height - 12]),
      bar([-z, 15], [-z + lean, height - 12], 58),
      bar([z, 15], [z - lean, height - 12], 58),
    ];
  });
}

/** An apron under a table top. */
export function apron(
  w: number,
  d: number,
  top: number,
  finish: Finish,
  inset: number,
  height = 80,
): Part[] {
  const [x, z] = [w / 2 - inset, d / 2 - inset];
  const y = [top - height, top] as const;
  return [
    part(filling({ x: [-x, x], y, z: [z - 20, z] }, 2), finish),
    part(filling({ x: [-x, x], y, z: [-z, -z + 20] }, 2), finish),
    part(filling({ x: [-x, -x + 20], y, z: [-z + 20, z - 20] }, 2), finish),
    part(filling({ x: [x - 20, x], y, z: [-z + 20, z - 20] }, 2), finish),
  ];
}
