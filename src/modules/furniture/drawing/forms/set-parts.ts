import type { VariantAttributes } from '#contracts/attributes.ts';
import { type Frame, type Piece, within } from '../piece.ts';

export const plain = (piece: Piece, attributes: VariantAttributes = {}, words = ''): Piece => ({
  ...piece,
  attributes,
  words,
});

/** A box on the frame's floor: from its left, in millimetres. */
export const stand = (frame: Frame, left: number, width: number, height: number): Frame => {
  const { x, y, h, s } = frame;
  return within(frame, x + left * s, y + h - height * s, width * s, height * s);
};

/** How many of a thing the set names: «два кресла», «стул — 4 шт.». */
export const countOf = ({ attributes: a }: Piece, thing: RegExp): number => {
  const item = a.furniture_set?.find((text) => thing.test(text.toLowerCase()));
  return item ? Number(/\d+/.exec(item)?.[0] ?? 1) : 0;
};
