import { inArray } from 'drizzle-orm';
import type { Product } from '#contracts/catalog.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { Database } from '#platform/database/database.ts';
import { variantCharacteristics } from './tables.ts';

/** The characteristics of these variants by id. Variants without any are absent. */
export async function selectCharacteristics(
  db: Database,
  variantIds: number[],
): Promise<Map<number, Characteristic[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(variantCharacteristics)
    .where(inArray(variantCharacteristics.variantId, variantIds));
  return new Map(rows.map(({ variantId, characteristics }) => [variantId, characteristics]));
}

/** Only for a single product: a list stays light. */
export async function withCharacteristics(db: Database, product: Product): Promise<void> {
  const found = await selectCharacteristics(
    db,
    product.variants.map(({ id }) => id),
  );
  for (const variant of product.variants) variant.characteristics = found.get(variant.id) ?? [];
}
