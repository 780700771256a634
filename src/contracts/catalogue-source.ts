import { z } from 'zod';
import { variantAttributes } from './catalog.ts';
import { goodsPackage } from './packages.ts';
import { roubles, slug } from './validation.ts';

const name = z.string().min(1);

const sourceVariant = z
  .strictObject({
    /** Unique within its product. */
    slug,
    /** The article number (SKU), unique in the shop. */
    code: name,
    /** What distinguishes this variant from the others of its product: «Велюр, изумрудный». */
    name,
    price: roubles.positive(),
    /** Price before the discount; must be above `price`. */
    originalPrice: roubles.optional(),
    /** Pieces in stock; absent: made to order. */
    stock: z.int().min(0).optional(),
    packages: z.array(goodsPackage).readonly().optional(),
    attributes: variantAttributes,
  })
  .refine(({ price, originalPrice = Number.POSITIVE_INFINITY }) => originalPrice > price, {
    path: ['originalPrice'],
    error: 'must be above the price',
  })
  .readonly();
export type SourceVariant = z.infer<typeof sourceVariant>;

export const sourceProduct = z
  .strictObject({
    /** Unique in the shop. */
    slug,
    name,
    description: name,
    isNew: z.boolean().optional(),
    variants: z.array(sourceVariant).min(1).readonly(),
  })
  .readonly();
export type SourceProduct = z.infer<typeof sourceProduct>;

/** Catalogue source data (demo, generated shops): prices in roubles, lengths in millimetres, weights in kilograms. */
export interface SourceCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly products: readonly SourceProduct[];
}
