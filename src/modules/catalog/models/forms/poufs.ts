import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { darker, plastic, shadow } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { type LegShape, legs, plinth } from '../kit/legs.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { moved, type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle } from '../kit/slab.ts';
import { rod, tube } from '../kit/tube.ts';
import { stitched } from '../kit/upholstered.ts';

/** A pouf: round and stitched, knitted, a sack of beads, or a box with a lid. */
export const pouf: Build = (size, piece) => {
  const { words, attributes: a } = piece;
  if (/мешок/.test(words)) return beanbag(size, piece);
  if (/вязан|шнур/.test(words)) return knitted(size, piece);
  if (/кругл/.test(`${a.type_of_product} ${piece.name}`)) return drum(size, piece);
  return chestPouf(size, piece);
};

/** A drum with upright seams and a soft top. */
const drum: Build = ({ w, h }, piece) => {
  const { cloth } = piece.finishes;
  const r = w / 2;
  const foot = 22;
  const folds = piece.choose('folds', [18, 24, 30]);
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
    ...[plinth(w * 0.86, w * 0.86, foot + 2, shadow, 30)],
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

/** A ball of thick cord: turns of knitting around it. */
const knitted: Build = ({ w, h }, piece) => {
  const finish = { ...piece.finishes.cloth, name: 'fabric:шнур' };
  const rows = Math.round(h / 34);
  const r = w / 2;
  const bulge = (t: number) => Math.sqrt(Math.max(0, 1 - Math.abs(t * 2 - 1) ** 2.6));
  return [
    part(
      lathe(
        times(
          9,
          (i) =>
            [Math.max(1, r * 0.9 * bulge(0.02 + (i / 8) * 0.96)), 8 + ((h - 18) * i) / 8] as const,
        ),
        28,
        4,
      ),
      darker(finish, 0.2),
    ),
    ...times(rows, (i) => {
      const t = (i + 0.5) / rows;
      const radius = Math.max(30, (r - 16) * bulge(t));
      const turns = 26;
      const path = times(turns * 2, (j) => {
        const angle = (j / (turns * 2)) * Math.PI * 2;
        const shift = j % 2 === 0 ? 7 : -7;
        return [
          Math.cos(angle) * (radius + shift * 0.4),
          16 + (h - 32) * t + shift,
          Math.sin(angle) * (radius + shift * 0.4),
        ] as const;
      });
      return part(tube(path, 15, { sides: 5, closed: true }), finish);
    }),
  ];
};

/** A sack that one sinks into: heavy below, drawn together above. */
const beanbag: Build = ({ w, h, d }, piece) => {
  const { cloth } = piece.finishes;
  const r = Math.min(w, d) / 2;
  const gores = 6;
  const body = lathe(
    [
      [0, 0],
      [r * 0.72, 0],
      [r * 0.96, h * 0.07],
      [r, h * 0.2],
      [r * 0.93, h * 0.4],
      [r * 0.76, h * 0.6],
      [r * 0.52, h * 0.8],
      [r * 0.3, h * 0.93],
      [r * 0.12, h * 0.98],
      [0, h * 0.985],
    ],
    48,
    20,
  );
  const positions = body.getAttribute('position');
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)];
    const around = Math.atan2(z, x);
    const seam = 1 - 0.05 * (1 - Math.abs(Math.sin((around * gores) / 2))) ** 3;
    const wrinkle =
      1 + 0.014 * Math.sin(around * 11 + y / 40) + 0.02 * Math.sin(around * 3 + y / 120);
    // The back stands up, the front is where one sits.
    const dent = z > 0 ? 1 - 0.16 * Math.max(0, z / r) * Math.max(0, (y / h - 0.25) * 1.6) : 1;
    positions.setX(i, x * seam * wrinkle);
    positions.setZ(i, z * seam * wrinkle - (1 - dent) * r);
    positions.setY(i, y * dent);
  }
  return [
    part(smoothNormals(body), cloth),
    part(
      tube(
        [
          [-40, h * 0.95, -r * 0.1],
          [-30, h * 0.995, -r * 0.1],
          [30, h * 0.995, -r * 0.1],
          [40, h * 0.95, -r * 0.1],
        ],
        10,
      ),
      darker(cloth, 0.15),
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

/** A bench: a long soft seat on legs, some with a shelf for shoes. */
export const bench: Build = ({ w, h, d }, piece) => {
  const { finishes, words, choose } = piece;
  const seat = choose('bench seat', [70, 90]);
  const height = h - seat;
  const shelf = /полк/.test(words);
  const shape = choose<LegShape>('bench legs', shelf ? ['block'] : ['splayed', 'taper', 'turned']);
  const slats: Part[] = shelf
    ? times(5, (i) =>
        part(
          filling(
            {
              x: [-w / 2 + 40, w / 2 - 40],
              y: [150, 168],
              z: [-d / 2 + 34 + (i * (d - 68)) / 5, -d / 2 + 34 + ((i + 0.7) * (d - 68)) / 5],
            },
            3,
          ),
          finishes.legs,
        ),
      )
    : [];
  const relief = choose('bench top', [true, false]) ? stitched('channels', 130, 6) : undefined;
  return [
    ...legs({
      w,
      d,
      height: height + 4,
      finish: finishes.legs,
      shape,
      thick: shelf ? 46 : 40,
      inset: shelf ? 24 : 70,
    }),
    part(
      filling(
        { x: [-w / 2 + 24, w / 2 - 24], y: [height - 46, height], z: [-d / 2 + 24, d / 2 - 24] },
        4,
      ),
      finishes.legs,
    ),
    ...slats,
    ...(shelf
      ? [-1, 1].map((s) =>
          part(
            filling(
              {
                x: s < 0 ? [-w / 2 + 30, -w / 2 + 60] : [w / 2 - 60, w / 2 - 30],
                y: [128, 150],
                z: [-d / 2 + 40, d / 2 - 40],
              },
              3,
            ),
            finishes.legs,
          ),
        )
      : []),
    ...moved(
      [
        part(
          cushion(w, seat, d, {
            round: Math.min(34, seat * 0.4),
            puff: 12,
            sides: 2,
            cells: relief ? [Math.round(w / 32), 1, 3] : [6, 1, 3],
            ...(relief && { relief }),
          }),
          finishes.cloth,
        ),
      ],
      [0, h - seat / 2, 0],
    ),
  ];
};
