import { blackMetal, brass, type Finish, painted } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { rounded, tube } from '../kit/tube.ts';
import { colourOf, glow, metalFor } from './lamp-parts.ts';

/** What hangs from the ceiling: a dome, a woven ball, a chandelier of glass balls. */
export const pendant: Build = (size, piece) => {
  const { w, h } = size;
  const { words } = piece;
  if (/люстра/.test(piece.title)) return chandelier(size, piece);
  if (/ротанг|плетени/.test(words)) return woven(size, piece);
  const finish = painted(colourOf(piece));
  const r = w / 2;
  const dome = times(15, (i) => {
    const angle = (i / 14) * (Math.PI / 2);
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
      // Turned so that no globe hides another from the camera of photographs and 3D.
      const angle = ((i + 0.65) / count) * Math.PI * 2;
      const reach = w / 2 - ball;
      const level = h * 0.16 + (i % 2) * h * 0.2;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      const globe = lathe(
        times(15, (j) => {
          const v = (j / 14 - 0.5) * Math.PI;
          return [Math.max(0.1, Math.cos(v) * ball), Math.sin(v) * ball] as const;
        }),
        28,
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
        part(globe, { name: 'opal', colour: '#f7f1e4', roughness: 0.25, metalness: 0, glow: 0.3 }),
      ];
    }).flat(),
  ];
};
