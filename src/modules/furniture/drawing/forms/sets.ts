import type { Around, Form, Piece } from '../piece.ts';
import { bedroom, children } from './room-sets.ts';
import { armchairs, dining, lounge } from './seating-sets.ts';
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
