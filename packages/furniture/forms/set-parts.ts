import type { Attributes } from '../attributes.ts';
import { moved, type Part } from '../kit/part.ts';
import type { Build, Piece, Size } from '../kit/piece.ts';

/** The set's piece with only what holds for one of its members. */
export const as = (piece: Piece, own: Attributes, words = piece.words): Piece => ({
  ...piece,
  words,
  coarse: true,
  attributes: { ...piece.attributes, ...own },
});

/** One member at its place: x is its middle, z0 its back. */
export function member(build: Build, size: Size, piece: Piece, x: number, z0: number): Part[] {
  return moved(build(size, piece), [x, 0, z0 + size.d / 2]);
}
