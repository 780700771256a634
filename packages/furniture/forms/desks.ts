import { board, filling } from '../kit/board.ts';
import { blackMetal, darker, plastic, steel } from '../kit/finishes.ts';
import { front } from '../kit/fronts.ts';
import { moved, type Part, part, times, turned } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { box, caseworkOf, drawers } from './casework.ts';
import { chair } from './chairs.ts';
import { as } from './set-parts.ts';
import { topThickness } from './table-parts.ts';

/** A desk, with its chair pulled out where one comes with it. */
export const desk: Build = (size, piece) => {
  if (!/стул в комплекте/.test(piece.words)) return deskAlone(size, piece);
  const seated = as(piece, { seat_height: size.h * 0.58, armrests: undefined });
  const made = chair({ w: 340, h: size.h * 1.12, d: 360 }, seated);
  return [
    ...deskAlone(size, piece),
    ...moved(turned(made, Math.PI - 0.5), [size.w * 0.08, 0, size.d / 2 + 130]),
  ];
};

/** The crank that lifts a desk: it hangs under the front edge of the top, inside the column. */
function crank(x: number, y: number, front: number): Part[] {
  const [shaft, arm, grip] = [front - 70, 130, front - 6];
  return [
    part(rod([x, y, 0], [x, y, shaft], 7), steel),
    part(rod([x, y + 8, shaft], [x, y - arm, shaft], 7), steel),
    part(rod([x, y - arm, shaft - 8], [x, y - arm, grip], 13), plastic('#2a2927')),
  ];
}

/** A desk: on frames, on columns that rise, with a pedestal of drawers, or for a child that grows. */
const deskAlone: Build = (size, piece) => {
  const { w, h, d } = size;
  const { attributes: a, finishes, choose } = piece;
  const thick = topThickness(piece, 22);
  const under = h - thick;
  const metal = finishes.legs.name.startsWith('metal') ? finishes.legs : blackMetal;
  const lifts = /подъ[её]мный|регулировка/.test(a.mechanism ?? '');
  const byHand = /рукоят/.test(a.mechanism ?? '');
  const top = part(
    slab(roundedRectangle(w, d, choose('corner', [8, 40])), thick, 4).translate(0, under, 0),
    finishes.top,
  );
  const count = a.drawers ?? 0;
  const casework = { ...caseworkOf(piece), facade: finishes.body };
  if (lifts) {
    const column = (side: number): Part[] => [
      part(board(70, 26, d - 60, 8).translate(side * (w / 2 - 150), 13, 0), metal),
      part(
        board(80, under * 0.62, 60, 4).translate(side * (w / 2 - 150), under * 0.31 + 24, 0),
        metal,
      ),
      part(
        board(66, under * 0.5, 46, 4).translate(side * (w / 2 - 150), under - under * 0.25, 0),
        metal,
      ),
      part(board(60, 20, d - 140, 3).translate(side * (w / 2 - 150), under - 10, 0), metal),
    ];
    const drawer = count
      ? moved(
          front({
            w: w * 0.56,
            h: 70,
            finish: finishes.body,
            style: { ...casework.style, pattern: 'flat', handle: 'slot' },
            kind: 'drawer',
          }),
          [0, under - 40, d / 2 - 60],
        )
      : byHand
        ? []
        : [
            part(
              board(92, 20, 40, 4).translate(w * 0.3, under - 10, d / 2 - 24),
              plastic('#2a2927'),
            ),
          ];
    return [
      top,
      ...column(-1),
      ...column(1),
      part(board(w - 300, 60, 24, 3).translate(0, under - 60, 0), metal),
      ...drawer,
      ...(byHand ? crank(w / 2 - 215, under - 60, d / 2) : []),
      ...(count
        ? [
            part(
              filling(
                { x: [-w * 0.28, w * 0.28], y: [under - 76, under], z: [-d * 0.2, d / 2 - 62] },
                2,
              ),
              finishes.body,
            ),
          ]
        : []),
    ];
  }
  const pedestal = 400;
  const right = choose('pedestal', [true, false]);
  const hung = choose('drawers', [true, false]);
  const boxes = count
    ? hung
      ? box(
          { ...casework, body: finishes.body },
          [-w / 2 + 90, w / 2 - 90],
          [under - 120, under],
          [-d / 2 + 40, d / 2 - 10],
          times(count, () => ({ share: 1, cells: drawers(1) })),
        )
      : box(
          { ...casework, body: finishes.body },
          right ? [w / 2 - pedestal - 40, w / 2 - 40] : [-w / 2 + 40, -w / 2 + 40 + pedestal],
          [under - 150 * count, under],
          [-d / 2 + 40, d / 2 - 10],
          [{ share: 1, cells: drawers(count) }],
        )
    : [];
  const frame = [-1, 1].map((s) => {
    const x = s * (w / 2 - 26);
    const z = d / 2 - 36;
    return part(
      tube(
        rounded(
          [
            [x, under, -z],
            [x, 14, -z],
            [x, 14, z],
            [x, under, z],
          ],
          choose('bend', [8, 60]),
          4,
        ),
        14,
        { sides: 8 },
      ),
      metal,
    );
  });
  return [
    top,
    ...frame,
    part(
      rod([-w / 2 + 26, under - 40, -d / 2 + 36], [w / 2 - 26, under - 40, -d / 2 + 36], 11),
      metal,
    ),
    ...boxes,
    ...(!count
      ? [
          part(
            board(w - 80, 80, 16, 2).translate(0, under - 60, -d / 2 + 60),
            darker(finishes.body, 0.1),
          ),
        ]
      : []),
  ];
};
