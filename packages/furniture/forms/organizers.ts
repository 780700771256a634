import { board, filling } from '../kit/board.ts';
import { darker, metalOf, painted, plastic, wicker, wood } from '../kit/finishes.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rod, rounded, tube } from '../kit/tube.ts';

/** What keeps a kitchen in order: a tray for a drawer, a rack for dishes, a basket. */
export const organizer: Build = (size, piece) => {
  const { title } = piece;
  if (/сушилк/.test(title)) return dishRack(size, piece);
  if (/корзин/.test(title)) return basket(size, piece);
  return tray(size, piece);
};

/** A shallow tray of bamboo with compartments. */
const tray: Build = ({ w, h, d }, piece) => {
  const finish = wood(piece.look.main.base);
  const t = 9;
  const wall = (x: readonly [number, number], z: readonly [number, number], high = h) =>
    part(filling({ x, y: [4, high], z }, 2), finish);
  const lanes = w > 350 ? 4 : 3;
  const lane = (w - t * 2) / lanes;
  const cross = d * 0.24;
  return [
    part(
      filling({ x: [-w / 2 + 2, w / 2 - 2], y: [0, 6], z: [-d / 2 + 2, d / 2 - 2] }, 1),
      darker(finish, 0.08),
    ),
    wall([-w / 2, -w / 2 + t], [-d / 2, d / 2]),
    wall([w / 2 - t, w / 2], [-d / 2, d / 2]),
    wall([-w / 2 + t, w / 2 - t], [-d / 2, -d / 2 + t]),
    wall([-w / 2 + t, w / 2 - t], [d / 2 - t, d / 2]),
    ...times(lanes - 1, (i) =>
      wall(
        [-w / 2 + t + lane * (i + 1) - 3, -w / 2 + t + lane * (i + 1) + 3],
        [-d / 2 + t, d / 2 - t - cross],
        h - 8,
      ),
    ),
    wall([-w / 2 + t, w / 2 - t], [d / 2 - t - cross - 3, d / 2 - t - cross + 3], h - 8),
  ];
};

/** A rack of wire over a tray, with a cup for cutlery. */
const dishRack: Build = ({ w, h, d }, piece) => {
  const wire = metalOf('сталь', piece.look.main.base) ?? painted(piece.look.main.base);
  const ring = (y: number, shrink: number) =>
    part(
      tube(
        roundedRectangle(w - 8 - shrink, d - 8 - shrink, 40).map(([x, z]) => [x, y, z] as const),
        4,
        { sides: 6, closed: true },
      ),
      wire,
    );
  const [x, z] = [w / 2 - 14, d / 2 - 14];
  const low = h * 0.24;
  const mid = h * 0.56;
  return [
    part(
      slab(roundedRectangle(w * 0.94, d * 0.94, 30), 18, 5).translate(0, 4, 0),
      plastic('#e8e4dc'),
    ),
    ring(low, 0),
    ring(mid, 0),
    ...times(9, (i) =>
      part(rod([-x + (2 * x * i) / 8, low, -z], [-x + (2 * x * i) / 8, low, z], 2.5, 5), wire),
    ),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        part(rod([sx * x, 0, sz * z], [sx * x, h * (sz < 0 ? 1 : 0.6), sz * z], 5, 6), wire),
      ),
    ),
    part(
      tube(
        rounded(
          [
            [-x, h - 6, -z],
            [x, h - 6, -z],
          ],
          4,
        ),
        4,
        { sides: 6 },
      ),
      wire,
    ),
    ...middles(-x, x * 0.5, 9).map((at) =>
      part(
        tube(
          rounded(
            [
              [at, low, -z * 0.8],
              [at, low + h * 0.34, -z * 0.3],
              [at, low, z * 0.2],
            ],
            40,
            4,
          ),
          2.5,
          { sides: 5 },
        ),
        wire,
      ),
    ),
    part(
      board(w * 0.2, h * 0.42, d * 0.3, 8).translate(x - w * 0.1, low + h * 0.22, z - d * 0.2),
      plastic('#d9d3c8'),
    ),
  ];
};

/** A round basket: rows of thick cord, two handles. */
const basket: Build = ({ w, h }, piece) => {
  const finish = wicker(piece.look.main.base);
  const rows = Math.round(h / 15);
  const step = h / rows;
  const ears: Part[] = [-1, 1].map((side) =>
    part(
      tube(
        rounded(
          [
            [side * (w / 2 - 6), h * 0.72, -44],
            [side * (w / 2 - 2), h * 0.98, -40],
            [side * (w / 2 - 2), h * 0.98, 40],
            [side * (w / 2 - 6), h * 0.72, 44],
          ],
          26,
          4,
        ),
        6,
        { sides: 6 },
      ),
      darker(finish, 0.35),
    ),
  );
  return [
    part(slab(roundedRectangle(w * 0.8, w * 0.8, w), 10, 4), finish),
    ...times(rows, (i) => {
      const r = (w / 2) * (0.82 + 0.18 * Math.sin(((i + 0.5) / rows) * Math.PI * 0.62)) - 10;
      return part(
        tube(
          times(
            36,
            (j) =>
              [
                Math.cos((j / 36) * Math.PI * 2) * r,
                step * (i + 0.5),
                Math.sin((j / 36) * Math.PI * 2) * r,
              ] as const,
          ),
          step * 0.58,
          { sides: 6, closed: true },
        ),
        i % 4 === 3 ? darker(finish, 0.1) : finish,
      );
    }),
    ...ears,
  ];
};
