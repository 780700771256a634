import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { darker, type Finish, metalOf, shadow } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { uprightSlab } from '../kit/slab.ts';
import { rod } from '../kit/tube.ts';
import { box, caseworkOf } from './casework.ts';

const plank = (
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  finish: Finish,
  bevel = 2,
) => part(filling({ x: [x0, x1], y: [y0, y1], z: [z0, z1] }, bevel), finish);

/** Open shelves: boards between sides, or on a frame of steel. */
export const rack: Build = (size, piece) => {
  const { w, h, d } = size;
  const { words, attributes: a, choose, finishes } = piece;
  if (/домик|крыша/.test(words)) return house(size, piece);
  if (/паровоз/.test(words)) return train(size, piece);
  const told = /пять полок/.test(words) ? 5 : /четыре полки/.test(words) ? 4 : 0;
  const shelves = told || Math.max(3, Math.round(h / 370));
  const steel = metalOf(`${a.body_material ?? ''}`.toLowerCase(), finishes.legs.colour);
  const board = finishes.body.name === 'wood' ? finishes.body : finishes.top;
  const level = (index: number) => 70 + ((h - 90) * index) / (shelves - 1);
  if (steel) {
    const [x, z] = [w / 2 - 13, d / 2 - 13];
    const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sz) => [sx * x, sz * z] as const));
    return [
      ...corners.map(([cx, cz]) => plank(cx - 13, cx + 13, 0, h, cz - 13, cz + 13, steel, 3)),
      ...times(shelves, (i) =>
        plank(-x, x, level(i) - 12, level(i) + 12, -d / 2 + 2, d / 2 - 2, board, 3),
      ),
      ...times(shelves, (i) =>
        [-1, 1].map((s) =>
          plank(-x, x, level(i) - 30, level(i) - 13, s * z - 6, s * z + 6, steel, 1),
        ),
      ).flat(),
      part(rod([-x, 90, -z], [x, h - 60, -z], 4, 6), steel),
      part(rod([x, 90, -z], [-x, h - 60, -z], 4, 6), steel),
    ];
  }
  if (/клинь/.test(words)) {
    return [
      ...[-1, 1].flatMap((s) => [
        plank(
          s < 0 ? -w / 2 + 40 : w / 2 - 66,
          s < 0 ? -w / 2 + 66 : w / 2 - 40,
          0,
          h,
          -d / 2,
          d / 2,
          board,
          4,
        ),
      ]),
      ...times(shelves, (i) =>
        plank(-w / 2, w / 2, level(i) - 13, level(i) + 13, -d / 2 + 10, d / 2 - 10, board, 4),
      ),
      ...times(shelves, (i) =>
        [-1, 1].flatMap((s) =>
          middles(-d / 2, d / 2, 2).map((z) =>
            plank(
              s * (w / 2 - 20) - 8,
              s * (w / 2 - 20) + 8,
              level(i) - 30,
              level(i) + 34,
              z - 14,
              z + 14,
              darker(board, 0.15),
              3,
            ),
          ),
        ),
      ).flat(),
    ];
  }
  const columns = w > 900 ? 2 : 1;
  return box(
    { ...caseworkOf(piece), style: { ...caseworkOf(piece).style, handle: 'none' } },
    [-w / 2, w / 2],
    [0, h],
    [-d / 2, d / 2 + 16],
    times(columns, (index) => ({
      share: 1,
      cells: [
        ...(a.drawers
          ? times(a.drawers / columns, () => ({ kind: 'drawer' as const, share: 0.2 }))
          : []),
        {
          kind: 'open' as const,
          share: 1,
          shelves: shelves - 2 - (choose('even', [0, 1]) ? index : 0),
        },
      ],
    })),
  );
};

/** Shelves under a roof, with drawers for toys below. */
const house: Build = ({ w, h, d }, piece) => {
  const { body } = piece.finishes;
  const roof = Math.min(h * 0.26, w * 0.42);
  const eaves = h - roof;
  const t = 16;
  const gable = (from: number): Part => {
    const outline = [
      [-w / 2, 0],
      [w / 2, 0],
      [0, roof],
    ] as const;
    return part(uprightSlab(outline, t, 2).translate(0, eaves, from), body);
  };
  const slope = (side: number): Part => {
    const length = Math.hypot(w / 2, roof);
    return part(
      filling({ x: [-length / 2, length / 2], y: [-t, 0], z: [-d / 2, d / 2] }, 3)
        .rotateZ(side * -Math.atan2(roof, w / 2))
        .translate((side * w) / 4, eaves + roof / 2, 0),
      piece.finishes.facade === body ? darker(body, 0.1) : piece.finishes.facade,
    );
  };
  const style = {
    ...caseworkOf(piece),
    style: { ...caseworkOf(piece).style, handle: 'knob' as const },
  };
  const columns = w > 800 ? 3 : 1;
  return [
    ...box(
      style,
      [-w / 2 + 8, w / 2 - 8],
      [0, eaves],
      [-d / 2, d / 2],
      times(columns, () => ({
        share: 1,
        cells: [
          ...times(Math.max(1, Math.round((piece.attributes.drawers ?? 2) / columns)), () => ({
            kind: 'drawer' as const,
            share: 0.34,
          })),
          { kind: 'open' as const, share: 1, shelves: 1 },
        ],
      })),
    ),
    gable(-d / 2),
    slope(-1),
    slope(1),
  ];
};

/** A low rack like an engine with wagons: boxes on wheels, a chimney. */
const train: Build = ({ w, h, d }, piece) => {
  const { body } = piece.finishes;
  const t = 18;
  const wheel = 70;
  const cab = w * 0.34;
  const low = h * 0.62;
  const style = {
    ...caseworkOf(piece),
    style: { ...caseworkOf(piece).style, handle: 'none' as const },
  };
  const wagons = Math.max(2, Math.round((w - cab) / 400));
  return [
    ...box(
      style,
      [-w / 2, w / 2 - cab],
      [wheel, low],
      [-d / 2, d / 2],
      times(wagons, () => ({
        share: 1,
        cells: [
          { kind: 'drawer' as const, share: 0.5 },
          { kind: 'open' as const, share: 0.5 },
        ],
      })),
    ),
    ...box(
      style,
      [w / 2 - cab, w / 2],
      [wheel, h - 40],
      [-d / 2, d / 2],
      [
        {
          share: 1,
          cells: [
            { kind: 'drawer', share: 0.3 },
            { kind: 'open', share: 0.7, shelves: 0 },
          ],
        },
      ],
    ),
    plank(w / 2 - cab - 20, w / 2, h - 40, h - 40 + t + 22, -d / 2, d / 2, darker(body, 0.25), 10),
    part(pole(h * 0.26, 46, 34).translate(-w / 2 + 130, low, 0), darker(body, 0.25)),
    ...middles(-w / 2, w / 2, wagons + 1).map((x) =>
      part(
        pole(24, wheel + 20, wheel + 20, 24)
          .rotateX(Math.PI / 2)
          .translate(x, wheel + 20, d / 2 - 30),
        darker(body, 0.25),
      ),
    ),
    ...middles(-w / 2, w / 2, wagons + 1).map((x) =>
      part(
        pole(28, 20, 20, 12)
          .rotateX(Math.PI / 2)
          .translate(x, wheel + 20, d / 2 - 28),
        shadow,
      ),
    ),
  ];
};

/** A shelf on the wall: a board, with a rail and hooks, or in steps. */
export const wallShelf: Build = ({ w, h, d }, piece) => {
  const { words, finishes, attributes: a } = piece;
  const metal = metalOf((a.material ?? '').toLowerCase(), finishes.body.colour);
  const t = 20;
  if (/рейлинг/.test(words) && metal) {
    const hooks = Number(/крючки — (\d)/.exec(words)?.[1] ?? 5);
    const board =
      piece.finishes.top.name === 'wood'
        ? piece.finishes.top
        : { ...finishes.legs, name: 'wood', colour: '#c9a77c', metalness: 0 };
    const rail = h * 0.42;
    return [
      plank(-w / 2 + 6, w / 2 - 6, h * 0.55, h * 0.55 + t, -d / 2, d / 2 - 6, board, 3),
      ...[-1, 1].map((s) =>
        plank(s * (w / 2 - 3) - 3, s * (w / 2 - 3) + 3, rail - 30, h, -d / 2, d / 2, metal, 1),
      ),
      part(rod([-w / 2 + 4, h * 0.86, d / 2 - 6], [w / 2 - 4, h * 0.86, d / 2 - 6], 5), metal),
      part(rod([-w / 2 + 4, rail, d / 2 - 40], [w / 2 - 4, rail, d / 2 - 40], 6), metal),
      plank(-w / 2, w / 2, h * 0.55 + t, h, -d / 2, -d / 2 + 3, metal, 0.5),
      ...middles(-w / 2 + 20, w / 2 - 20, hooks).map((x) =>
        part(hook(x, rail, d / 2 - 40, rail), metal),
      ),
    ];
  }
  const steps = /три ступени/.test(words) ? 3 : 1;
  if (steps === 3) {
    return [
      ...[-1, 1].map((s) =>
        plank(
          s < 0 ? -w / 2 : w / 2 - 16,
          s < 0 ? -w / 2 + 16 : w / 2,
          0,
          h * 0.78,
          -d / 2,
          d / 2,
          finishes.body,
          4,
        ),
      ),
      ...times(3, (i) => [
        plank(
          -w / 2 + 16,
          w / 2 - 16,
          (h * 0.62 * i) / 2 + 6,
          (h * 0.62 * i) / 2 + 20,
          d / 2 - (d * (i + 1)) / 3,
          d / 2 - (d * i) / 3 - 2,
          finishes.body,
          3,
        ),
        plank(
          -w / 2 + 16,
          w / 2 - 16,
          (h * 0.62 * i) / 2 + 20,
          (h * 0.62 * i) / 2 + 52,
          d / 2 - (d * i) / 3 - 12,
          d / 2 - (d * i) / 3 - 2,
          finishes.body,
          3,
        ),
      ]).flat(),
      plank(-w / 2 + 16, w / 2 - 16, 0, h, -d / 2, -d / 2 + 12, finishes.body, 3),
    ];
  }
  return [
    plank(-w / 2, w / 2, 0, t, -d / 2, d / 2, finishes.body, 3),
    plank(-w / 2, -w / 2 + t, t, h, -d / 2, d / 2, finishes.body, 3),
    plank(w / 2 - t, w / 2, t, h, -d / 2, d / 2, finishes.body, 3),
    plank(-w / 2 + t, w / 2 - t, h - t, h, -d / 2, d / 2, finishes.body, 3),
  ];
};

function hook(x: number, y: number, z: number, reach: number) {
  const length = reach - 3;
  return rod([x, y + 6, z], [x, y - length, z + 2], 3, 6);
}

/** A soft lid for a box to sit on. */
export const softLid = (w: number, thick: number, d: number, y: number, finish: Finish): Part =>
  part(
    cushion(w, thick, d, { round: Math.min(24, thick * 0.45), puff: thick * 0.25 }).translate(
      0,
      y + thick / 2,
      0,
    ),
    finish,
  );
