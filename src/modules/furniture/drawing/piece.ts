import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Look } from './colours.ts';

/** Where a form draws: a box in picture units and the picture units of one millimetre. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  s: number;
}

export interface Piece {
  attributes: VariantAttributes;
  look: Look;
  /** All the words of the variant, lower case. */
  words: string;
  /** Picks among equal ways of drawing; the same for all variants of a product. */
  seed: number;
}

/** Millimetres taken outside the box. */
export interface Around {
  above?: number;
  left?: number;
  right?: number;
  /** How much higher its far part stands than its near one; such a form draws its own shadows. */
  behind?: number;
}

/** Fills the frame's box to its edges. */
export type Form = (frame: Frame, piece: Piece) => string;

/** How much lower than its far part a deep thing's near part stands, in parts of its height. */
export const depthRise = 0.08;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** A box inside a frame's picture, at the same scale. */
export const within = (frame: Frame, x: number, y: number, w: number, h: number): Frame => ({
  x,
  y,
  w,
  h,
  s: frame.s,
});

/** The results for 0, 1 … count - 1, joined. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
