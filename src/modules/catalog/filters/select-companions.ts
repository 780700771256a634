import { sql } from 'drizzle-orm';
import type { AttributeKey } from '#contracts/attributes.ts';
import type { Database } from '#platform/database/database.ts';
import { productFilters, variantFilters } from '../tables.ts';
import { inCategory, type ListScope } from './scope.ts';
import { type Listed, shownVariants } from './select-listed.ts';
import { telling } from './telling.ts';

/** What makes things of different kinds look well together. */
const weights: Partial<Record<AttributeKey, number>> = {
  series: 4,
  interior_style: 2,
  upholstery_materials: 2,
  color: 2,
  material: 1,
  brand: 1,
  room_type: 0.5,
};

/**
 * The goods of a scope that look best beside a variant, each by its first variant that passes the filters. What cannot be ordered comes
 * last. Where nothing tells them apart, the ids nearest to the product's own come first.
 */
export async function selectCompanions(
  db: Database,
  { productId, variantId }: { readonly productId: number; readonly variantId: number },
  scope: ListScope,
  limit: number,
): Promise<Listed[]> {
  const { rows } = await db.execute<{ id: number; variant_id: number | null }>(sql`
    WITH telling AS MATERIALIZED (${telling(
      weights,
      sql`
      SELECT ${variantFilters.options} AS options FROM ${variantFilters} WHERE ${variantFilters.variantId} = ${variantId}`,
    )})
    SELECT sold.product_id AS id, shown.variant_id
    FROM ${productFilters} sold ${shownVariants(scope, sql`sold.product_id`)}
    JOIN ${variantFilters} beside ON beside.variant_id = shown.variant_id
    WHERE ${inCategory(sql`sold.category_id`, scope.category)} AND sold.product_id <> ${productId}
    ORDER BY sold.available DESC,
      (SELECT coalesce(sum(weight), 0) FROM telling WHERE telling.id = ANY (beside.options)) DESC,
      abs(sold.product_id - ${productId}::int), sold.product_id
    LIMIT ${limit}`);
  return rows.map((row) => ({ productId: row.id, variantId: row.variant_id }));
}
