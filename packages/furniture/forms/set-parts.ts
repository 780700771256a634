import type { VariantAttributes } from '#contracts/attributes.ts';
import { moved, type Part } from '../kit/part.ts';
import type { Build, ModelPiece, Size } from '../kit/piece.ts';

/** The set's piece with only what holds for one of its members. */
export const as = (piece: ModelPiece, own: VariantAttributes, words = piece.words): ModelPiece => ({
  ...piece,
  words,
  coarse: true,
  attributes: { ...piece.attributes, ...own },
});

/** One member at its place: x is its middle, z0 its back. */
export function member(build: Build, size: Size, piece: ModelPiece, x: number, z0: number): Part[] {
  return moved(build(size, piece), [x, 0, z0 + size.d / 2]);
}
