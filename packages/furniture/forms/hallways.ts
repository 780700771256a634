import { filling } from '../kit/board.ts';
import type { Cell, Column } from '../kit/cabinet.ts';
import { frontThickness } from '../kit/fronts.ts';
import { plinth } from '../kit/legs.ts';
import { mirrored, moved, type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { box, caseworkOf, doors } from './casework.ts';
import { coatPlace, type Span } from './coat-places.ts';

/** A set for a hall: a cupboard, a place for coats with a bench, a mirror where the data say so. */
export const hallway: Build = ({ w, h, d }, piece) => {
  const casework = caseworkOf(piece);
  const { words, attributes: a, choose } = piece;
  const wanted = a.doors_count ?? 2;
  const corner = /углов/.test(piece.title);
  const mirror = /зеркал/.test(words);
  const wing = corner ? 440 : 0;
  const z: Span = corner ? [-d / 2, -d / 2 + 440] : [-d / 2, d / 2];
  const closets = /шкаф — 2/.test(words) ? 2 : 1;
  const share = closets === 2 ? 0.29 : w > 1500 ? 0.42 : 0.45;
  const closet = (x: Span, doorCount: number, hinge: 'left' | 'right'): Part[] => {
    const columns = doors(Math.max(1, doorCount)).map(
      (column, index): Column => ({
        ...column,
        cells: [
          {
            kind: 'door',
            share: 0.8,
            hinge: doorCount > 1 ? (index % 2 ? 'right' : 'left') : hinge,
            grip: 0.48,
            ...(mirror && index === 0 && { pane: 'mirror' as const }),
          },
          ...(/антресол/.test(words)
            ? [{ kind: 'door', share: 0.2, hinge, grip: 0.2 } as Cell]
            : []),
        ],
      }),
    );
    return box(casework, x, [60, h], z, columns);
  };
  // The wing of a corner set comes forward at the right, where it hides nothing.
  const left = closets === 2 || (!corner && choose('side', [true, false]));
  const width = w * share;
  const first: Span = left ? [-w / 2, -w / 2 + width] : [w / 2 - width, w / 2];
  const open: Span =
    closets === 2
      ? [-w / 2 + width, w / 2 - width]
      : left
        ? [-w / 2 + width, w / 2]
        : [-w / 2, w / 2 - width];
  const perCloset = Math.max(
    1,
    Math.round((/антресол/.test(words) ? wanted / 3 : wanted) / closets),
  );
  const side: Span = left ? [-w / 2, -w / 2 + wing] : [w / 2 - wing, w / 2];
  const turnedBox = corner
    ? [
        // It begins behind the doors: a gap before a mirror would be seen twice, and black.
        part(
          filling(
            { x: side, y: [60, h], z: [z[1] - 2 * frontThickness, d / 2 - frontThickness] },
            2,
          ),
          casework.body,
        ),
        ...box(
          casework,
          side,
          [60, h],
          [d / 2 - 60, d / 2],
          doors(1, mirror ? { grip: 0.48 } : {}),
        ),
        part(
          filling({ x: [side[0] + 10, side[1] - 10], y: [0, 62], z: [z[1], d / 2 - 30] }, 1),
          casework.body,
        ),
      ]
    : [];
  const made = [
    ...moved([plinth(w, z[1] - z[0], 62, casework.body, 14)], [0, 0, (z[0] + z[1]) / 2]),
    ...closet(first, perCloset, left ? 'left' : 'right'),
    ...(closets === 2 ? closet([w / 2 - width, w / 2], perCloset, 'right') : []),
    ...coatPlace(casework, open, z, h, piece),
    ...turnedBox,
  ];
  return corner && piece.side === 'left' ? mirrored(made) : made;
};
