import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

export interface PlacedProduct {
  readonly id: number;
  readonly categoryId: number;
  readonly hidden: boolean;
  readonly withdrawn: boolean;
}

export interface ProductOfMany extends PlacedProduct {
  readonly name: string;
  readonly slug: string;
  readonly category: string;
  /** It has variants that are shown. */
  readonly hasVariants: boolean;
}

/** The products of these ids; their rows are locked until the transaction ends. Unknown ids are left out. */
export async function selectProductsOf(
  db: Database,
  ids: readonly number[],
): Promise<ProductOfMany[]> {
  const wanted = sql`p.id = ANY(${sql.param(ids)}::int[]) AND p.deleted_at IS NULL`;
  // In one order: two changes wait for each other.
  await db.execute(sql`SELECT FROM products p WHERE ${wanted} ORDER BY id FOR NO KEY UPDATE`);
  const { rows } = await db.execute<ProductOfMany & Record<string, unknown>>(sql`
    SELECT p.id, p.name, p.slug, p.category_id AS "categoryId", c.slug AS category, p.hidden, p.withdrawn,
      EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND NOT v.withdrawn) AS "hasVariants"
    FROM products p JOIN categories c ON c.id = p.category_id WHERE ${wanted} ORDER BY p.id`);
  return rows;
}

/** The ids of categories by slug. */
export async function selectCategoryIds(
  db: Database,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: number; slug: string }>(
    sql`SELECT id, slug FROM categories WHERE slug = ANY(${sql.param(slugs)}::text[])`,
  );
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Writes category and visibility; the filters and the search follow by triggers. */
export async function updateProducts(
  db: Database,
  products: readonly PlacedProduct[],
): Promise<void> {
  const rows = products.map(({ id, categoryId, hidden, withdrawn }) => ({
    id,
    category: categoryId,
    hidden,
    withdrawn,
  }));
  await db.execute(sql`
    UPDATE products p SET category_id = n.category, hidden = n.hidden, withdrawn = n.withdrawn
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, category int, hidden boolean, withdrawn boolean)
    WHERE p.id = n.id`);
}
