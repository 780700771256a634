import { sql } from 'drizzle-orm';
import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { Database } from '#platform/database/database.ts';

/** A variant on sale with the data of its product. */
export interface OfferRow extends Record<string, unknown> {
  readonly product_id: number;
  readonly product_slug: string;
  readonly product_name: string;
  readonly description: string;
  readonly category_id: number;
  /** The number of variants of the product that are on sale. */
  readonly siblings: number;
  readonly variant_id: number;
  readonly position: number;
  readonly variant_slug: string;
  readonly variant_name: string;
  readonly code: string;
  readonly price: number;
  readonly original_price: number | null;
  readonly stock: number | null;
  readonly uncounted: boolean;
  readonly attributes: VariantAttributes;
  readonly photos: string[];
  readonly characteristics: Characteristic[] | null;
}

const AT_ONCE = 500;

/** Every variant on sale, grouped by product in order of creation. Keyset pagination with a few hundred rows at a time. */
export async function* selectOffers(db: Database): AsyncGenerator<OfferRow[]> {
  let after = { product_id: 0, position: -1 };
  while (true) {
    const { rows } = await db.execute<OfferRow>(sql`
      SELECT p.id AS product_id, p.slug AS product_slug, p.name AS product_name, p.description, p.category_id,
        v.id AS variant_id, v.position, v.slug AS variant_slug, v.name AS variant_name, v.code,
        v.price_kopecks::float8 AS price, v.original_price_kopecks::float8 AS original_price, v.stock, v.uncounted, v.attributes,
        (SELECT characteristics FROM variant_characteristics c WHERE c.variant_id = v.id) AS characteristics,
        (SELECT count(*)::int FROM variants s WHERE s.product_id = p.id AND NOT s.withdrawn) AS siblings,
        ARRAY(SELECT photo FROM variant_photos f WHERE f.variant_id = v.id ORDER BY f.position) AS photos
      FROM products p JOIN variants v ON v.product_id = p.id
      WHERE NOT p.withdrawn AND NOT v.withdrawn AND p.id >= ${after.product_id}
        AND (p.id, v.position) > (${after.product_id}, ${after.position})
      ORDER BY p.id, v.position LIMIT ${AT_ONCE}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last;
  }
}

/** A version that changes with every change of the feed's data. */
export async function feedVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    SELECT concat_ws('-',
      (SELECT sum(hashtextextended(id || ':' || xmin, 0)) FROM products),
      (SELECT sum(hashtextextended(id || ':' || xmin, 0)) FROM variants),
      (SELECT sum(hashtextextended(variant_id || ':' || position || ':' || xmin, 0)) FROM variant_photos),
      (SELECT sum(hashtextextended(variant_id || ':' || xmin, 0)) FROM variant_characteristics),
      (SELECT sum(hashtextextended(id || ':' || xmin, 0)) FROM categories),
      (SELECT hashtextextended(identity ->> 'characteristics', 0) FROM site_settings)) AS version`);
  return rows[0]?.version ?? '';
}
