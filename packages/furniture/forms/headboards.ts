import { darker, type Finish } from '../kit/finishes.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Piece, Size } from '../kit/piece.ts';
import { type Outline, uprightSlab } from '../kit/slab.ts';
import { plank } from './bed-parts.ts';

interface HeadShape {
  readonly rail: number;
  readonly t: number;
  readonly headDepth: number;
  readonly shelves: boolean;
  readonly massive: boolean;
}

/** A board whose upper edge runs in three waves; the middle of each is its whole height. */
const wavy = (w: number, h: number): Outline => [
  [-w / 2, 0],
  [w / 2, 0],
  ...times(49, (i) => {
    const way = i / 48;
    return [w / 2 - w * way, h - 45 * (1 - Math.sin(way * 3 * Math.PI) ** 2)] as const;
  }),
];

/** The head of a bed of boards: with shelves, between posts, waved for a child, or plain. */
export function boardHead(
  { w, h, d }: Size,
  { words, choose }: Piece,
  finish: Finish,
  { rail, t, headDepth, shelves, massive }: HeadShape,
): Part[] {
  const waves = /волны/.test(words);
  const post = massive && !waves && choose('posts', [true, false, true]);
  const back = -d / 2;
  if (shelves) {
    return [
      // Boards meet and never lie in one plane: there neither would have light.
      plank([-w / 2 + 20, w / 2 - 20], [0, h - 22], [back + 2, back + 18], finish),
      ...[-1, 1].map((s) =>
        plank(
          s < 0 ? [-w / 2, -w / 2 + 20] : [w / 2 - 20, w / 2],
          [0, h - 22],
          [back, back + headDepth],
          finish,
        ),
      ),
      plank([-w / 2, w / 2], [h - 22, h], [back, back + headDepth], finish),
      plank([-w / 2 + 20, w / 2 - 20], [h * 0.66, h * 0.66 + 20], [back, back + headDepth], finish),
      ...middles(-w / 2, w / 2, 3)
        .slice(0, 2)
        .map((x) =>
          plank(
            [x + w / 6 - 9, x + w / 6 + 9],
            [h * 0.66, h - 20],
            [back, back + headDepth - 6],
            finish,
          ),
        ),
      plank(
        [-w / 2 + 20, w / 2 - 20],
        [0, h * 0.66],
        [back + headDepth - 20, back + headDepth],
        finish,
      ),
    ];
  }
  if (post) {
    const rails = choose('head rails', ['slats', 'planks']);
    const inner = [-w / 2 + 50, w / 2 - 50] as const;
    return [
      ...[-1, 1].map((s) =>
        plank(
          s < 0 ? [-w / 2, -w / 2 + 56] : [w / 2 - 56, w / 2],
          [0, h],
          [back, back + 56],
          finish,
          5,
        ),
      ),
      plank(inner, [h - 110, h - 20], [back + 8, back + 44], finish, 5),
      plank(inner, [rail - 60, rail + 30], [back + 8, back + 44], finish, 5),
      ...(rails === 'slats'
        ? middles(...inner, Math.round(w / 130)).map((x) =>
            plank([x - 24, x + 24], [rail + 30, h - 108], [back + 18, back + 36], finish),
          )
        : times(2, (i) => {
            const step = (h - 130 - rail - 40) / 2;
            return plank(
              inner,
              [rail + 46 + i * step, rail + 36 + (i + 1) * step],
              [back + 16, back + 38],
              finish,
              4,
            );
          })),
    ];
  }
  if (waves) return [part(uprightSlab(wavy(w, h), t, 5).translate(0, 0, back), finish)];
  return [
    plank([-w / 2, w / 2], [0, h], [back, back + t], finish, massive ? 10 : 4),
    ...(massive
      ? times(2, (i) =>
          plank(
            [-w / 2 + 30, w / 2 - 30],
            [rail + 70 + i * 170, rail + 76 + i * 170],
            [back + t - 2, back + t + 1],
            darker(finish, 0.4),
            1,
          ),
        )
      : []),
  ];
}
