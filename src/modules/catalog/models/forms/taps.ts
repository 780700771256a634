import { board } from '../kit/board.ts';
import { chrome, darker, type Finish, lacquer, metalOf, plastic, steel } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part, times } from '../kit/part.ts';
import type { Build, ModelPiece } from '../kit/piece.ts';
import { roundedRectangle, slab, superellipse } from '../kit/slab.ts';
import { rod, rounded, tube } from '../kit/tube.ts';

const finishOf = ({ attributes: a, look }: ModelPiece): Finish => {
  const name = (a.color?.name ?? 'хром').toLowerCase();
  return (
    metalOf(name, look.main.base) ??
    (/ч[её]рн|графит/.test(name)
      ? { ...lacquer('#2b2927'), name: 'metal:black', metalness: 0.5 }
      : lacquer(look.main.base))
  );
};

/** A mixer: for a basin, tall, for a kitchen with a swung spout, or on the wall over a bath. */
export const mixer: Build = (size, piece) => {
  const { words } = piece;
  if (/ванн/.test(piece.attributes.type_of_product ?? piece.name)) return bathMixer(size, piece);
  const { w, h, d } = size;
  const finish = finishOf(piece);
  const r = Math.min(w / 2 - 1, 26);
  const z = -d / 2 + r + 1;
  if (/кухн/.test(piece.attributes.type_of_product ?? '')) {
    const path = rounded(
      [
        [0, 60, z],
        [0, h - 14, z],
        [0, h - 14, d / 2 - 16],
        [0, h * 0.62, d / 2 - 16],
      ],
      Math.min(100, d * 0.42),
      12,
    );
    return [
      part(
        lathe(
          [
            [0, 0],
            [r + 3, 0],
            [r + 3, 8],
            [r, 14],
            [r * 0.92, h * 0.26],
            [14, h * 0.3],
            [0, h * 0.3],
          ],
          28,
        ),
        finish,
      ),
      part(tube(path, 13, { sides: 16 }), finish),
      part(pole(h * 0.2, 17, 15, 18).translate(0, h * 0.46, d / 2 - 16), finish),
      part(pole(6, 12, 12, 16).translate(0, h * 0.455, d / 2 - 16), plastic('#3a3a3a')),
      part(
        pole(w / 2, 15, 15, 18)
          .rotateZ(-Math.PI / 2)
          .translate(0, h * 0.17, z),
        finish,
      ),
      part(
        tube(
          [
            [w / 2 - 6, h * 0.17, z],
            [w / 2 - 5, h * 0.26, z + 6],
            [w / 2 - 4, h * 0.36, z + 18],
          ],
          5.5,
          { sides: 10, taper: (t) => 1 - t * 0.25 },
        ),
        finish,
      ),
    ];
  }
  const tall = h > 240;
  const body = h * (tall ? 0.84 : 0.66);
  const square = piece.choose('tap', [true, false]) || /ленточн/.test(words);
  const column =
    square && !tall
      ? part(slab(roundedRectangle(r * 2, r * 2, 10), body, 2).translate(0, 0, z), finish)
      : part(
          lathe(
            [
              [0, 0],
              [r, 0],
              [r, 6],
              [r * 0.86, 12],
              [r * 0.8, body],
              [0, body],
            ],
            28,
            3,
          ).translate(0, 0, z),
          finish,
        );
  const spoutY = tall ? body - 34 : body - 28;
  const spout = square
    ? part(board(r * 1.25, 17, d - r, 5).translate(0, spoutY, z + (d - r) / 2), finish)
    : part(
        tube(
          rounded(
            [
              [0, spoutY - 22, z],
              [0, spoutY, z + 26],
              [0, spoutY - 2, d / 2 - 10],
              [0, spoutY - 26, d / 2 - 9],
            ],
            16,
            5,
          ),
          11,
          { sides: 14 },
        ),
        finish,
      );
  return [
    column,
    spout,
    part(pole(12, r * 0.8, r * 0.8, 24).translate(0, body + 2, z), finish),
    part(
      board(r * 0.7, 8, d * 0.44, 3.5)
        .rotateX(-0.22)
        .translate(0, h - 15, z + d * 0.12),
      finish,
    ),
    part(pole(h - body - 18, r * 0.5, r * 0.6).translate(0, body + 8, z), finish),
  ];
};

/** On the wall: a body with two nuts, a spout, a hand shower on its hose. */
const bathMixer: Build = ({ w, h, d }, piece) => {
  const finish = finishOf(piece);
  const z = -d / 2;
  const y = h * 0.62;
  const along = (length: number, r: number, x: number, at: number) =>
    part(
      pole(length, r, r, 20)
        .rotateZ(-Math.PI / 2)
        .translate(x, y, at),
      finish,
    );
  const rose = (x: number) => [
    part(
      lathe(
        [
          [0, 0],
          [31, 0],
          [28, 10],
          [12, 16],
          [12, 44],
          [0, 44],
        ],
        24,
      )
        .rotateX(Math.PI / 2)
        .translate(x, y, z),
      finish,
    ),
    part(
      pole(22, 17, 17, 6)
        .rotateX(Math.PI / 2)
        .translate(x, y, z + 36),
      finish,
    ),
  ];
  const centre = z + 62;
  return [
    ...rose(-75),
    ...rose(75),
    along(w * 0.86, 20, -w * 0.43, centre),
    along(14, 23, -w / 2, centre),
    part(
      pole(w * 0.07, 24, 24, 20)
        .rotateZ(-Math.PI / 2)
        .translate(w * 0.43, y, centre),
      finish,
    ),
    part(
      tube(
        rounded(
          [
            [0, y, centre],
            [0, y - 6, d / 2 - 14],
            [0, 10, d / 2 - 12],
          ],
          20,
          5,
        ),
        12,
        { sides: 14 },
      ),
      finish,
    ),
    part(pole(34, 22, 24, 20).translate(0, y + 12, centre), finish),
    part(
      board(16, 9, d * 0.5, 4)
        .rotateX(-0.2)
        .translate(0, h - 12, centre + 24),
      finish,
    ),
    part(pole(26, 8, 8).translate(-30, 0, centre + 2), darker(finish, 0.1)),
  ];
};

/** Overhead and hand shower on one rail, the mixer below. */
export const shower: Build = ({ w, h, d }, piece) => {
  const finish = finishOf(piece);
  const z = -d / 2;
  const rail = z + 62;
  const head = Math.min(w, 290) / 2 - 12;
  const hose = times(22, (i) => {
    const t = i / 21;
    return [
      24 + Math.sin(t * Math.PI) * 74,
      70 + h * 0.52 * t * t - Math.sin(t * Math.PI) * 40,
      rail + 30,
    ] as const;
  });
  return [
    part(rod([0, 60, rail], [0, h - 60, rail], 11, 12), finish),
    part(
      tube(
        rounded(
          [
            [0, h - 70, rail],
            [0, h - 22, rail],
            [0, h - 22, d / 2 - head - 4],
          ],
          60,
          8,
        ),
        11,
        { sides: 12 },
      ),
      finish,
    ),
    part(
      lathe(
        [
          [0, 0],
          [head, 0],
          [head, 9],
          [head * 0.5, 13],
          [18, 30],
          [0, 30],
        ],
        36,
      ).translate(0, h - 60, d / 2 - head - 2),
      finish,
    ),
    ...[0.2, 0.8].map((at) => part(rod([0, h * at, z], [0, h * at, rail], 9), finish)),
    part(
      pole(w - 30, 21, 21, 20)
        .rotateZ(-Math.PI / 2)
        .translate(-(w - 30) / 2, 60, rail),
      finish,
    ),
    ...[-1, 1].map((s) =>
      part(
        pole(30, 24, 24, 20)
          .rotateZ(-Math.PI / 2)
          .translate(s < 0 ? -w / 2 : w / 2 - 30, 60, rail),
        darker(finish, 0.08),
      ),
    ),
    ...[-75, 75].map((x) =>
      part(
        lathe(
          [
            [0, 0],
            [30, 0],
            [28, 9],
            [13, 14],
            [13, 62],
            [0, 62],
          ],
          20,
        )
          .rotateX(Math.PI / 2)
          .translate(x, 60, z),
        finish,
      ),
    ),
    part(slab(roundedRectangle(w * 0.86, 110, 20), 8, 2).translate(0, 92, rail + 34), finish),
    part(tube(hose, 7, { sides: 8 }), steel),
    part(
      tube(
        [
          [24, 70 + h * 0.5, rail + 30],
          [24, h * 0.66, rail + 44],
          [24, h * 0.7, rail + 80],
        ],
        12,
        { sides: 10 },
      ),
      finish,
    ),
    part(
      pole(16, 46, 40, 24)
        .rotateX(Math.PI / 2 + 0.5)
        .translate(24, h * 0.71, rail + 74),
      finish,
    ),
  ];
};

/** A ball valve: a body with hexagons at its ends, a lever or a butterfly; an angle valve has a rose. */
export const ballValve: Build = (size, piece) => {
  const { w, h, d } = size;
  const finish = finishOf(piece);
  if (/розетк/.test(piece.words)) return angleValve(size, piece);
  const r = d / 2 - 1;
  const y = r;
  const along = (length: number, radius: number, x: number, sides = 20) =>
    part(
      pole(length, radius, radius, sides)
        .rotateZ(-Math.PI / 2)
        .translate(x, y, 0),
      finish,
    );
  const red = lacquer(piece.choose('lever', ['#a33a30', '#2f4f74']));
  return [
    along(w * 0.24, r, -w / 2, 6),
    along(w * 0.24, r, w / 2 - w * 0.24, 6),
    along(w * 0.7, r * 0.72, -w * 0.35),
    part(
      lathe(
        [
          [0, -r * 0.9],
          [r * 0.6, -r * 0.75],
          [r * 0.92, 0],
          [r * 0.6, r * 0.75],
          [0, r * 0.9],
        ],
        24,
        3,
      ).translate(0, y, 0),
      finish,
    ),
    part(pole(h - r * 2 - 1, r * 0.32, r * 0.36, 14).translate(0, r * 1.8, 0), finish),
    part(board(w * 0.92, h * 0.08, d * 0.5, 1.2).translate(w * 0.02, h - h * 0.04, 0), red),
    part(pole(h * 0.05, r * 0.26, r * 0.26, 6).translate(0, h - h * 0.1, 0), steel),
  ];
};

const angleValve: Build = ({ w, h, d }, piece) => {
  const finish = finishOf(piece);
  const z = -d / 2;
  const y = h * 0.38;
  return [
    part(
      lathe(
        [
          [0, 0],
          [w / 2, 0],
          [w * 0.48, 4],
          [w * 0.26, 9],
          [w * 0.2, d * 0.5],
          [0, d * 0.5],
        ],
        30,
      )
        .rotateX(Math.PI / 2)
        .translate(0, y, z),
      finish,
    ),
    part(pole(h * 0.72, w * 0.19, w * 0.21, 20).translate(0, 0, z + d * 0.5), finish),
    part(pole(h * 0.16, w * 0.23, w * 0.23, 6).translate(0, h * 0.56, z + d * 0.5), finish),
    part(
      lathe(
        [
          [0, 0],
          [w * 0.25, 0],
          [w * 0.27, d * 0.06],
          [w * 0.22, d * 0.32],
          [0, d * 0.34],
        ],
        20,
      )
        .rotateX(Math.PI / 2)
        .translate(0, y, d / 2 - d * 0.34),
      finish,
    ),
    part(pole(h * 0.2, w * 0.15, w * 0.15, 20).translate(0, h * 0.8, z + d * 0.5), chrome),
  ];
};

/** A sink as it is sold: a rim, a bowl, a drain; a drainer beside the bowl where it is wide. */
export const sink: Build = ({ w, h, d }, piece) => {
  const { attributes: a, look } = piece;
  const finish: Finish = /сталь|бронз/.test(`${a.material} ${a.color?.name}`)
    ? (metalOf(`${a.color?.name} ${a.material}`.toLowerCase(), look.main.base) ?? steel)
    : { name: 'stone', colour: look.main.base, roughness: 0.5, metalness: 0 };
  const round = Math.abs(w - d) < 5;
  const r = Math.min(w, d) / 2;
  if (round) {
    return [
      part(
        lathe(
          [
            [30, 4],
            [r * 0.7, 4],
            [r * 0.8, 30],
            [r * 0.86, h - 8],
            [r, h - 3],
            [r, h],
            [r * 0.83, h - 1],
            [r * 0.77, 34],
            [r * 0.68, 10],
            [24, 8],
          ],
          48,
          6,
        ),
        finish,
      ),
      part(pole(14, 44, 44, 24), steel),
      part(
        lathe(
          [
            [0, 8],
            [40, 8],
            [38, 12],
            [10, 10],
            [0, 13],
          ],
          24,
        ),
        chrome,
      ),
    ];
  }
  const bowl = Math.min(w - 60, 460);
  const wide = w - bowl > 220;
  const x = wide ? -w / 2 + bowl / 2 + 34 : 0;
  const depth = d - 110;
  const wall = (width: number, deep: number, at: readonly [number, number, number]) =>
    part(board(width, h - 20, deep, 5).translate(...at), finish);
  const z = 24;
  return [
    part(
      board(w, 16, (d - depth) / 2 - z + 8, 6).translate(
        0,
        h - 8,
        d / 2 - ((d - depth) / 2 - z + 8) / 2,
      ),
      finish,
    ),
    part(
      board(w, 16, (d - depth) / 2 + z + 8, 6).translate(
        0,
        h - 8,
        -d / 2 + ((d - depth) / 2 + z + 8) / 2,
      ),
      finish,
    ),
    part(
      board(x - bowl / 2 + w / 2 + 8, 16, depth, 6).translate(
        (-w / 2 + x - bowl / 2 + 8) / 2,
        h - 8,
        z,
      ),
      finish,
    ),
    part(
      board(w / 2 - x - bowl / 2 + 8, 16, depth, 6).translate(
        (w / 2 + x + bowl / 2 - 8) / 2,
        h - 8,
        z,
      ),
      finish,
    ),
    wall(12, depth, [x - bowl / 2 + 6, (h - 20) / 2 + 6, z]),
    wall(12, depth, [x + bowl / 2 - 6, (h - 20) / 2 + 6, z]),
    wall(bowl, 12, [x, (h - 20) / 2 + 6, z - depth / 2 + 6]),
    wall(bowl, 12, [x, (h - 20) / 2 + 6, z + depth / 2 - 6]),
    part(slab(roundedRectangle(bowl, depth, 30), 14, 4).translate(x, 0, z), finish),
    part(
      lathe(
        [
          [0, 0],
          [46, 0],
          [44, 5],
          [14, 3],
          [0, 6],
        ],
        28,
      ).translate(x, 13, z),
      chrome,
    ),
    ...(wide
      ? times(6, (i) =>
          part(
            board(w / 2 - x - bowl / 2 - 70, 5, 8, 2).translate(
              (w / 2 + x + bowl / 2) / 2,
              h - 1.5,
              z - depth / 2 + 50 + (i * (depth - 100)) / 5,
            ),
            finish,
          ),
        )
      : []),
    part(slab(superellipse(36, 36), 2, 0.5).translate(x, h - 1.2, -d / 2 + 42), plastic('#3a3632')),
  ];
};
