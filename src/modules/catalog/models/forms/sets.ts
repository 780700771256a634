import type { VariantAttributes } from '#contracts/attributes.ts';
import { moved, type Part, turned } from '../kit/part.ts';
import type { Build, ModelPiece, Size } from '../kit/piece.ts';
import { armchair } from './armchairs.ts';
import { bed } from './beds.ts';
import { chair } from './chairs.ts';
import { chest, nightstand } from './chests.ts';
import { rack, wallShelf } from './racks.ts';
import { sofa } from './sofas.ts';
import { desk, roundTable, table } from './tables.ts';
import { wardrobe } from './wardrobes.ts';

/** The set's piece with only what holds for one of its members. */
const as = (piece: ModelPiece, own: VariantAttributes, words = piece.words): ModelPiece => ({
  ...piece,
  words,
  coarse: true,
  attributes: { ...piece.attributes, ...own },
});

/** One member at its place: x is its middle, z0 its back. */
function member(build: Build, size: Size, piece: ModelPiece, x: number, z0: number): Part[] {
  return moved(build(size, piece), [x, 0, z0 + size.d / 2]);
}

/** Several pieces sold together, standing as in a room. */
export const furnitureSet: Build = (size, piece) => {
  const words =
    `${piece.attributes.type_of_product ?? ''} ${(piece.attributes.furniture_set ?? []).join(' ')}`.toLowerCase();
  if (/обеденн/.test(words)) return dining(size, piece);
  if (/мягк/.test(words)) return lounge(size, piece);
  if (/детск/.test(words)) return nursery(size, piece);
  return bedroom(size, piece);
};

/** The sofa along the back; armchairs beside the sight, turned to it. The size is the sofa's. */
const lounge: Build = (size, piece) => {
  const { w, h, d } = size;
  const chairs = Number(/кресло — (\d)/.exec(piece.words)?.[1] ?? 1);
  const wide = Math.min(880, w * 0.4);
  const chairSize = { w: wide, h: h * 0.98, d: Math.min(d, 900) };
  const made = sofa(size, as(piece, {}));
  const sides = chairs > 1 ? [-1, 1] : [1];
  return [
    ...made,
    ...sides.flatMap((side) =>
      moved(turned(armchair(chairSize, as(piece, { sleeping_places: undefined })), side * -0.9), [
        side * (w / 2 + wide * 0.35),
        0,
        d / 2 + wide * 0.62,
      ]),
    ),
  ];
};

/** The table with its chairs pushed halfway under. The size is the table's. */
const dining: Build = ({ w, h, d }, piece) => {
  const seats = Number(/стул — (\d)/.exec(piece.words)?.[1] ?? 4);
  const round = Math.abs(w - d) < 10;
  const top = 752;
  const chairSize = { w: 450, h, d: 500 };
  const places =
    round || seats === 2
      ? [
          [-1, 0],
          [1, 0],
        ]
      : [
          [-0.5, 1],
          [0.5, 1],
          [-0.5, -1],
          [0.5, -1],
        ];
  return [
    ...(round ? roundTable : table)({ w, h: top, d }, as(piece, {})),
    ...places.slice(0, seats).flatMap(([px = 0, pz = 0]) => {
      const angle = pz > 0 ? Math.PI : pz < 0 ? 0 : px > 0 ? -Math.PI / 2 : Math.PI / 2;
      return moved(turned(chair(chairSize, as(piece, { armrests: 'без подлокотников' })), angle), [
        pz === 0 ? px * (w / 2 + 120) : (px * w) / 2,
        0,
        pz * (d / 2 + 130),
      ]);
    }),
  ];
};

/** The bed between its bedside tables, the wardrobe beside it, a chest before the wardrobe's end. */
const bedroom: Build = ({ w, h, d }, piece) => {
  const { attributes: a } = piece;
  const stands = Number(/тумба прикроватная — (\d)/.exec(piece.words)?.[1] ?? 1);
  const stand = { w: 440, h: 470, d: 400 };
  const bedWidth = (a.bed_width ?? 1600) + 140;
  const group = bedWidth + stands * stand.w;
  const x = stands > 1 ? 0 : stand.w / 2 - (group - w) / 2 - (w - group) / 2;
  const back = -d / 2;
  const doors = Number(
    /(?:шкаф)[^;]*?(двух|трёх|четыр)/.exec(piece.words) ? a.doors_count : (a.doors_count ?? 2),
  );
  const cupboard = { w: doors * 450, h, d: 580 };
  const bedPiece = as(
    piece,
    { drawers: undefined, legs_material: undefined, footboard_height: 340 },
    piece.words.replace(/полк\S*/g, ''),
  );
  const plain = as(piece, { drawers: undefined, facade_with_showcase: false });
  return [
    ...member(bed, { w: bedWidth, h: 1060, d }, bedPiece, x, back),
    ...(stands > 1 ? [-1, 1] : [-1]).flatMap((side) =>
      member(
        nightstand,
        stand,
        as(piece, { drawers: 2, doors_count: undefined, storage_niche: false }),
        x + side * (bedWidth / 2 + stand.w / 2 + 6),
        back,
      ),
    ),
    ...member(wardrobe, cupboard, plain, w / 2 + cupboard.w / 2 + 120, back),
    ...(/комод/.test((a.furniture_set ?? []).join(' '))
      ? member(chest, { w: 900, h: 820, d: 440 }, as(piece, { drawers: 4 }), -w / 2 - 560, back)
      : []),
  ];
};

/** Everything along one wall: bed, wardrobe, desk with its shelves. */
const nursery: Build = ({ w, h, d }, piece) => {
  const { attributes: a } = piece;
  const back = -d / 2;
  const bedLength = 2060;
  const bedSize = { w: (a.bed_width ?? 900) + 60, h: 820, d: bedLength };
  const words = piece.words.replace(/полк\S*/g, '');
  const lying = turned(
    bed(bedSize, as(piece, { drawers: 2, furniture_set: [], footboard_height: 420 }, words)),
    Math.PI / 2,
  );
  const cupboard = { w: w < 3200 ? 420 : 800, h, d: 520 };
  const deskWidth = Math.max(
    500,
    w - bedLength - cupboard.w - (/стеллаж/.test(piece.words) ? 340 : 0),
  );
  const from = -w / 2;
  const rackX = from + bedLength + cupboard.w + deskWidth;
  const plain = as(piece, { drawers: undefined, doors_count: w < 3200 ? 1 : 2 });
  return [
    ...moved(lying, [from + bedLength / 2, 0, back + bedSize.w / 2]),
    ...member(wardrobe, cupboard, plain, from + bedLength + cupboard.w / 2, back),
    ...member(
      desk,
      { w: deskWidth, h: 750, d: 560 },
      as(piece, { drawers: 1, mechanism: undefined }, words),
      from + bedLength + cupboard.w + deskWidth / 2,
      back,
    ),
    ...(/стеллаж/.test(piece.words)
      ? member(
          rack,
          { w: 340, h: h * 0.86, d: 320 },
          as(piece, { drawers: undefined }, ''),
          rackX + 170,
          back,
        )
      : [0, 1].flatMap((i) =>
          moved(
            member(
              wallShelf,
              { w: deskWidth, h: 220, d: 220 },
              as(piece, {}, ''),
              from + bedLength + cupboard.w + deskWidth / 2,
              back,
            ),
            [0, 1180 + i * 360, 0],
          ),
        )),
  ];
};
