import { BufferAttribute, BufferGeometry } from 'three';
import { board } from '../kit/board.ts';
import { darker, type Finish, paler } from '../kit/finishes.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab, superellipse } from '../kit/slab.ts';
import { rod } from '../kit/tube.ts';

/** A pile that is not quite even: a grid whose heights wander, over the rug's outline. */
function pile(w: number, d: number, thick: number, round: boolean, rough: number): BufferGeometry {
  const cells = 34;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= cells; row++) {
    for (let column = 0; column <= cells; column++) {
      const [u, v] = [(column / cells) * 2 - 1, (row / cells) * 2 - 1];
      // A square laid over a disc.
      const [x, z] = round
        ? [u * Math.sqrt(1 - (v * v) / 2), v * Math.sqrt(1 - (u * u) / 2)]
        : [u, v];
      const edge = Math.min(1, (1 - Math.max(Math.abs(u), Math.abs(v))) * cells * 0.6);
      const wander =
        Math.sin(u * 31 + v * 17) * Math.sin(v * 29 - u * 13) * 0.5 + Math.sin(u * 7 + v * 5) * 0.5;
      positions.push(
        (x * w) / 2,
        thick * Math.max(0, edge) ** 0.4 - (edge >= 1 ? rough * (wander + 1) * 0.5 : 0),
        (z * d) / 2,
      );
    }
  }
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const p = row * (cells + 1) + column;
      const [q, r, s] = [p + 1, p + cells + 2, p + cells + 1];
      indices.push(p, r, q, p, s, r);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(indices);
  return smoothNormals(geometry);
}

const strip = (x0: number, x1: number, z0: number, z1: number, y: number, finish: Finish): Part =>
  part(board(x1 - x0, 1.2, z1 - z0, 0.5).translate((x0 + x1) / 2, y, (z0 + z1) / 2), finish);

/** Threads at both ends. */
const fringe = (w: number, d: number, length: number, finish: Finish): Part[] =>
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

/** A rug that lies flat: its pattern, border and fringe by what the data say. */
export const rug: Build = ({ w, h, d }, piece) => {
  const { words, attributes: a, look } = piece;
  const round = /кругл/.test(words);
  const shaggy = h >= 25;
  const cloth: Finish = {
    name: /джут/.test(words) ? 'wicker' : shaggy ? 'fabric:букле' : 'fabric:шерсть',
    colour: look.main.base,
    roughness: 1,
    metalness: 0,
  };
  const pattern = (a.pattern ?? '').toLowerCase();
  if (shaggy) return [part(pile(w, d, h, round, h * 0.4), cloth)];
  const fringed = /бахром/.test(words);
  const length = fringed ? 46 : 0;
  const inner = d - length * 2;
  const base = part(
    slab(
      round ? superellipse(w, d, 2, 64) : roundedRectangle(w, inner, 10),
      h - 1,
      Math.min(4, h / 3),
    ),
    cloth,
  );
  const y = h - 0.6;
  const second = /графит|син|терракот|черн/.test(look.main.base)
    ? paler(cloth, 0.4)
    : piece.choose('second', [paler(cloth, 0.45), darker(cloth, 0.3)]);
  const decorated: Part[] = /полоск/.test(pattern)
    ? stripes(w, inner, y, second, piece.choose('stripes', [2, 3, 5]))
    : /медальон|орнамент/.test(pattern)
      ? medallion(w, inner, y, second, darker(cloth, 0.35))
      : /луч/.test(pattern)
        ? rays(w, y, second)
        : /размыт/.test(pattern)
          ? clouds(w, inner, y, [paler(cloth, 0.25), darker(cloth, 0.14), paler(cloth, 0.4)])
          : /кайма/.test(words)
            ? border(w, inner, y, second, 60)
            : [];
  return [base, ...decorated, ...(fringed ? fringe(w, inner, length, paler(cloth, 0.6)) : [])];
};

const stripes = (w: number, d: number, y: number, finish: Finish, count: number): Part[] => {
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

function border(w: number, d: number, y: number, finish: Finish, wide: number): Part[] {
  const [x, z] = [w / 2 - 2, d / 2 - 2];
  return [
    strip(-x, x, -z, -z + wide, y, finish),
    strip(-x, x, z - wide, z, y, finish),
    strip(-x, -x + wide, -z + wide, z - wide, y, finish),
    strip(x - wide, x, -z + wide, z - wide, y, finish),
  ];
}

function medallion(w: number, d: number, y: number, pale: Finish, dark: Finish): Part[] {
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
    flower(w * 0.3, 8, dark, y - 0.4),
    flower(w * 0.24, 8, pale, y - 0.2),
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

const rays = (w: number, y: number, finish: Finish): Part[] =>
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

const clouds = (w: number, d: number, y: number, finishes: readonly Finish[]): Part[] =>
  times(16, (i) => {
    const [u, v] = [Math.sin(i * 12.9) * 0.36, Math.sin(i * 7.7 + 1) * 0.4];
    const [rw, rd] = [
      w * (0.1 + 0.09 * Math.abs(Math.sin(i * 3.1))),
      d * (0.05 + 0.05 * Math.abs(Math.cos(i * 5.3))),
    ];
    const outline = times(26, (j) => {
      const angle = (j / 26) * Math.PI * 2;
      const wander = 1 + 0.25 * Math.sin(angle * 3 + i) + 0.15 * Math.sin(angle * 5 + i * 2);
      return [Math.cos(angle) * rw * wander, Math.sin(angle) * rd * wander] as const;
    });
    return part(
      slab(outline, 0.7, 0.2).translate(u * w, y - 0.3 + (i % 3) * 0.12, v * d),
      finishes[i % finishes.length] ?? (finishes[0] as Finish),
    );
  });
