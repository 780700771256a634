import type { VariantAttributes } from '#contracts/attributes.ts';

/** Prices are roubles, lengths millimetres, weights kilograms: as a shop's editor writes them. */
export interface DemoVariant {
  /** Unique within its product. */
  slug: string;
  /** The shop's article, unique in the shop. */
  code: string;
  /** What tells this variant from its siblings: «Велюр, изумрудный». */
  name: string;
  price: number;
  /** Price before the discount, above `price`. */
  originalPrice?: number;
  /** Pieces on the shelf; absent: made to order. */
  stock?: number;
  attributes: VariantAttributes;
}

export interface DemoProduct {
  slug: string;
  name: string;
  description: string;
  isNew?: boolean;
  variants: DemoVariant[];
}

export interface DemoCategory {
  id: number;
  slug: string;
  name: string;
  products: DemoProduct[];
}
