import { type SQL, sql } from 'drizzle-orm';
import type { NamedGoods } from '#contracts/admin/goods/stock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FindNamed } from '../queries.ts';

/** The goods of these articles, whatever the case of their letters. */
export async function nameArticles(
  db: Database,
  articles: readonly string[],
): Promise<NamedGoods[]> {
  const wanted = articles.map((article) => article.trim().toLowerCase());
  const { rows } = await db.execute<NamedGoods & Record<string, unknown>>(sql`
    SELECT v.code AS article, p.name AS product, v.name AS variant, v.stock AS pieces
    FROM variants v JOIN products p ON p.id = v.product_id
    WHERE lower(v.code) = ANY(${sql.param(wanted)}::text[])`);
  return rows;
}

/**
 * The ids of the variants that have a text in their article, and of those that it names; where a text with digits is in an article, of the
 * former alone. Goods off sale, which are in no index of words, are found by a part of their name.
 */
export async function variantsNamed(
  { db, productsNamed }: { readonly db: Database; readonly productsNamed: FindNamed },
  text: string,
): Promise<SQL> {
  const part = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const named = await productsNamed(db, text);
  const offSale = sql`SELECT id FROM products WHERE withdrawn AND name ILIKE ${part}`;
  // Materialized: the index of the articles is read, not the wide rows.
  return sql`WITH articles AS MATERIALIZED (SELECT code FROM variants WHERE code ILIKE ${part})
    SELECT id FROM variants WHERE code IN (TABLE articles)
    UNION ALL SELECT id FROM variants WHERE product_id IN (${named ? sql`${offSale} UNION ALL ${named}` : offSale})
      AND (${!/\d/.test(text)} OR NOT EXISTS (TABLE articles))`;
}
