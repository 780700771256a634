import { isGlass } from '../attributes.ts';
import { darker, type Finish, lamplight } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { rod } from '../kit/tube.ts';
import { colourOf, metalFor } from './lamp-parts.ts';

/** A desk lamp on a jointed arm, or a mushroom of glass. */
export const tableLamp: Build = ({ w, h, d }, piece) => {
  if (isGlass(piece.attributes)) {
    const r = w / 2;
    const glassy: Finish = {
      name: 'opal',
      colour: colourOf(piece),
      roughness: 0.15,
      metalness: 0,
      glow: 0.05,
    };
    const cap = times(21, (i) => {
      const angle = (i / 20) * (Math.PI / 2);
      return [Math.max(0.1, Math.cos(angle) * r), h * 0.52 + Math.sin(angle) * h * 0.48] as const;
    });
    return [
      part(
        lathe(
          [
            [0, 0],
            // From a broad foot to a neck, without a knee.
            ...times(17, (i) => {
              const t = i / 16;
              return [r * (0.29 + 0.33 * Math.cos((t * Math.PI) / 2) ** 4), h * 0.6 * t] as const;
            }),
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
      ...times(12, (i) => {
        const angle = (i / 11) * (Math.PI / 2);
        return [64 * Math.cos(angle), 6 + 80 * Math.sin(angle)] as const;
      }),
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
      ).translate(0, 0, z),
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
