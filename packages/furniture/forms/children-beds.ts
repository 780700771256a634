import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { bedLinen, type Finish } from '../kit/finishes.ts';
import { front } from '../kit/fronts.ts';
import { pole } from '../kit/lathe.ts';
import { middles, moved, type Part, part, times, unit } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { madeBed } from './bedding.ts';
import { caseworkOf } from './casework.ts';

type Span = readonly [number, number];

const plank = (x: Span, y: Span, z: Span, finish: Finish, bevel = 5) =>
  part(filling({ x, y, z }, bevel), finish);

/** Two beds above each other, or one high up: posts, guards, a ladder at the right side. */
export const bunk: Build = ({ w, h, d }, piece) => {
  const { attributes: a, finishes, choose } = piece;
  const finish = finishes.body;
  const loft = /чердак/.test(piece.title);
  const p = 58;
  const [x, z] = [w / 2, d / 2];
  const posts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      plank(sx < 0 ? [-x, -x + p] : [x - p, x], [0, h], sz < 0 ? [-z, -z + p] : [z - p, z], finish),
    ),
  );
  const guard = 360;
  const upper = h - guard;
  const deck = (level: number): Part[] => [
    ...[-1, 1].map((s) =>
      plank(
        s < 0 ? [-x + 8, -x + 34] : [x - 34, x - 8],
        [level - 120, level],
        [-z + p, z - p],
        finish,
      ),
    ),
    ...[-1, 1].map((s) =>
      plank(
        [-x + p, x - p],
        [level - 120, level],
        s < 0 ? [-z + 8, -z + 34] : [z - 34, z - 8],
        finish,
      ),
    ),
  ];
  const opening = 420;
  const rails = (bottom: number, top: number, count: number): Part[] =>
    times(count, (i) => {
      const y = bottom + ((top - bottom) * (i + 0.5)) / count;
      const half = Math.min(46, (top - bottom) / count / 2 - 22);
      return [
        plank([-x + 10, -x + 32], [y - half, y + half], [-z + p, z - p], finish),
        plank([x - 32, x - 10], [y - half, y + half], [-z + p, z - p - opening], finish),
        plank([-x + p, x - p], [y - half, y + half], [-z + 10, -z + 32], finish),
        plank([-x + p, x - p], [y - half, y + half], [z - 32, z - 10], finish),
      ];
    }).flat();
  const ladder = unit('ladder', [
    ...[z - p - opening, z - p - 30].map((at) =>
      plank([x - 40, x], [0, h - 40], [at, at + 34], finish),
    ),
    ...times(Math.round(upper / 270), (i) =>
      plank(
        [x - 46, x - 2],
        [220 + i * 260, 246 + i * 260],
        [z - p - opening + 30, z - p - 26],
        finish,
      ),
    ),
  ]);
  const low = 300;
  const bedAt = (level: number, cover: boolean) =>
    madeBed(w - 90, d - 90, level + 90, piece, { thick: 120, covered: cover });
  const casework = caseworkOf(piece);
  const drawerCount = a.drawers ?? 0;
  const boxes = middles(-z + p, z - p, drawerCount).flatMap((at) => {
    const made = front({
      w: (d - p * 2) / drawerCount - 12,
      h: low - 150,
      finish,
      style: { ...casework.style, pattern: 'flat', handle: 'slot' },
      kind: 'drawer',
    });
    for (const { geometry } of made) geometry.rotateY(Math.PI / 2);
    return moved(made, [x - 20, (low - 130) / 2 + 26, at]);
  });
  return [
    ...posts,
    ...deck(upper),
    ...rails(upper + 30, h - 10, choose('guard', [2, 3])),
    ...bedAt(upper, true),
    ...ladder,
    ...(loft
      ? []
      : [...deck(low), ...rails(low + 30, low + 330, 2).slice(2, 4), ...bedAt(low, true)]),
    ...boxes,
  ];
};

/** A cot: bars all around, a low mattress, a drawer below. */
export const crib: Build = ({ w, h, d }, piece) => {
  const finish = piece.finishes.body;
  const [x, z] = [w / 2, d / 2];
  const p = 44;
  const low = 230;
  const top = h - 20;
  const post = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      plank(
        sx < 0 ? [-x, -x + p] : [x - p, x],
        [0, h],
        sz < 0 ? [-z, -z + p] : [z - p, z],
        finish,
        9,
      ),
    ),
  );
  const side = (s: number): Part[] => [
    plank(s < 0 ? [-x + 8, -x + 34] : [x - 34, x - 8], [top - 50, top], [-z + p, z - p], finish, 9),
    plank(s < 0 ? [-x + 8, -x + 34] : [x - 34, x - 8], [low, low + 50], [-z + p, z - p], finish),
    ...middles(-z + p, z - p, Math.round(d / 80)).map((at) =>
      part(pole(top - low - 60, 9, 9, 8).translate(s * (x - 21), low + 30, at), finish),
    ),
  ];
  const end = (s: number): Part[] => [
    plank(
      [-x + p, x - p],
      [top - 56, top + 4],
      s < 0 ? [-z + 8, -z + 34] : [z - 34, z - 8],
      finish,
      9,
    ),
    plank([-x + p, x - p], [low, low + 50], s < 0 ? [-z + 8, -z + 34] : [z - 34, z - 8], finish),
    ...middles(-x + p, x - p, Math.round(w / 90)).map((at) =>
      part(pole(top - low - 60, 9, 9, 8).translate(at, low + 30, s * (z - 21)), finish),
    ),
  ];
  const casework = caseworkOf(piece);
  const drawer = front({
    w: d - 110,
    h: 170,
    finish,
    style: { ...casework.style, pattern: 'flat', handle: 'slot' },
    kind: 'drawer',
  });
  for (const { geometry } of drawer) geometry.rotateY(Math.PI / 2);
  return [
    ...post,
    ...side(-1),
    ...side(1),
    ...end(-1),
    ...end(1),
    plank([-x + 40, x - 40], [low + 120, low + 134], [-z + 40, z - 40], finish, 2),
    part(
      cushion(w - 84, 120, d - 84, { round: 30, puff: 8, cells: [2, 1, 2] }).translate(
        0,
        low + 194,
        0,
      ),
      bedLinen,
    ),
    ...((piece.attributes.drawers ?? 0) > 0
      ? [
          ...moved(drawer, [x - 26, 130, 0]),
          plank([-x + 40, x - 30], [50, 210], [-z + 52, z - 52], finish, 2),
        ]
      : []),
  ];
};
