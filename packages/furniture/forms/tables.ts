import { board, filling } from '../kit/board.ts';
import { shadow } from '../kit/finishes.ts';
import { type LegShape, legs } from '../kit/legs.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build, Piece, Size } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rod } from '../kit/tube.ts';
import { apron, expanded, seams, steelFrames, topThickness } from './table-parts.ts';

/** A dining table: a top with soft corners on wooden legs with an apron, or on frames of steel. */
export const table: Build = (closed, piece) => {
  const size = expanded(closed, piece);
  const { w, h, d } = size;
  const { attributes: a, choose, finishes, words } = piece;
  const thick = topThickness(piece, 28);
  const under = h - thick;
  const corner = choose('corner', [6, 30, 90]);
  const top = part(
    slab(roundedRectangle(w, d, corner), thick, choose('edge', [3, 5, 10])).translate(0, under, 0),
    finishes.top,
  );
  if (/трансформер/.test(piece.title)) return lifting(size, piece, top, corner);
  const extension = /раздвиж/.test(a.mechanism ?? '')
    ? seams(closed, size).map((at) =>
        part(
          filling(
            {
              x: [at - 1.4, at + 1.4],
              y: [under + thick - 3, h + 0.2],
              z: [-d / 2 + 4, d / 2 - 4],
            },
            0.2,
          ),
          shadow,
        ),
      )
    : [];
  if (finishes.legs.name.startsWith('metal')) {
    return [
      top,
      ...extension,
      ...steelFrames(size, under, finishes.legs, choose('frame', ['straight', 'trapeze', 'cross'])),
    ];
  }
  const shape = choose<LegShape>('table legs', ['block', 'taper', 'turned', 'splayed']);
  const legThick = shape === 'block' ? 64 : 72;
  // Their outer corners stay under a top whose own corners are round.
  const round = shape === 'splayed' ? 0 : corner - (corner - 4) / Math.SQRT2 + legThick / 2;
  const inset = Math.max(shape === 'splayed' ? 30 : 44, corner > 60 ? round : 0);
  return [
    top,
    ...extension,
    ...apron(w, d, under, finishes.body, inset + 14, /раздвиж/.test(words) ? 96 : 76),
    ...legs({
      w,
      d,
      height: under,
      finish: finishes.legs,
      shape,
      thick: legThick,
      inset,
    }),
  ];
};

/** A coffee table whose top rises and opens; both leaves have corners of one radius. */
function lifting({ w, h, d }: Size, { finishes }: Piece, top: Part, corner: number): Part[] {
  const under = h - 22;
  const [x, z] = [w / 2 - 60, d / 2 - 40];
  /** Where the legs cross, at the middle of the table. */
  const pivot = 20 + (under - 50) / 1.3;
  return [
    top,
    part(slab(roundedRectangle(w, d, corner), 22, 3).translate(0, under - 26, 0), finishes.top),
    ...[-1, 1].flatMap((s) => [
      part(board(30, 20, d - 60, 3).translate(s * x, 10, 0), finishes.legs),
      part(rod([s * x, 20, -z], [s * x, under - 30, z * 0.3], 12), finishes.legs),
      part(rod([s * x, 20, z], [s * x, under - 30, -z * 0.3], 12), finishes.legs),
    ]),
    part(rod([-x, pivot, 0], [x, pivot, 0], 9), finishes.legs),
  ];
}
