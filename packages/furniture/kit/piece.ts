import type { Attributes } from '../attributes.ts';
import type { Look } from '../colours.ts';
import type { Finishes } from './finishes.ts';
import type { Part } from './part.ts';
import type { Side } from './side.ts';

/** Outer lengths, mm. */
export interface Size {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

export type Length = keyof Size;

/** What is long to the back is looked at more from its side. */
export const isLong = ({ w, d }: Pick<Size, 'w' | 'd'>): boolean => d > w * 1.35;

/** What a form is made from: what is stated, its finishes, and the product's own taste. */
export interface Piece {
  readonly attributes: Attributes;
  readonly look: Look;
  readonly finishes: Finishes;
  /** All words of the description, lower case. */
  readonly words: string;
  /** What it is called: type and name, lower case. */
  readonly title: string;
  /** The same for all variants of a product. */
  readonly seed: number;
  /** Its side, as seen by one who faces it, where just one is stated. */
  readonly side: Side | undefined;
  /** One of several things in a model: built with fewer vertices. */
  readonly coarse: boolean;
  /** As it is used at times: unfolded, drawn out, doors and drawers open. */
  readonly open: boolean;
  /** One of the options, the same for all variants of a product; `about` keeps choices apart. */
  choose<Option>(about: string, options: readonly [Option, ...Option[]]): Option;
}

/**
 * Makes a thing of the size from parts: it stands on y = 0, its middle over the origin, its front
 * to +z.
 */
export type Build = (size: Size, piece: Piece) => Part[];
