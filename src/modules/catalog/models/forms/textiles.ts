import { BufferAttribute, BufferGeometry } from 'three';
import { board } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { brass, darker, type Finish, linen, paler } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Build, ModelPiece } from '../kit/piece.ts';
import { pillowCord, pillow as pillowShape } from '../kit/pillow.ts';
import { slab, superellipse } from '../kit/slab.ts';
import { rod, tube } from '../kit/tube.ts';

const clothOf = (piece: ModelPiece, name = 'fabric:лён'): Finish => ({
  ...linen(piece.look.main.base),
  name,
});

/** A cloth that hangs in folds from the height, its folds deepest below. */
function drape(w: number, h: number, folds: number, deep: number): BufferGeometry {
  const [columns, rows] = [folds * 8, 10];
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows];
      const wave = Math.sin(u * folds * Math.PI * 2 + Math.sin(v * 2.4) * 0.35);
      const sharp = Math.sign(wave) * Math.abs(wave) ** 0.8;
      positions.push((u - 0.5) * w, h * (1 - v), sharp * (deep / 2) * (0.55 + 0.45 * v));
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const p = row * (columns + 1) + column;
      const [q, r, s] = [p + 1, p + columns + 2, p + columns + 1];
      indices.push(p, s, r, p, r, q);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(indices);
  return smoothNormals(geometry);
}

/** Curtains on their rod, as they hang: gathered, so far deeper than the cloth is thick. */
export const curtains: Build = ({ w, h }, piece) => {
  const { words } = piece;
  const sheer = /тюл/.test(words);
  const cloth: Finish = sheer
    ? { ...clothOf(piece), name: 'sheer', opacity: 0.55 }
    : clothOf(piece, 'fabric:портьера');
  const panels = /полотно — 2/.test(words) ? 2 : 1;
  const bar = 26;
  const span = w - 60;
  const width = panels === 2 ? span * 0.36 : span;
  const places = panels === 2 ? [-span / 2 + width / 2, span / 2 - width / 2] : [0];
  const folds = Math.max(5, Math.round(width / (sheer ? 110 : 95)));
  return [
    part(rod([-w / 2 + 18, h - bar / 2, 0], [w / 2 - 18, h - bar / 2, 0], bar / 2 - 2, 14), brass),
    ...[-1, 1].map((side) =>
      part(
        lathe(
          [
            [0, 0],
            [13, 3],
            [13, 14],
            [0, 18],
          ],
          16,
        )
          .rotateZ((-side * Math.PI) / 2)
          .translate(side * (w / 2 - 18), h - bar / 2, 0),
        brass,
      ),
    ),
    ...places.map((x) =>
      part(drape(width, h - bar - 6, folds, sheer ? 70 : 110).translate(x, 0, 0), cloth),
    ),
    ...places.flatMap((x) =>
      middles(x - width / 2, x + width / 2, folds).map((at) =>
        part(
          tube(
            superellipse(36, 36, 2, 12).map(([px, py]) => [at, h - bar / 2 + px, py] as const),
            2,
            { sides: 4, closed: true },
          ),
          brass,
        ),
      ),
    ),
  ];
};

/** A throw or a bedspread, folded as it lies in a shop: its fold measures a half by a quarter of the cloth. */
export const blanket: Build = ({ w, h, d }, piece) => {
  const { words } = piece;
  const knit = /вязк|кос/.test(words);
  const quilted = /стёжк|ветк/.test(words);
  const cloth = clothOf(
    piece,
    knit ? 'fabric:вязаный' : quilted ? 'fabric:хлопок' : 'fabric:шерсть',
  );
  const [fw, fd] = [w / 2, d / 4];
  const layer = Math.max(22, h * 2.4);
  const count = 4;
  const relief = knit
    ? (x: number, z: number) =>
        5 * Math.abs(Math.sin(x / 26)) + 3 * Math.sin(z / 14 + Math.sign(Math.sin(x / 26)) * 1.5)
    : quilted
      ? (x: number, z: number) =>
          -4 * (1 - Math.min(1, 3 * Math.abs(Math.sin((x + z) / 40)))) -
          4 * (1 - Math.min(1, 3 * Math.abs(Math.sin((x - z) / 40))))
      : (x: number, z: number) => 2.5 * Math.sin(x / 90 + z / 140) + 1.5 * Math.sin(z / 60);
  const folds = times(count, (i) =>
    part(
      cushion(fw - (i % 2) * 9, layer, fd - (i % 3) * 7, {
        round: layer * 0.48,
        puff: i === count - 1 ? 9 : 3,
        cells: i === count - 1 ? [30, 1, 18] : [4, 1, 3],
        ...(i === count - 1 && { relief }),
      }).translate((i % 2 ? 1 : -1) * 2, layer * (i + 0.5) * 0.97, (i % 2) * 3),
      cloth,
    ),
  );
  const plaid: Part[] = /клетк/.test(words) ? checks(fw, fd, layer * count * 0.97, cloth) : [];
  const threads: Part[] = /бахром/.test(words)
    ? times(Math.round(fd / 13), (i) => {
        const z = -fd / 2 + 10 + i * 13;
        return part(
          tube(
            [
              [fw / 2 - 10, layer * 0.6, z],
              [fw / 2 + 20, 10, z],
              [fw / 2 + 62, 4, z + ((i * 5) % 7) - 3],
            ],
            3.4,
            { sides: 4 },
          ),
          paler(cloth, 0.2),
        );
      })
    : [];
  return [...folds, ...plaid, ...threads];
};

function checks(w: number, d: number, y: number, cloth: Finish): Part[] {
  const [pale, dark] = [paler(cloth, 0.5), darker(cloth, 0.35)];
  const across = middles(-w / 2 + 30, w / 2 - 30, 4).flatMap((x) => [
    part(board(34, 1.4, d - 40, 0.5).translate(x, y + 3, 0), pale),
    part(board(8, 1.4, d - 40, 0.5).translate(x + 46, y + 3, 0), dark),
  ]);
  const along = middles(-d / 2 + 20, d / 2 - 20, 3).flatMap((z) => [
    part(board(w - 40, 1.4, 30, 0.5).translate(0, y + 3.4, z), pale),
    part(board(w - 40, 1.4, 7, 0.5).translate(0, y + 3.4, z + 40), dark),
  ]);
  return [...across, ...along];
}

/** A pillow for a sofa or for sleep: full, sewn, embroidered or quilted where the data say so. */
export const pillow: Build = ({ w, h, d }, piece) => {
  const sleeping = /для сна|для постели/.test(
    `${piece.name} ${piece.attributes.type_of_product ?? ''}`,
  );
  const cloth = clothOf(piece, sleeping ? 'fabric:сатин' : 'fabric:лён');
  const cord = pillowCord(w, d, sleeping ? 2.5 : 4);
  const twig: Part[] = /веточк/.test(piece.words) ? embroidery(w, d, h, darker(cloth, 0.42)) : [];
  const quilted: Part[] = /ромб/.test(piece.words) ? lattice(w, d, h, darker(cloth, 0.1)) : [];
  const made = [
    part(pillowShape(w, d, h, 22), cloth),
    part(cord, darker(cloth, 0.12)),
    ...twig,
    ...quilted,
  ];
  return made;
};

/** The height of a pillow's upper side over its middle plane. */
const surfaceOf = (w: number, d: number, h: number) => (x: number, z: number) => {
  const [u, v] = [
    Math.min(1, Math.abs((2 * x) / w) * 1.03),
    Math.min(1, Math.abs((2 * z) / d) * 1.03),
  ];
  return (Math.sqrt(Math.max(0, (1 - u ** 2.2) * (1 - v ** 2.2))) * h) / 2;
};

function embroidery(w: number, d: number, h: number, thread: Finish): Part[] {
  const y = surfaceOf(w, d, h);
  const stem = times(9, (i) => {
    const t = i / 8;
    return [
      Math.sin(t * 2.2) * w * 0.06,
      y(Math.sin(t * 2.2) * w * 0.06, d * (0.26 - t * 0.5)) + 1,
      d * (0.26 - t * 0.5),
    ] as const;
  });
  const leaves = stem.slice(1, -1).flatMap(([x, , z], i) => {
    const side = i % 2 ? 1 : -1;
    const [lx, lz] = [x + side * w * 0.055, z - d * 0.015];
    return [
      part(
        slab(superellipse(w * 0.09, d * 0.036, 1.6, 14), 1.6, 0.4)
          .rotateY(side * 0.5)
          .translate(lx, y(lx, lz) + 0.4, lz),
        thread,
      ),
    ];
  });
  return [part(tube(stem, 2, { sides: 5 }), thread), ...leaves];
}

function lattice(w: number, d: number, h: number, thread: Finish): Part[] {
  const y = surfaceOf(w, d, h);
  const line = (offset: number, slope: number) => {
    const path = times(13, (i) => {
      const x = -w * 0.4 + (w * 0.8 * i) / 12;
      return [x, offset + slope * x] as const;
    }).filter(([, z]) => Math.abs(z) < d * 0.42);
    return path.length > 1
      ? [
          part(
            tube(
              path.map(([x, z]) => [x, y(x, z) + 0.6, z] as const),
              1.3,
              { sides: 4 },
            ),
            thread,
          ),
        ]
      : [];
  };
  return times(9, (i) => (i - 4) * d * 0.18).flatMap((offset) => [
    ...line(offset, 1),
    ...line(offset, -1),
  ]);
}

/** Bed linen folded into a pile, tied with a ribbon. */
export const linenPile: Build = ({ w, h, d }, piece) => {
  const cloth = clothOf(piece, 'fabric:хлопок');
  const count = h > 85 ? 5 : 4;
  const layer = h / count;
  return [
    ...times(count, (i) =>
      part(
        cushion(w - ((i * 7) % 11), layer * 1.04, d - ((i * 5) % 9), {
          round: layer * 0.48,
          puff: 4,
          cells: [5, 1, 4],
          relief: (x, z) => Math.sin(x / 50 + i) + Math.sin(z / 40 + i * 2),
        }).translate(0, layer * (i + 0.5), 0),
        i % 2 && count > 4 ? paler(cloth, 0.35) : cloth,
      ),
    ),
    part(board(34, 1.6, d - 6, 0.6).translate(0, h + 2, 0), paler(cloth, 0.7)),
    part(board(34, h, 1.6, 0.6).translate(0, h / 2, d / 2 + 1), paler(cloth, 0.7)),
  ];
};
