import { board } from '../kit/board.ts';
import type { Finish } from '../kit/finishes.ts';
import { type Part, part, times } from '../kit/part.ts';
import { slab, superellipse } from '../kit/slab.ts';
import { rod } from '../kit/tube.ts';

const strip = (x0: number, x1: number, z0: number, z1: number, y: number, finish: Finish): Part =>
  part(board(x1 - x0, 1.2, z1 - z0, 0.5).translate((x0 + x1) / 2, y, (z0 + z1) / 2), finish);

/** Threads at both ends. */
export const fringe = (w: number, d: number, length: number, finish: Finish): Part[] =>
  [-1, 1].flatMap((side) =>
    times(Math.round(w / 34), (i) => {
      const x = -w / 2 + 12 + (i * (w - 24)) / (Math.round(w / 34) - 1);
      return part(
        rod(
          [x, 2, (side * d) / 2 - side * 2],
          [x + ((i * 7) % 9) - 4, 2, side * (d / 2 + length)],
          3,
          4,
        ),
        finish,
      );
    }),
  );

export const stripes = (w: number, d: number, y: number, finish: Finish, count: number): Part[] => {
  const group = d / 5;
  return times(5, (i) =>
    times(count, (j) =>
      strip(
        -w / 2 + 2,
        w / 2 - 2,
        -d / 2 + group * (i + 0.5) + (j - count / 2) * 34,
        -d / 2 + group * (i + 0.5) + (j - count / 2) * 34 + (j % 2 ? 10 : 18),
        y,
        finish,
      ),
    ),
  ).flat();
};

export function border(w: number, d: number, y: number, finish: Finish, wide: number): Part[] {
  const [x, z] = [w / 2 - 2, d / 2 - 2];
  return [
    strip(-x, x, -z, -z + wide, y, finish),
    strip(-x, x, z - wide, z, y, finish),
    strip(-x, -x + wide, -z + wide, z - wide, y, finish),
    strip(x - wide, x, -z + wide, z - wide, y, finish),
  ];
}

export function medallion(w: number, d: number, y: number, pale: Finish, dark: Finish): Part[] {
  const flower = (size: number, petals: number, finish: Finish, level: number) =>
    part(
      slab(
        times(petals * 8, (i) => {
          const angle = (i / (petals * 8)) * Math.PI * 2;
          const r = size * (1 + 0.16 * Math.cos(angle * petals));
          return [Math.cos(angle) * r * 0.8, Math.sin(angle) * r] as const;
        }),
        0.8,
        0.2,
      ).translate(0, level, 0),
      finish,
    );
  const band = 0.09 * w;
  const sprigs = times(28, (i) => {
    const along = (i / 28) * Math.PI * 2;
    const [px, pz] = [
      Math.sign(Math.cos(along)) * Math.min(1, Math.abs(Math.cos(along)) * 1.35),
      Math.sign(Math.sin(along)) * Math.min(1, Math.abs(Math.sin(along)) * 1.35),
    ];
    return part(
      slab(superellipse(52, 52, 1.2, 16), 0.8, 0.2).translate(
        px * (w / 2 - band * 0.9),
        y - 0.2,
        pz * (d / 2 - band * 0.9),
      ),
      pale,
    );
  });
  return [
    ...border(w, d, y - 0.6, dark, band * 0.35),
    ...sprigs,
    // So far apart that one hides the other from afar, too.
    flower(w * 0.3, 8, dark, y - 0.8),
    flower(w * 0.24, 8, pale, y - 0.4),
    flower(w * 0.13, 8, dark, y),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => {
        const corner = flower(w * 0.13, 6, dark, y - 0.3);
        corner.geometry.translate(sx * w * 0.3, 0, sz * d * 0.33);
        return corner;
      }),
    ),
  ];
}

export const rays = (w: number, y: number, finish: Finish): Part[] =>
  times(36, (i) => {
    const angle = (i / 36) * Math.PI * 2;
    const [from, to] = [w * 0.08, w * (i % 3 === 0 ? 0.47 : i % 3 === 1 ? 0.38 : 0.3)];
    return part(
      board(to - from, 1, 16, 0.4)
        .translate((from + to) / 2, y, 0)
        .rotateY(angle),
      finish,
    );
  });

/** Long streaks that overlap as in a watercolour; each lies a hair higher than the one before. */
export const clouds = (w: number, d: number, y: number, finishes: readonly Finish[]): Part[] =>
  times(42, (i) => {
    const [rw, rd] = [
      w * (0.1 + 0.14 * Math.abs(Math.sin(i * 3.1))),
      d * (0.008 + 0.02 * Math.abs(Math.cos(i * 5.3))),
    ];
    const [x, z] = [
      Math.sin(i * 12.9) * (w / 2 - rw * 1.2),
      Math.sin(i * 7.7 + 1) * (d / 2 - rd * 1.6),
    ];
    const outline = times(30, (j) => {
      const angle = (j / 30) * Math.PI * 2;
      const wander = 1 + 0.14 * Math.sin(angle * 3 + i) + 0.1 * Math.sin(angle * 7 + i * 2);
      return [Math.cos(angle) * rw * wander, Math.sin(angle) * rd * wander] as const;
    });
    const geometry = slab(outline, 0.7, 0.2).translate(x, y - 1 + i * 0.02, z);
    return part(geometry, finishes[i % finishes.length] ?? (finishes[0] as Finish));
  });
