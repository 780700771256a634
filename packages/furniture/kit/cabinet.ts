import { type Bounds, filling } from './board.ts';
import { type Finish, paler } from './finishes.ts';
import { type FacadeStyle, front, frontDepth, frontThickness, type Pane } from './fronts.ts';
import { openDoor, openDrawer, openFlap } from './openings.ts';
import { moved, type Part, part, times, unmarked } from './part.ts';
import { rod } from './tube.ts';

/** A part of a column, from below; `share` is its height beside the others. */
export interface Cell {
  readonly share: number;
  readonly kind: 'door' | 'doors' | 'drawer' | 'flap' | 'open' | 'blind';
  readonly pane?: Pane;
  readonly hinge?: 'left' | 'right';
  /** Boards inside an open or glazed cell. */
  readonly shelves?: number;
  readonly grip?: number;
  readonly finish?: Finish;
}

export interface Column {
  readonly share: number;
  readonly cells: readonly Cell[];
  /** It stays closed where the others stand open: in a corner its doors would meet others. */
  readonly closed?: boolean;
  /** Another cabinet stands before its facades: they do not count as doors. */
  readonly hidden?: boolean;
}

export interface Cabinet {
  readonly bounds: Bounds;
  readonly columns: readonly Column[];
  readonly body: Finish;
  readonly facade: Finish;
  readonly style: FacadeStyle;
  /** Thickness of the carcass, mm. */
  readonly board?: number;
  /** The carcass ends behind the facades (overlay) or runs around them (inset). */
  readonly inset?: boolean;
  readonly back?: Finish;
  /** Doors stand open, and a drawer of each column is drawn out. */
  readonly open?: boolean;
}

/** Half of the shadow line between two facades, mm. */
const gap = 1.6;

/** Cuts a length into the shares. */
function cut(from: number, to: number, shares: readonly number[]): [number, number][] {
  const sum = shares.reduce((total, share) => total + share, 0) || 1;
  let at = from;
  return shares.map((share) => {
    const start = at;
    at += ((to - from) * share) / sum;
    return [start, at];
  });
}

function facades(
  cabinet: Cabinet,
  cell: Cell,
  x: [number, number],
  y: [number, number],
  z: number,
  isOpen: boolean,
) {
  const { style, facade, body } = cabinet;
  const finish = cell.finish ?? facade;
  const h = y[1] - y[0] - gap * 2;
  const middle = (y[0] + y[1]) / 2;
  const doors = cell.kind === 'doors' ? 2 : 1;
  const kind = cell.kind === 'drawer' || cell.kind === 'flap' ? cell.kind : 'door';
  return cut(x[0], x[1], doors === 2 ? [1, 1] : [1]).flatMap(([from, to], index) => {
    const hinge = doors === 2 ? (index === 0 ? 'left' : 'right') : (cell.hinge ?? 'left');
    const w = to - from - gap * 2;
    const made = front({
      ...{ w, h, finish, style, kind, hinge },
      ...(cell.pane && { pane: cell.pane }),
      ...(cell.grip !== undefined && { grip: cell.grip }),
    });
    const at = [(from + to) / 2, middle, z] as const;
    if (!isOpen) return moved(made, at);
    const leaf = { at, w, h };
    if (kind === 'door') return openDoor(made, leaf, hinge);
    if (kind === 'flap') return openFlap(made, leaf);
    return openDrawer(made, leaf, z - cabinet.bounds.z[0] - 20, body);
  });
}

/** Shelves behind an open door that shows none when it is closed: so many mm apart. */
const SHELVES = 370;
/** What hangs behind a door needs so much height, mm. */
const HANGING = 1300;

/** Which cells stand open: all doors, the second drawer from the top of each column; of many columns, every other pair. */
function opens(
  { cells, closed = false }: Column,
  index: number,
  count: number,
): (row: number) => boolean {
  if (closed || (count > 3 && index % 4 > 1)) return () => false;
  const drawers = cells.flatMap(({ kind }, row) => (kind === 'drawer' ? [row] : []));
  const out = drawers.at(-2) ?? drawers[0];
  return (row) => row === out || /door|flap/.test(cells[row]?.kind ?? '');
}

/** A carcass with everything in it: facades in front, shelves where one sees in. */
export function cabinet(spec: Cabinet): Part[] {
  const { bounds, columns, body, style, inset = false } = spec;
  const t = spec.board ?? 18;
  const { x, y, z } = bounds;
  const [back, face] = [z[0], z[1] - frontDepth(style)];
  const rim = inset ? face + frontThickness : face - 2;
  const made: Part[] = [];
  const add = (b: Bounds, finish: Finish, bevel = 1.6) =>
    made.push(part(filling(b, bevel), finish));
  add({ x: [x[0], x[0] + t], y, z: [back, rim] }, body);
  add({ x: [x[1] - t, x[1]], y, z: [back, rim] }, body);
  add({ x: [x[0] + t, x[1] - t], y: [y[0], y[0] + t], z: [back, rim] }, body);
  add({ x: [x[0] + t, x[1] - t], y: [y[1] - t, y[1]], z: [back, rim] }, body);
  add(
    { x: [x[0] + 4, x[1] - 4], y: [y[0] + 4, y[1] - 4], z: [back + 2, back + 8] },
    spec.back ?? paler(body, 0.1),
    0.5,
  );
  const innerX = [x[0] + t, x[1] - t] as const;
  const spans = cut(
    inset ? innerX[0] : x[0],
    inset ? innerX[1] : x[1],
    columns.map(({ share }) => share),
  );
  columns.forEach((column, index) => {
    const span = spans[index] ?? [0, 0];
    if (index > 0) {
      add(
        { x: [span[0] - t / 2, span[0] + t / 2], y: [y[0] + t, y[1] - t], z: [back + 8, face - 2] },
        body,
      );
    }
    const bottom = inset ? y[0] + t : y[0];
    const heights = cut(
      bottom,
      inset ? y[1] - t : y[1],
      column.cells.map(({ share }) => share),
    );
    const inside = [Math.max(span[0], innerX[0]), Math.min(span[1], innerX[1])] as const;
    const isOpen = spec.open ? opens(column, index, columns.length) : () => false;
    column.cells.forEach((cell, row) => {
      const [low, high] = heights[row] ?? [0, 0];
      const bared = isOpen(row) && cell.kind !== 'drawer';
      const seen = cell.kind === 'open' || cell.pane === 'glass' || bared;
      const shelf = (at: number) =>
        add(
          {
            x: inside,
            y: [at - t / 2, at + t / 2],
            z: [back + 8, face - (cell.kind === 'open' ? 4 : 24)],
          },
          body,
        );
      if (row > 0 && (seen || column.cells[row - 1]?.kind === 'open')) shelf(low);
      const hangs = bared && high - low > HANGING && index % 2 === 0 && cell.pane !== 'glass';
      if (hangs) {
        shelf(high - SHELVES);
        const [y, z] = [high - SHELVES - 70, (back + face) / 2];
        made.push(part(rod([inside[0], y, z], [inside[1], y, z], 14), style.metal));
      } else if (seen) {
        const hidden = bared ? Math.round((high - low) / SHELVES) - 1 : 0;
        const count = cell.shelves ?? hidden;
        times(count, (i) => shelf(low + ((high - low) * (i + 1)) / (count + 1)));
      }
      if (cell.kind !== 'open' && cell.kind !== 'blind') {
        const fronts = facades(spec, cell, span, [low, high], face, isOpen(row));
        made.push(...(column.hidden ? fronts.map(unmarked) : fronts));
      }
    });
  });
  return made;
}
