import { board } from '../kit/board.ts';
import type { Finish } from '../kit/finishes.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Piece, Size } from '../kit/piece.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { madeBed } from './bedding.ts';

export function steelBed({ w, h, d }: Size, piece: Piece, finish: Finish): Part[] {
  const foot = piece.attributes.footboard_height ?? h * 0.55;
  const r = 17;
  const x = w / 2 - r;
  const bend = piece.choose('bend', [50, 160, 260]);
  const end = (z: number, top: number, bars: number): Part[] => [
    part(
      tube(
        rounded(
          [
            [-x, 0, z],
            [-x, top - r, z],
            [x, top - r, z],
            [x, 0, z],
          ],
          bend,
          7,
        ),
        r,
        { sides: 10 },
      ),
      finish,
    ),
    part(rod([-x, 300, z], [x, 300, z], 11), finish),
    ...(top > 620 ? [part(rod([-x, top - 160, z], [x, top - 160, z], 9), finish)] : []),
    ...middles(-x, x, bars).map((at) => {
      const under = top > 620 ? top - 160 : top - r - bendDown(x - Math.abs(at), bend, top - r);
      return part(rod([at, 300, z], [at, under, z], 7), finish);
    }),
  ];
  const z = d / 2 - r;
  return [
    ...end(-z, h, Math.round(w / 150)),
    ...end(z, foot, Math.round(w / 150)),
    ...[-1, 1].map((s) => part(board(26, 60, d - r * 2, 5).translate(s * (x - 4), 290, 0), finish)),
    ...times(6, (i) =>
      part(board(w - 60, 8, 50, 2).translate(0, 316, -d * 0.4 + (i * d * 0.8) / 5), finish),
    ),
    ...madeBed(w - 50, d - 70, 490, piece, { thick: 170 }),
  ];
}

/** How far a rail that is bent at its end, as `rounded` does it, lies below its middle so near the end. */
function bendDown(fromEnd: number, radius: number, post: number): number {
  const reach = Math.min(radius, post * 0.48);
  return reach * (1 - Math.sqrt(Math.min(1, fromEnd / reach))) ** 2;
}
