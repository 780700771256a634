import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Around, Form, Labels, Piece } from '../piece.ts';
import { bedroom, children } from './room-sets.ts';
import { armchairs, dining, lounge } from './seating-sets.ts';
import { countOf } from './set-parts.ts';
import { wallUnit } from './wall-units.ts';

const kindOfSet = ({
  attributes: a,
  words,
}: Piece): 'dining' | 'children' | 'lounge' | 'living' | 'bedroom' => {
  const type = a.type_of_product?.toLowerCase() ?? words;
  if (/обеден|столов|кухон/.test(type)) return 'dining';
  if (/детск|подрост|школьн/.test(type)) return 'children';
  if (/мягк|диван/.test(type)) return 'lounge';
  return /гостин/.test(type) ? 'living' : 'bedroom';
};

/** Whether the words say what the set is. */
export const isKnownSet = (a: VariantAttributes, words: string): boolean =>
  /обеден|столов|кухон|детск|подрост|школьн|мягк|диван|гостин|спальн/.test(
    a.type_of_product?.toLowerCase() ?? words,
  );

/** The things that the drawing of each set shows. */
const drawnThings = {
  dining: [/стол/, /стул/],
  children: [/кроват/, /шкаф/, /стол/],
  lounge: [/диван/],
  living: [],
  bedroom: [/кроват/, /шкаф/, /тумб/],
} as const satisfies Record<ReturnType<typeof kindOfSet>, readonly RegExp[]>;

/** The height of a dining group is that of its chairs, mm. Feeds that give the table's are not drawn. */
const chairHeight = { least: 780, most: 1200 };

/** Whether a set states its outer sizes and just those things that its drawing shows. */
export const showsSet = (piece: Piece, { width, height }: Labels): boolean => {
  const things = piece.attributes.furniture_set?.map((thing) => thing.toLowerCase());
  if (!things || !width || !height) return false;
  const kind = kindOfSet(piece);
  const areNamed = drawnThings[kind].every((word) => things.some((thing) => word.test(thing)));
  if (kind !== 'dining') return areNamed;
  const chairs = countOf(piece, /стул/);
  return (
    areNamed &&
    chairs >= 2 &&
    chairs <= 6 &&
    height >= chairHeight.least &&
    height <= chairHeight.most
  );
};

/** What a set shows outside its box, which the stated width does not count. */
export const setAround = (piece: Piece): Around => {
  const kind = kindOfSet(piece);
  if (kind === 'dining') return { left: 400, right: 400 };
  return kind === 'lounge' ? { right: armchairs(piece) * 950 + 100 } : {};
};

/** Several pieces together; what they are follows the words. */
export const furnitureSet: Form = (frame, piece) => {
  const forms = { dining, children, lounge, living: wallUnit, bedroom };
  return forms[kindOfSet(piece)](frame, piece);
};
