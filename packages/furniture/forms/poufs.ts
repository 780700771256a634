import { cushion } from '../kit/cushion.ts';
import { darker, plastic, shadow } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { legs, plinth } from '../kit/legs.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle } from '../kit/slab.ts';
import { rod, tube } from '../kit/tube.ts';
import { stitched } from '../kit/upholstered.ts';
import { beanbag, knitted } from './soft-poufs.ts';

/** A pouf: round and stitched, knitted, a sack of beads, or a box with a lid. */
export const pouf: Build = (size, piece) => {
  const { title, attributes: a } = piece;
  if (/мешок/.test(title)) return beanbag(size, piece);
  if (/вязан|шнур/.test(`${title} ${a.upholstery_materials}`)) return knitted(size, piece);
  if (/кругл/.test(title)) return drum(size, piece);
  return chestPouf(size, piece);
};

/** A drum with upright seams and a soft top. */
const drum: Build = ({ w, h }, piece) => {
  const { cloth } = piece.finishes;
  const r = w / 2;
  const foot = 22;
  const folds = piece.coarse ? 12 : piece.choose('folds', [18, 24, 30]);
  const body = lathe(
    [
      [0, foot],
      [r - 8, foot],
      [r, foot + 18],
      [r, h - 60],
      [r - 10, h - 46],
      [0, h - 46],
    ],
    folds * 4,
    6,
  );
  const positions = body.getAttribute('position');
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)];
    const around = Math.atan2(z, x);
    const deep =
      y > foot + 4 && y < h - 44
        ? 0.035 * (Math.abs(Math.cos((around * folds) / 2)) ** 0.7 - 1)
        : 0;
    positions.setX(i, x * (1 + deep));
    positions.setZ(i, z * (1 + deep));
  }
  const top = lathe(
    [
      [0, h - 52],
      [r - 6, h - 52],
      [r, h - 42],
      [r, h - 28],
      [r - 12, h - 12],
      [r * 0.6, h - 3],
      [0, h],
    ],
    48,
    4,
  );
  return [
    part(pole(foot + 2, r - 34, r - 34, 32), shadow),
    part(smoothNormals(body), cloth),
    part(top, cloth),
    part(
      tube(
        roundedRectangle(w - 4, w - 4, w).map(([x, z]) => [x, h - 47, z] as const),
        5,
        { sides: 6, closed: true },
      ),
      darker(cloth, 0.12),
    ),
  ];
};

/** A box upholstered all around, with a lid that overhangs a little. */
const chestPouf: Build = ({ w, h, d }, piece) => {
  const { cloth, legs: legFinish } = piece.finishes;
  const foot = piece.attributes.legs_material ? 40 : 14;
  const lid = Math.min(110, h * 0.25);
  const sewing = piece.choose('lid', ['squares', 'buttons', 'plain'] as const);
  const relief = stitched(
    sewing,
    sewing === 'buttons' ? 130 : Math.max(140, w / Math.round(w / 200)),
    10,
  );
  return [
    ...(foot > 20
      ? legs({ w, d, height: foot + 4, finish: legFinish, shape: 'disc', thick: 50, inset: 50 })
      : [plinth(w, d, foot + 4, shadow, 30)]),
    part(
      cushion(w - 8, h - lid - foot - 3, d - 8, {
        round: 14,
        puff: 0,
        sides: 3,
        cells: [3, 2, 3],
      }).translate(0, foot + (h - lid - foot - 3) / 2, 0),
      cloth,
    ),
    part(
      cushion(w, lid, d, {
        round: 24,
        puff: 18,
        cells: relief ? [22, 1, 14] : [4, 1, 4],
        ...(relief && { relief }),
      }).translate(0, h - lid / 2, 0),
      cloth,
    ),
    part(
      rod([w / 2 - 2, h - lid - 8, -26], [w / 2 - 2, h - lid - 8, 26], 4, 6),
      plastic('#5a4a3c'),
    ),
  ];
};
