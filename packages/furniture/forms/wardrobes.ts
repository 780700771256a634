import { filling } from '../kit/board.ts';
import type { Cell, Column } from '../kit/cabinet.ts';
import { blackMetal, chrome, darker, mirrorGlass } from '../kit/finishes.ts';
import { front } from '../kit/fronts.ts';
import { mirrored, moved, type Part, part, times, turned, unit } from '../kit/part.ts';
import type { Build, Piece } from '../kit/piece.ts';
import { type Outline, slab } from '../kit/slab.ts';
import { rod } from '../kit/tube.ts';
import {
  box,
  type Casework,
  caseworkOf,
  cornice,
  drawers,
  stand,
  standHeight,
  topBoard,
} from './casework.ts';

/** How many drawers each column has: those that do not go round stand under the outer columns, the right one first. */
function drawersOf(drawers: number, columns: number): number[] {
  const over = drawers % columns;
  const isOuter = (index: number) => {
    const place = Math.min(index * 2 + 1, (columns - 1 - index) * 2);
    return place < over;
  };
  return times(columns, (index) => Math.floor(drawers / columns) + (isOuter(index) ? 1 : 0));
}

/** The doors of each column from below, as the data count them. */
function columnsOf({ attributes: a, title }: Piece, w: number, h: number): Column[] {
  const wanted = a.doors_count ?? Math.max(1, Math.round(w / 480));
  const glazed = a.facade_with_showcase === true || /витрин/.test(title);
  // Doors above each other: a bookcase with four doors has two columns.
  const stacked = glazed && wanted >= 4;
  const count = Math.max(1, Math.round(stacked ? wanted / 2 : wanted));
  const below = drawersOf(a.drawers ?? 0, count);
  const mirror = /зеркал/.test(a.facade_design ?? '');
  return times(count, (index): Column => {
    const hinge = index % 2 === 0 && index < count - 1 ? 'left' : 'right';
    const rows = below[index] ?? 0;
    const upper: Cell = {
      kind: 'door',
      share: glazed && (rows || stacked) ? 0.62 : 1,
      hinge,
      grip: glazed ? 0.3 : 0.46,
      ...(glazed && { pane: 'glass' as const, shelves: Math.max(2, Math.round((h * 0.6) / 380)) }),
      ...(mirror && index === Math.floor(count / 2) && { pane: 'mirror' as const }),
    };
    const lower: Cell[] = stacked ? [{ kind: 'door', share: 0.38, hinge, grip: 0.8 }] : [];
    return {
      share: 1,
      cells: [...drawers(rows).map((cell) => ({ ...cell, share: 0.1 })), ...lower, upper],
    };
  });
}

/** A wardrobe or bookcase with hinged doors. */
export const wardrobe: Build = ({ w, h, d }, piece) => {
  const casework = caseworkOf(piece);
  const foot = standHeight(piece, false);
  const crowned = /карниз/.test(piece.words) || casework.style.pattern === 'moulded';
  const top = crowned ? h - 54 : h - 20;
  return [
    ...stand(piece, w - (crowned ? 24 : 0), d - 12, foot),
    ...box(
      casework,
      [-w / 2 + (crowned ? 14 : 0), w / 2 - (crowned ? 14 : 0)],
      [foot, top],
      [-d / 2, d / 2 - (crowned ? 8 : 0)],
      columnsOf(piece, w, h),
    ),
    ...(crowned
      ? cornice(w, d, h, casework.body)
      : [topBoard(w, d - 16, [h - 20, h], casework.body, 2)]),
  ];
};

/** Sliding doors in two planes between aluminium profiles, under a rail. */
export const slidingWardrobe: Build = ({ w, h, d }, piece) => {
  const { attributes: a, words } = piece;
  const casework = caseworkOf(piece);
  const count = Math.max(2, a.doors_count ?? Math.round(w / 900));
  const metal = piece.choose('profile', [chrome, blackMetal, chrome]);
  const t = 18;
  const [bottom, top] = [60, h - 60];
  const mirrored = /зеркал/.test(`${a.facade_design ?? ''} ${a.facade_color ?? ''}`);
  const overlap = 40;
  const width = (w - t * 2 + overlap * (count - 1)) / count;
  const leaf = (index: number): Part[] => {
    // Open, the first leaf stands behind the second.
    const place = piece.open ? Math.max(index, 1) : index;
    const x = -w / 2 + t + width / 2 + place * (width - overlap);
    const z = d / 2 - 70 + (index % 2) * 34;
    const height = top - bottom;
    const frame = 26;
    const pane = mirrored && index % 2 === 1;
    const rows = pane ? 1 : piece.choose('rows', [1, 3, 2]);
    const fields = times(rows, (row) => {
      const field = (height - frame * 2) / rows;
      const made = front({
        w: width - frame * 2,
        h: field - (rows > 1 ? 6 : 0),
        finish: casework.facade,
        style: { ...casework.style, handle: 'none' },
        kind: 'door',
      });
      return moved(made, [x, bottom + frame + field * (row + 0.5), z]);
    }).flat();
    const glass = part(
      filling(
        {
          x: [x - width / 2 + frame, x + width / 2 - frame],
          y: [bottom + frame, top - frame],
          z: [z + 6, z + 12],
        },
        0.5,
      ),
      mirrorGlass,
    );
    const stile = (from: number, to: number, y0: number, y1: number) =>
      part(filling({ x: [from, to], y: [y0, y1], z: [z, z + 28] }, 3), metal);
    return unit('door', [
      ...(pane ? [glass] : fields),
      stile(x - width / 2, x - width / 2 + frame, bottom, top),
      stile(x + width / 2 - frame, x + width / 2, bottom, top),
      stile(x - width / 2 + frame, x + width / 2 - frame, bottom, bottom + frame),
      stile(x - width / 2 + frame, x + width / 2 - frame, top - frame, top),
    ]);
  };
  const side = (x0: number, x1: number, y0: number, y1: number, z1 = d / 2) =>
    part(filling({ x: [x0, x1], y: [y0, y1], z: [-d / 2, z1] }, 2), casework.body);
  return [
    side(-w / 2, -w / 2 + t, 0, h),
    side(w / 2 - t, w / 2, 0, h),
    side(-w / 2 + t, w / 2 - t, h - 58, h),
    side(-w / 2 + t, w / 2 - t, 0, /без порожка|подвес/.test(words) ? 50 : 58),
    part(
      filling({ x: [-w / 2 + t, w / 2 - t], y: [40, h - 40], z: [-d / 2, -d / 2 + 10] }, 1),
      darker(casework.body, 0.4),
    ),
    part(
      filling({ x: [-w / 2 + t, w / 2 - t], y: [56, 62], z: [d / 2 - 76, d / 2 - 4] }, 1),
      metal,
    ),
    ...(piece.open ? behindLeaf([-w / 2 + t, -w / 2 + width - overlap], h, d, casework) : []),
    ...times(count, leaf).flat(),
  ];
};

/** What is seen when the first leaf is slid away: a rail over shelves, or shelves alone. */
function behindLeaf(x: readonly [number, number], h: number, d: number, { body, style }: Casework) {
  const z: [number, number] = [-d / 2 + 10, d / 2 - 90];
  const shelf = (y: number) => part(filling({ x: [...x], y: [y - 9, y + 9], z }, 1), body);
  const rail = h - 470;
  return [
    shelf(h - 400),
    part(rod([x[0], rail, 0], [x[1], rail, 0], 14), style.metal),
    ...[0.2, 0.36].map((share) => shelf(h * share)),
    part(filling({ x: [x[1], x[1] + 18], y: [60, h - 60], z }, 1), body),
  ];
}

/** A corner wardrobe: five sides, the door across the corner. */
export const cornerWardrobe: Build = ({ w, h, d }, piece) => {
  const casework = caseworkOf(piece);
  const side = Math.min(w, d) * 0.44;
  const [x, z] = [w / 2, d / 2];
  const outline = (grow: number): Outline => [
    [-x, -z],
    [x, -z],
    [x, -z + side + grow],
    [-x + side + grow, z],
    [-x, z],
  ];
  const length = Math.hypot(w - side, d - side);
  const middle = [(-x + side + x) / 2, (z - z + side) / 2] as const;
  const height = h - 70 - 30;
  const door = front({
    w: length - 50,
    h: height - 8,
    finish: casework.facade,
    style: casework.style,
    kind: 'door',
    hinge: 'left',
    grip: 0.46,
  });
  const angle = Math.PI / 2 - Math.atan2(d - side, w - side);
  const inward = 46;
  const normal = [Math.sin(angle), Math.cos(angle)] as const;
  // Its door looks to the left, where the light comes from.
  return mirrored([
    part(slab(outline(-30), 70, 2), darker(casework.body, 0.12)),
    part(slab(outline(-34), height, 2).translate(0, 70, 0), casework.body),
    part(slab(outline(0), 30, 3).translate(0, h - 30, 0), casework.body),
    ...moved(turned(door, angle), [
      middle[0] - normal[0] * inward * 0.5,
      70 + height / 2,
      middle[1] - normal[1] * inward * 0.5,
    ]),
  ]);
};
