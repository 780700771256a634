import { board } from '../kit/board.ts';
import {
  blackMetal,
  brass,
  darker,
  type Finish,
  lamplight,
  metalOf,
  painted,
  wood,
} from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { type Part, part, times } from '../kit/part.ts';
import type { Build, ModelPiece } from '../kit/piece.ts';
import { rod, rounded, tube } from '../kit/tube.ts';

/** A shade open below and above: an outer and an inner skin. */
function shade(top: number, bottom: number, height: number, finish: Finish): Part {
  return part(
    lathe(
      [
        [bottom - 3, 0],
        [bottom, 0],
        [top, height],
        [top - 3, height],
        [bottom - 3, 2],
      ],
      40,
      1,
    ),
    finish,
  );
}

const glow = (radius: number, y: number): Part =>
  part(
    lathe(
      times(9, (i) => {
        const angle = (i / 8 - 0.5) * Math.PI;
        return [Math.max(0.1, Math.cos(angle) * radius), y + Math.sin(angle) * radius] as const;
      }),
      20,
      1,
    ),
    lamplight(),
  );

const colourOf = (piece: ModelPiece) => piece.look.main.base;
const metalFor = (piece: ModelPiece): Finish =>
  metalOf((piece.attributes.color?.name ?? '').toLowerCase(), colourOf(piece)) ??
  painted(colourOf(piece));
const shadeCloth = (colour: string): Finish => ({
  name: 'fabric:лён',
  colour,
  roughness: 0.95,
  metalness: 0,
  glow: 0.16,
});

/** A floor lamp: a shade on a tripod, or on an arm that reaches over. */
export const floorLamp: Build = ({ w, h, d }, piece) => {
  const { finishes } = piece;
  if (w > d * 1.6) {
    const metal = metalFor(piece);
    const shadeR = Math.min(d / 2, 190);
    const from = -w / 2 + shadeR * 0.95;
    const to = w / 2 - shadeR;
    const arm = rounded(
      [
        [from, 24, 0],
        [from, h * 0.9, 0],
        [from + 80, h - 12, 0],
        [to, h - 12, 0],
        [to, h - 90, 0],
      ],
      150,
      10,
    );
    const cloth = shade(shadeR * 0.62, shadeR, 210, shadeCloth('#efe6d4'));
    cloth.geometry.translate(to, h - 300, 0);
    const bulb = glow(42, h - 250);
    bulb.geometry.translate(to, 0, 0);
    const foot = part(
      lathe(
        [
          [0, 0],
          [shadeR * 0.95, 0],
          [shadeR * 0.95, 20],
          [shadeR * 0.9, 26],
          [0, 28],
        ],
        36,
      ),
      metal,
    );
    foot.geometry.translate(from, 0, 0);
    return [foot, part(tube(arm, 10, { sides: 10 }), metal), cloth, bulb];
  }
  const r = Math.min(w, d) / 2;
  const finish = finishes.legs.name.startsWith('metal')
    ? finishes.legs
    : wood(finishes.legs.colour);
  const joint = h * 0.66;
  const spread = r * 0.94;
  const cloth = shade(r * 0.72, r, h * 0.2, shadeCloth(colourOf(piece)));
  cloth.geometry.translate(0, h * 0.8, 0);
  return [
    ...times(3, (i) => {
      const angle = (i / 3) * Math.PI * 2 + 0.5;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      return part(
        tube(
          [
            [x * spread, 0, z * spread],
            [x * 26, joint, z * 26],
            [x * -10, joint + 90, z * -10],
          ],
          15,
          { sides: 10, taper: (t) => 0.75 + t * 0.3 },
        ),
        finish,
      );
    }),
    part(pole(60, 38, 38, 20).translate(0, joint - 30, 0), blackMetal),
    part(rod([0, joint, 0], [0, h * 0.86, 0], 8), blackMetal),
    cloth,
    glow(46, h * 0.87),
  ];
};

/** A desk lamp on a jointed arm, or a mushroom of glass. */
export const tableLamp: Build = ({ w, h, d }, piece) => {
  if (/стекл/.test(piece.attributes.material ?? '')) {
    const r = w / 2;
    const glassy: Finish = {
      name: 'opal',
      colour: colourOf(piece),
      roughness: 0.15,
      metalness: 0,
      glow: 0.18,
    };
    const cap = times(10, (i) => {
      const angle = (i / 9) * (Math.PI / 2);
      return [Math.max(0.1, Math.cos(angle) * r), h * 0.52 + Math.sin(angle) * h * 0.48] as const;
    });
    return [
      part(
        lathe(
          [
            [0, 0],
            [r * 0.62, 0],
            [r * 0.6, h * 0.05],
            [r * 0.34, h * 0.22],
            [r * 0.28, h * 0.5],
            [r * 0.3, h * 0.6],
            [0, h * 0.6],
          ],
          36,
          5,
        ),
        glassy,
      ),
      part(lathe([[r * 0.3, h * 0.54], [r * 0.96, h * 0.52], ...cap], 40, 4), glassy),
    ];
  }
  const metal = metalFor(piece);
  const z = -d / 2 + w / 2;
  const elbow = [0, h * 0.72, z - w * 0.32] as const;
  const head = [0, h * 0.93, d * 0.1] as const;
  const lampHead = lathe(
    [
      [26, 0],
      [62, 0],
      [64, 6],
      [40, 62],
      [20, 84],
      [0, 86],
    ],
    32,
    3,
  )
    .rotateX(0.5)
    .translate(0, h * 0.93 - 70, d / 2 - 72);
  return [
    part(
      lathe(
        [
          [0, 0],
          [w / 2, 0],
          [w / 2, 10],
          [w * 0.44, 18],
          [0, 22],
        ],
        36,
      ),
      metal,
    ),
    part(rod([0, 16, z], elbow, 7), metal),
    part(rod(elbow, [0, h * 0.93, d / 2 - 100], 7), metal),
    part(
      pole(26, 13, 13, 16)
        .rotateZ(Math.PI / 2)
        .translate(13, elbow[1], elbow[2]),
      darker(metal, 0.2),
    ),
    part(rod([0, head[1], head[2]], [0, h * 0.93, d / 2 - 90], 9), metal),
    part(lampHead, metal),
    part(
      lathe(
        [
          [0, 0],
          [58, 0],
          [58, 2],
          [0, 3],
        ],
        28,
      )
        .rotateX(0.5)
        .translate(0, h * 0.93 - 71, d / 2 - 73),
      lamplight(),
    ),
  ];
};

/** A wall lamp: a ceramic shade that throws light up and down, or a bar of wood. */
export const sconce: Build = ({ w, h, d }, piece) => {
  if (/дуб|дерев|массив/.test(piece.attributes.material ?? '')) {
    const finish = piece.finishes.body;
    return [
      part(board(w, 120, 12, 3).translate(0, h / 2, -d / 2 + 6), blackMetal),
      part(rod([0, h / 2, -d / 2 + 10], [0, h / 2, d / 2 - 30], 10), blackMetal),
      part(board(w * 0.62, h, 34, 8).translate(0, h / 2, d / 2 - 17), finish),
      part(board(w * 0.4, h - 20, 4, 1).translate(0, h / 2, d / 2 - 36), lamplight()),
    ];
  }
  const finish: Finish = { name: 'ceramic', colour: colourOf(piece), roughness: 0.7, metalness: 0 };
  const half = lathe(
    [
      [w * 0.4, 0],
      [w * 0.46, 0],
      [w / 2, h * 0.3],
      [w * 0.48, h * 0.7],
      [w * 0.4, h],
      [w * 0.36, h],
      [w * 0.36, 4],
    ],
    40,
    3,
  );
  half.scale(1, 1, (d * 2 - 20) / w);
  const positions = half.getAttribute('position');
  for (let i = 0; i < positions.count; i++)
    positions.setZ(i, Math.max(0, positions.getZ(i)) - d / 2 + 6);
  return [
    part(smoothNormals(half), finish),
    part(board(w * 0.5, h * 0.5, 8, 3).translate(0, h / 2, -d / 2 + 4), painted('#d8d2c6')),
    part(board(w * 0.62, h * 0.9, 4, 1).translate(0, h / 2, -d / 2 + 12), lamplight()),
  ];
};

/** What hangs from the ceiling: a dome, a woven ball, a chandelier of glass balls. */
export const pendant: Build = (size, piece) => {
  const { w, h } = size;
  const { words } = piece;
  if (/люстра/.test(piece.attributes.type_of_product ?? piece.name)) return chandelier(size, piece);
  if (/ротанг|плетени/.test(words)) return woven(size, piece);
  const finish = painted(colourOf(piece));
  const r = w / 2;
  const dome = times(8, (i) => {
    const angle = (i / 7) * (Math.PI / 2);
    return [Math.max(22, Math.cos(angle) * r), h * 0.06 + Math.sin(angle) * h * 0.66] as const;
  });
  return [
    part(lathe([[r - 3, 0], [r, 0], ...dome, [22, h * 0.84], [0, h * 0.86]], 48, 2), finish),
    part(
      lathe([[r - 6, 2], ...dome.map(([x, y]) => [Math.max(10, x - 6), y - 4] as const)], 48, 1),
      painted('#f6f1e6'),
    ),
    part(pole(h * 0.16, 14, 18, 18).translate(0, h * 0.84, 0), brass),
    glow(Math.min(48, r * 0.26), h * 0.24),
  ];
};

/** A ball of cane: rings around and bows from pole to pole. */
const woven: Build = ({ w, h }, piece) => {
  const finish: Finish = { name: 'wicker', colour: colourOf(piece), roughness: 0.8, metalness: 0 };
  const [r, half] = [w / 2 - 3, h / 2 - 3];
  const bows = 30;
  return [
    ...times(bows, (i) => {
      const turn = (i / bows) * Math.PI * 2;
      const lean = i % 2 ? 0.5 : -0.5;
      return part(
        tube(
          times(11, (j) => {
            const v = -1.32 + (j / 10) * 2.7;
            const angle = turn + lean * Math.sin(v);
            return [
              Math.cos(angle) * Math.cos(v) * r,
              h / 2 + Math.sin(v) * half,
              Math.sin(angle) * Math.cos(v) * r,
            ] as const;
          }),
          3.4,
          { sides: 4 },
        ),
        finish,
      );
    }),
    ...times(7, (i) => {
      const v = -1.32 + (i / 6) * 2.64;
      return part(
        tube(
          times(28, (j) => {
            const angle = (j / 28) * Math.PI * 2;
            return [
              Math.cos(angle) * Math.cos(v) * r,
              h / 2 + Math.sin(v) * half,
              Math.sin(angle) * Math.cos(v) * r,
            ] as const;
          }),
          4,
          { sides: 4, closed: true },
        ),
        finish,
      );
    }),
    part(pole(40, 20, 20, 16).translate(0, h - 40, 0), blackMetal),
    glow(42, h * 0.52),
  ];
};

/** Arms from a stem, a ball of frosted glass at the end of each. */
const chandelier: Build = ({ w, h }, piece) => {
  const metal = metalFor(piece);
  const count = w > 650 ? 8 : 5;
  const ball = w > 650 ? 58 : 56;
  return [
    part(pole(h * 0.98, 7, 7).translate(0, 0, 0), metal),
    part(
      lathe(
        [
          [0, h - 22],
          [52, h - 22],
          [56, h - 4],
          [0, h],
        ],
        28,
      ),
      metal,
    ),
    part(
      lathe(
        [
          [0, 0],
          [16, 6],
          [22, 22],
          [12, 44],
          [0, 50],
        ],
        18,
        3,
      ),
      metal,
    ),
    ...times(count, (i) => {
      const angle = (i / count) * Math.PI * 2;
      const reach = w / 2 - ball;
      const level = h * 0.16 + (i % 2) * h * 0.2;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      const globe = lathe(
        times(9, (j) => {
          const v = (j / 8 - 0.5) * Math.PI;
          return [Math.max(0.1, Math.cos(v) * ball), Math.sin(v) * ball] as const;
        }),
        18,
        1,
      ).translate(x * reach, level + ball + 12, z * reach);
      return [
        part(
          tube(
            rounded(
              [
                [0, level + 40, 0],
                [x * reach * 0.5, level - 22, z * reach * 0.5],
                [x * reach, level - 12, z * reach],
                [x * reach, level + 20, z * reach],
              ],
              60,
              5,
            ),
            6,
            { sides: 8 },
          ),
          metal,
        ),
        part(pole(18, 20, 12, 14).translate(x * reach, level + 4, z * reach), metal),
        part(globe, { name: 'opal', colour: '#f7f1e4', roughness: 0.25, metalness: 0, glow: 0.55 }),
      ];
    }).flat(),
  ];
};
