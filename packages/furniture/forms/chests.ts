import { filling } from '../kit/board.ts';
import type { Cell, Column } from '../kit/cabinet.ts';
import { cushion } from '../kit/cushion.ts';
import { bedLinen } from '../kit/finishes.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { box, caseworkOf, doors, drawers, stand, standHeight, topBoard } from './casework.ts';

/** Drawers by their number: two columns where the chest is wide, a divided top row where odd. */
function layout(count: number, w: number, growth: number): Column[] {
  if (count >= 6 && w >= 950) {
    return [1, 2].map(() => ({ share: 1, cells: drawers(Math.round(count / 2), growth) }));
  }
  return [{ share: 1, cells: drawers(count, growth) }];
}

/** A chest of drawers, on legs or on its base, with or without a top board of its own. */
export const chest: Build = ({ w, h, d }, piece) => {
  const { attributes: a, choose, words } = piece;
  const casework = caseworkOf(piece);
  const count = a.drawers ?? Math.max(3, Math.round(h / 240));
  const foot = standHeight(piece, false);
  const changing = /пеленальн/.test(words);
  const rail = changing ? 90 : 0;
  const top = h - rail;
  const board = choose('top board', [22, 22, 0]);
  const columns = layout(count, w, choose('graduated', [0, 0.12, 0.2]));
  const wide = w > 900 && count === 4 && choose('split top', [true, false]);
  const body = wide
    ? box(
        casework,
        [-w / 2 + 4, w / 2 - 4],
        [foot, top - board],
        [-d / 2, d / 2 - 2],
        [
          { share: 1, cells: drawers(Math.ceil(count / 2)) },
          { share: 1, cells: drawers(Math.floor(count / 2)) },
        ],
      )
    : box(casework, [-w / 2 + 4, w / 2 - 4], [foot, top - board], [-d / 2, d / 2 - 2], columns);
  const nursery: Part[] = changing
    ? [
        ...[-1, 1].map((side) =>
          part(
            filling(
              {
                x: side < 0 ? [-w / 2, -w / 2 + 18] : [w / 2 - 18, w / 2],
                y: [top, h],
                z: [-d / 2, d / 2 - 30],
              },
              6,
            ),
            casework.body,
          ),
        ),
        part(
          filling({ x: [-w / 2, w / 2], y: [top, h], z: [-d / 2, -d / 2 + 18] }, 6),
          casework.body,
        ),
        part(
          cushion(w - 60, 46, d - 90, { round: 20, puff: 12 }).translate(0, top + 23, 0),
          bedLinen,
        ),
      ]
    : [];
  return [
    ...stand(piece, w - 8, d - 8, foot),
    ...body,
    ...(board > 0 ? [topBoard(w, d, [top - board, top], casework.body)] : []),
    ...nursery,
  ];
};

/** A bedside table: a drawer, an open niche under or over it. */
export const nightstand: Build = ({ w, h, d }, piece) => {
  const { attributes: a, choose } = piece;
  const casework = caseworkOf(piece);
  const foot = standHeight(piece, true);
  const count = a.drawers ?? (a.doors_count ? 0 : 1);
  const niche: Cell = { kind: 'open', share: 1.1, shelves: 0 };
  const cells: Cell[] = [
    ...(a.doors_count ? [{ kind: 'door', share: 1.6, hinge: 'left' } as const] : []),
    ...drawers(count),
  ];
  const order = a.storage_niche
    ? choose('niche', [true, false])
      ? [niche, ...cells]
      : [...cells, niche]
    : cells;
  return [
    ...stand(piece, w, d, foot),
    ...box(
      casework,
      [-w / 2, w / 2],
      [foot, h - 20],
      [-d / 2, d / 2],
      [{ share: 1, cells: order }],
    ),
    topBoard(w, d, [h - 20, h], casework.body),
  ];
};

/** A low stand for a television: doors at the sides, a niche for the devices. */
export const tvStand: Build = ({ w, h, d }, piece) => {
  const { attributes: a, choose, words } = piece;
  const casework = caseworkOf(piece);
  const hung = /подвесн/.test(words);
  const foot = hung ? 0 : standHeight(piece, true);
  const wanted = a.doors_count ?? 2;
  const niche: Column = {
    share: 1,
    cells: [{ kind: 'open', share: 1, shelves: choose('niche shelves', [0, 1]) }],
  };
  const side = doors(1)[0] as Column;
  const drawer: Column = { share: 1.1, cells: drawers(2) };
  const columns = a.drawers
    ? [side, drawer, ...(a.tv_niche ? [niche] : []), ...doors(Math.max(0, wanted - 1))]
    : choose('niche in the middle', [true, false])
      ? [
          // A single door opens away from the niche, as its twin at the right does.
          ...doors(Math.ceil(wanted / 2), wanted <= 2 ? { hinge: 'left' } : {}),
          ...(a.tv_niche ? [niche] : []),
          ...doors(Math.floor(wanted / 2)),
        ]
      : [...doors(wanted), ...(a.tv_niche ? [niche] : [])];
  return [
    ...(hung ? [] : stand(piece, w, d, foot)),
    ...box(casework, [-w / 2, w / 2], [foot, h - 22], [-d / 2, d / 2], columns),
    topBoard(w, d, [h - 22, h], casework.body),
  ];
};

/** A narrow cabinet whose flaps tip out with the shoes; some have a soft lid to sit on. */
export const shoeCabinet: Build = ({ w, h, d }, piece) => {
  const { attributes: a } = piece;
  const casework = caseworkOf(piece);
  const seat = a.seat_height ? 50 : 0;
  const columns = w > 850 ? 2 : 1;
  const rows = Math.max(1, Math.round(a.doors_count ? a.doors_count / columns : (h - seat) / 400));
  const cells = Array.from({ length: rows }, (): Cell => ({ kind: 'flap', share: 1 }));
  return [
    ...stand(piece, w, d, 40),
    ...box(
      casework,
      [-w / 2, w / 2],
      [40, h - seat - 18],
      [-d / 2, d / 2],
      Array.from({ length: columns }, () => ({ share: 1, cells })),
    ),
    topBoard(w, d, [h - seat - 18, h - seat], casework.body),
    ...(seat
      ? [
          part(
            cushion(w - 6, seat, d - 10, { round: 18, puff: 10 }).translate(0, h - seat / 2, 0),
            piece.finishes.cloth,
          ),
        ]
      : []),
  ];
};
