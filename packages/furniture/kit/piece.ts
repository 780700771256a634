import type { Piece } from '../../../src/modules/furniture/drawing/piece.ts';
import type { Finishes } from './finishes.ts';
import type { Part } from './part.ts';

/** Outer lengths, mm. */
export interface Size {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

/** What a form is made from: the drawing's piece, its finishes, and the product's own taste. */
export interface ModelPiece extends Piece {
  readonly finishes: Finishes;
  /** What it is called: type and name, lower case. */
  readonly title: string;
  /** One of several things in a model: drawn with fewer vertices. */
  readonly coarse: boolean;
  /** One of the options, the same for all variants of a product; `about` keeps choices apart. */
  choose<Option>(about: string, options: readonly [Option, ...Option[]]): Option;
}

/**
 * Makes a thing of the size from parts: it stands on y = 0, its middle over the origin, its front
 * to +z.
 */
export type Build = (size: Size, piece: ModelPiece) => Part[];
