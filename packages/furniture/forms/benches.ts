import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { type LegShape, legs } from '../kit/legs.ts';
import { moved, type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { stitched } from '../kit/upholstered.ts';

/** A bench: a long soft seat on legs, some with a shelf for shoes. */
export const bench: Build = ({ w, h, d }, piece) => {
  const { finishes, words, choose } = piece;
  const seat = choose('bench seat', [70, 90]);
  const height = h - seat;
  const shelf = /полк/.test(words);
  const shape = choose<LegShape>('bench legs', shelf ? ['block'] : ['splayed', 'taper', 'turned']);
  const slats: Part[] = shelf
    ? times(5, (i) =>
        part(
          filling(
            {
              x: [-w / 2 + 40, w / 2 - 40],
              y: [150, 168],
              z: [-d / 2 + 34 + (i * (d - 68)) / 5, -d / 2 + 34 + ((i + 0.7) * (d - 68)) / 5],
            },
            3,
          ),
          finishes.legs,
        ),
      )
    : [];
  const relief = choose('bench top', [true, false]) ? stitched('channels', 130, 6) : undefined;
  return [
    ...legs({
      w,
      d,
      height: height + 4,
      finish: finishes.legs,
      shape,
      thick: shelf ? 46 : 40,
      inset: shelf ? 24 : 70,
    }),
    part(
      filling(
        { x: [-w / 2 + 24, w / 2 - 24], y: [height - 46, height], z: [-d / 2 + 24, d / 2 - 24] },
        4,
      ),
      finishes.legs,
    ),
    ...slats,
    ...(shelf
      ? [-1, 1].map((s) =>
          part(
            filling(
              {
                x: s < 0 ? [-w / 2 + 30, -w / 2 + 60] : [w / 2 - 60, w / 2 - 30],
                y: [128, 150],
                z: [-d / 2 + 40, d / 2 - 40],
              },
              3,
            ),
            finishes.legs,
          ),
        )
      : []),
    ...moved(
      [
        part(
          cushion(w, seat, d, {
            round: Math.min(34, seat * 0.4),
            puff: 12,
            sides: 2,
            cells: relief ? [Math.round(w / 32), 1, 3] : [6, 1, 3],
            ...(relief && { relief }),
          }),
          finishes.cloth,
        ),
      ],
      [0, h - seat / 2, 0],
    ),
  ];
};
