import type { VariantAttributes } from './attributes.ts';

/** A catalogue as an editor writes it: prices in roubles, lengths in millimetres, weights in kilograms. */
export interface SourceCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly products: readonly SourceProduct[];
}

export interface SourceProduct {
  /** Unique in the shop. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly isNew?: boolean;
  readonly variants: readonly SourceVariant[];
}

export interface SourceVariant {
  /** Unique within its product. */
  readonly slug: string;
  /** The shop's article, unique in the shop. */
  readonly code: string;
  /** What tells this variant from its siblings: «Велюр, изумрудный». */
  readonly name: string;
  readonly price: number;
  /** Price before the discount, above `price`. */
  readonly originalPrice?: number;
  /** Pieces on the shelf; absent: made to order. */
  readonly stock?: number;
  readonly attributes: VariantAttributes;
}
