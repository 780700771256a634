import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Kopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { drawingPaths } from './photos.ts';
import { products, variantPhotos, variants } from './tables.ts';

/** What a cart and an order need to know of a variant, as it is now. */
export interface Offer {
  readonly productId: number;
  readonly variantId: number;
  readonly productName: string;
  readonly variantName: string;
  readonly code: string;
  readonly photo: string;
  readonly productSlug: string;
  readonly variantSlug: string;
  readonly price: Kopecks;
  /** null: made to order. */
  readonly stock: number | null;
  readonly withdrawn: boolean;
}

/** The offers of these variants, withdrawn ones too; ids that do not exist are left out. */
export async function findOffers(db: Database, variantIds: number[]): Promise<Map<number, Offer>> {
  if (variantIds.length === 0) return new Map();
  const firstPhoto = sql<string | null>`(
    SELECT photo FROM ${variantPhotos} WHERE variant_id = ${variants.id} ORDER BY position LIMIT 1)`;
  const rows = await db
    .select({ variant: variants, product: products, photo: firstPhoto })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, variantIds));
  const offers = rows.map(({ variant, product, photo }) => ({
    productId: product.id,
    variantId: variant.id,
    productName: product.name,
    variantName: variant.name,
    code: variant.code,
    photo: photo ?? product.photo ?? drawingPaths.variant(product.slug, variant.slug),
    productSlug: product.slug,
    variantSlug: variant.slug,
    price: variant.priceKopecks,
    stock: variant.stock,
    withdrawn: variant.withdrawn || product.withdrawn,
  }));
  return new Map(offers.map((offer) => [offer.variantId, offer]));
}

/** The first variant of each product, by product id; products without one are left out. */
export async function findFirstVariants(
  db: Database,
  productIds: number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ productId: variants.productId, variantId: firstOf })
    .from(variants)
    .where(and(inArray(variants.productId, productIds), eq(variants.withdrawn, false)))
    .orderBy(asc(variants.productId));
  return new Map(rows.map((row) => [row.productId, row.variantId]));
}

const firstOf = sql<number>`first_value(${variants.id}) OVER (
  PARTITION BY ${variants.productId} ORDER BY ${variants.position})`;

/** A line of which there are fewer on the shelf than asked for. */
export interface ShortLine {
  readonly variantId: number;
  readonly inStock: number;
}

/**
 * Takes these quantities off the shelf; variants made to order have no shelf. Lines that are short are returned, and
 * then the caller's transaction must not be committed. Rows are locked in id order, so two orders never wait for each other.
 */
export async function takeFromStock(
  db: Database,
  lines: { variantId: number; quantity: number }[],
): Promise<ShortLine[]> {
  const short: ShortLine[] = [];
  for (const { variantId, quantity } of lines.toSorted((a, b) => a.variantId - b.variantId)) {
    const [row] = await db
      .select({ stock: variants.stock })
      .from(variants)
      .where(eq(variants.id, variantId))
      .for('update');
    const stock = row?.stock ?? null;
    if (stock === null) continue;
    if (stock < quantity) short.push({ variantId, inStock: stock });
    else {
      await db
        .update(variants)
        .set({ stock: stock - quantity })
        .where(and(eq(variants.id, variantId), gte(variants.stock, quantity)));
    }
  }
  return short;
}

/** Puts cancelled goods back on the shelf; variants made to order have none. In id order, as they are taken. */
export async function returnToStock(
  db: Database,
  lines: readonly { variantId: number; quantity: number }[],
): Promise<void> {
  for (const { variantId, quantity } of lines.toSorted((a, b) => a.variantId - b.variantId)) {
    await db
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${quantity}` })
      .where(eq(variants.id, variantId));
  }
}
