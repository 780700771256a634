import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { products, variants } from './tables.ts';

/** The ids of variants by `product slug/variant slug`; one that does not exist is missing. Reads all variants: for a small catalogue. */
export async function findVariantsByAddress(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, { product: number; variant: number }>> {
  const address = sql<string>`${products.slug} || '/' || ${variants.slug}`;
  const rows = await db
    .select({ address, product: products.id, variant: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(address, [...addresses]));
  return new Map(rows.map(({ address, ...ids }) => [address, ids]));
}
