import { mirrored, moved, turned } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { bed } from './beds.ts';
import { chest, nightstand } from './chests.ts';
import { desk } from './desks.ts';
import { rack } from './racks.ts';
import { as, member } from './set-parts.ts';
import { wallShelf } from './wall-shelves.ts';
import { wardrobe } from './wardrobes.ts';

/** The bed between its bedside tables, the wardrobe beside it, a chest before the wardrobe's end. */
export const bedroom: Build = ({ w, h, d }, piece) => {
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
export const nursery: Build = ({ w, h, d }, piece) => {
  const { attributes: a } = piece;
  const back = -d / 2;
  const bedLength = 2060;
  const bedSize = { w: (a.bed_width ?? 900) + 60, h: 820, d: bedLength };
  const words = piece.words.replace(/полк\S*/g, '');
  const lying = turned(
    mirrored(
      bed(bedSize, as(piece, { drawers: 2, furniture_set: [], footboard_height: 420 }, words)),
    ),
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
