import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** What the goods on sale lack. */
export interface Completeness {
  readonly products: number;
  readonly withoutPicture: Lacking;
  readonly withoutPrice: Lacking;
  readonly withoutSize: Lacking;
  /** Categories without goods on sale. */
  readonly emptyCategories: readonly Named[];
  /** Categories with goods that have neither a picture of their own nor a photograph of a product. */
  readonly pictureless: readonly Named[];
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** How many products lack something, and the first of them. */
export interface Lacking {
  readonly count: number;
  readonly first: readonly Named[];
}

const SHOWN = 5;

/** The goods on sale of the category `c` and of its children. */
const goodsOf = sql`SELECT FROM products p WHERE NOT p.withdrawn
  AND p.category_id = ANY(c.id || ARRAY(SELECT child.id FROM categories child WHERE child.parent_id = c.id))`;

/** Counts the goods on sale that lack a picture, a price or a size, and the categories without goods. */
export async function findIncomplete(db: Database): Promise<Completeness> {
  const { rows: goods } = await db.execute<{
    slug: string;
    name: string;
    pictured: boolean;
    priced: boolean;
    sized: boolean;
  }>(sql`
    SELECT p.slug, p.name,
      bool_or(EXISTS (SELECT FROM variant_photos f WHERE f.variant_id = v.id))
        OR EXISTS (SELECT FROM product_photos f WHERE f.product_id = p.id) AS pictured,
      bool_and(v.price_kopecks > 0) AS priced,
      bool_and(v.attributes ?& ARRAY['dimensions_width', 'dimensions_height', 'dimensions_depth']) AS sized
    FROM products p JOIN variants v ON v.product_id = p.id AND NOT v.withdrawn
    WHERE NOT p.withdrawn GROUP BY p.id ORDER BY p.id`);
  const { rows: empty } = await db.execute<{ slug: string; name: string }>(sql`
    SELECT slug, name FROM categories c
    WHERE NOT EXISTS (${goodsOf})
    ORDER BY position, id`);
  const { rows: pictureless } = await db.execute<{ slug: string; name: string }>(sql`
    SELECT slug, name FROM categories c
    WHERE photo IS NULL AND EXISTS (${goodsOf})
      AND NOT EXISTS (
        ${goodsOf} AND (
          p.photo IS NOT NULL OR EXISTS (SELECT FROM product_photos f WHERE f.product_id = p.id)
          OR EXISTS (SELECT FROM variants v JOIN variant_photos f ON f.variant_id = v.id
            WHERE v.product_id = p.id AND NOT v.withdrawn)))
    ORDER BY position, id`);
  const lacking = (has: 'pictured' | 'priced' | 'sized'): Lacking => {
    const found = goods.filter((one) => !one[has]);
    const first = found.slice(0, SHOWN).map(({ slug, name }) => ({ slug, name }));
    return { count: found.length, first };
  };
  return {
    products: goods.length,
    withoutPicture: lacking('pictured'),
    withoutPrice: lacking('priced'),
    withoutSize: lacking('sized'),
    emptyCategories: empty,
    pictureless,
  };
}
