import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';

/** All rows of the catalogue without generated ids. */
export async function catalogueRows(db: Database): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`
    SELECT c.id AS category, c.slug AS category_slug, c.name AS category_name, c.position AS category_position,
      p.slug AS product, p.name, p.description, v.slug AS variant, v.code, v.name AS variant_name, v.position,
      v.price_kopecks, v.original_price_kopecks, v.stock, v.uncounted, v.attributes, k.characteristics
    FROM categories c
    LEFT JOIN products p ON p.category_id = c.id AND NOT p.withdrawn
    LEFT JOIN variants v ON v.product_id = p.id AND NOT v.withdrawn
    LEFT JOIN variant_characteristics k ON k.variant_id = v.id
    ORDER BY c.position, p.id, v.position`);
  return rows;
}

/** The row version (xmin) of every row of the catalogue: an UPDATE changes it. */
export async function rowVersions(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    SELECT 'product ' || id AS row, xmin::text, xmax::text FROM products
    UNION ALL SELECT 'variant ' || id, xmin::text, xmax::text FROM variants
    UNION ALL SELECT 'characteristics ' || variant_id, xmin::text, xmax::text FROM variant_characteristics
    UNION ALL SELECT 'category ' || id, xmin::text, xmax::text FROM categories
    UNION ALL SELECT 'offer ' || source || offer_id, xmin::text, xmax::text FROM import_offers
    UNION ALL SELECT 'picture ' || address, xmin::text, xmax::text FROM pictures
    UNION ALL SELECT 'queue ' || product_id, xmin::text, xmax::text FROM search_queue
    ORDER BY 1`);
  return rows;
}
