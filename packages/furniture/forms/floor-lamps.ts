import { blackMetal, wood } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { colourOf, glow, metalFor, shade, shadeCloth } from './lamp-parts.ts';

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
