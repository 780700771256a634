import { filling } from '../kit/board.ts';
import type { Cell } from '../kit/cabinet.ts';
import { plinth } from '../kit/legs.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { box, type Casework, caseworkOf, cornice, doors, drawers } from './casework.ts';

type Span = readonly [number, number];

interface Unit {
  readonly casework: Casework;
  readonly z: Span;
  readonly top: number;
  readonly foot: number;
}

const tall = (unit: Unit, x: Span, kind: 'closed' | 'glass' | 'books'): Part[] => {
  const { casework, z, top, foot } = unit;
  const wide = x[1] - x[0] > 620;
  const row = (cell: Cell): Cell =>
    wide && cell.kind === 'door' ? { ...cell, kind: 'doors' } : cell;
  const cells: Cell[] = {
    closed: [row({ kind: 'door', share: 1, hinge: 'left', grip: 0.45 })],
    glass: [
      ...drawers(1).map((cell) => ({ ...cell, share: 0.13 })),
      row({ kind: 'door', share: 0.25, hinge: 'left', grip: 0.8 }),
      row({
        kind: 'door',
        share: 0.6,
        pane: 'glass',
        shelves: 3,
        hinge: 'left',
        grip: 0.25,
        finish: casework.upper,
      }),
    ],
    books: [
      row({ kind: 'door', share: 0.34, hinge: 'left', grip: 0.8 }),
      { kind: 'open', share: 0.66, shelves: 3 } as const,
    ],
  }[kind];
  return box(casework, x, [foot, top], z, [{ share: 1, cells }]);
};

/** The place for a television: a low stand, a panel behind, shelves or cupboards above. */
function television(unit: Unit, x: Span, hangs: readonly string[], drawerCount: number): Part[] {
  const { casework, z, top, foot } = unit;
  const h = 420;
  const w = x[1] - x[0];
  const columns = [
    ...doors(1),
    { share: 1.2, cells: drawers(Math.max(1, Math.min(2, drawerCount))) },
    ...doors(1).map((column) => ({
      ...column,
      cells: column.cells.map((cell) => ({ ...cell, hinge: 'right' as const })),
    })),
  ];
  const plank = (y: number, from: Span, deep: number) =>
    part(filling({ x: from, y: [y, y + 25], z: [z[0], z[0] + deep] }, 3), casework.upper);
  const shelves = hangs.includes('cupboards')
    ? box(
        { ...casework, facade: casework.upper },
        x,
        [top - 380, top],
        [z[0], z[0] + (z[1] - z[0]) * 0.8],
        doors(w > 1400 ? 3 : 2),
      )
    : [
        plank(top - 330, [x[0] + w * 0.06, x[0] + w * 0.66], 230),
        plank(top - 90, [x[0] + w * 0.3, x[0] + w * 0.94], 230),
      ];
  return [
    ...box(casework, x, [foot, foot + h], z, columns, { facade: casework.facade }),
    part(
      filling(
        { x, y: [foot + h, hangs.includes('cupboards') ? top - 380 : top], z: [z[0], z[0] + 16] },
        1,
      ),
      casework.upper,
    ),
    ...shelves,
  ];
}

/** A wall unit by the modules of its set: tall ones outside, the television between. */
export const wallUnit: Build = (size, piece) => {
  const { w, h, d } = size;
  const casework = caseworkOf(piece);
  const { words, attributes: a } = piece;
  if (/подвесная(?! под)/.test(words)) return hungUnit(size, piece);
  const set = (a.furniture_set ?? ['пенал', 'тумба под ТВ', 'витрина']).join(' ').toLowerCase();
  const crowned = /карниз/.test(words);
  const unit: Unit = { casework, z: [-d / 2, d / 2], top: crowned ? h - 54 : h, foot: 60 };
  const kinds: ('closed' | 'glass' | 'books')[] = [
    ...(/пенал|(?<!книжный )шкаф(?! наве)/.test(set) ? (['closed'] as const) : []),
    ...(/витрин/.test(set) ? (['glass'] as const) : []),
    ...(/книж/.test(set) ? (['books'] as const) : []),
    // Two of one kind stand at both ends.
    ...(/пенал — 2/.test(set) ? (['closed'] as const) : []),
    ...(/витрина — 2/.test(set) ? (['glass'] as const) : []),
  ];
  const module = Math.min(520, Math.max(380, (w * 0.5) / Math.max(1, kinds.length)));
  const left = kinds.slice(0, Math.ceil(kinds.length / 2));
  const right = kinds.slice(left.length);
  const reach = crowned ? 14 : 0;
  const [from, to] = [-w / 2 + reach + left.length * module, w / 2 - reach - right.length * module];
  const hangs = piece.choose('above', [['shelves'], ['cupboards'], ['shelves']]);
  return [
    plinth(w - reach * 2, d - 10, 62, casework.body, 12),
    ...left.flatMap((kind, i) =>
      tall(unit, [-w / 2 + reach + i * module, -w / 2 + reach + (i + 1) * module], kind),
    ),
    ...right.flatMap((kind, i) => tall(unit, [to + i * module, to + (i + 1) * module], kind)),
    ...television(unit, [from, to], /полк/.test(set) ? ['shelves'] : hangs, a.drawers ?? 2),
    ...(crowned
      ? [
          ...cornice(left.length * module + 28, d + 16, h, casework.body).map((one) =>
            shift(one, -w / 2 + (left.length * module + 28) / 2),
          ),
          ...(right.length
            ? cornice(right.length * module + 28, d + 16, h, casework.body).map((one) =>
                shift(one, w / 2 - (right.length * module + 28) / 2),
              )
            : []),
        ]
      : []),
  ];
};

const shift = (one: Part, x: number): Part => {
  one.geometry.translate(x, 0, -8);
  return one;
};

/** Boxes that hang on the wall: a long low one, cupboards and a glazed one above, shelves between. */
const hungUnit: Build = ({ w, h, d }, piece) => {
  const casework = caseworkOf(piece);
  const low = 340;
  const high = 360;
  const z: Span = [-d / 2, d / 2];
  const shelf = (x: Span, y: number): Part =>
    part(filling({ x, y: [y, y + 25], z: [-d / 2, -d / 2 + 220] }, 3), casework.body);
  return [
    ...box(casework, [-w * 0.36, w / 2], [0, low], z, [
      ...doors(2),
      { share: 1, cells: drawers(1) },
      { share: 1, cells: drawers(1) },
    ]),
    topBoardAt(w, d, low, casework),
    ...box({ ...casework, facade: casework.upper }, [-w / 2, w * 0.12], [h - high, h], z, doors(3)),
    ...box(casework, [w * 0.3, w / 2], [low + 300, h], z, [
      { share: 1, cells: [{ kind: 'door', share: 1, pane: 'glass', shelves: 2, hinge: 'left' }] },
    ]),
    shelf([-w / 2, -w * 0.1], low + 420),
    shelf([-w * 0.3, w * 0.24], low + 640),
  ];
};

const topBoardAt = (w: number, d: number, y: number, { body }: Casework): Part =>
  part(filling({ x: [-w * 0.36, w / 2], y: [y, y + 20], z: [-d / 2, d / 2] }, 3), body);
