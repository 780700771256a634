import { type SQL, sql } from 'drizzle-orm';
import type { GoodsFilter } from '#contracts/admin/goods.ts';
import type { GoodsField, GoodsState } from '#contracts/admin/goods-states.ts';
import type { Kopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';

/** A variant with what the staff needs of it. */
export interface GoodsRecord {
  readonly id: number;
  readonly productId: number;
  readonly article: string;
  readonly product: string;
  readonly productSlug: string;
  readonly variant: string;
  readonly variantSlug: string;
  readonly category: string;
  readonly photo: string | null;
  readonly price: Kopecks;
  readonly oldPrice: Kopecks | null;
  /** Null without a count. */
  readonly pieces: number | null;
  readonly uncounted: boolean;
  readonly withdrawn: boolean;
  readonly source: string | null;
  readonly held: GoodsField[];
  readonly mastered: GoodsField[];
}

/** One source of a variant is shown: hardly ever has it two. */
const columns = sql`v.id, v.product_id AS "productId", v.code AS article, p.name AS product, p.slug AS "productSlug", v.name AS variant,
  v.slug AS "variantSlug", c.name AS category,
  coalesce((SELECT photo FROM variant_photos WHERE variant_id = v.id ORDER BY position LIMIT 1), p.photo) AS photo,
  v.price_kopecks::float8 AS price, v.original_price_kopecks::float8 AS "oldPrice", v.stock AS pieces, v.uncounted,
  v.withdrawn OR p.withdrawn AS withdrawn, offer.source, coalesce(h.fields, '{}') AS held, coalesce(s.masters, '{}') AS mastered`;

const tables = sql`variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id
  LEFT JOIN held_fields h ON h.variant_id = v.id
  LEFT JOIN LATERAL (SELECT source FROM import_offers WHERE variant_id = v.id ORDER BY withdrawn, source LIMIT 1) offer ON true
  LEFT JOIN import_sources s ON s.source = offer.source`;

const onSale = sql`NOT v.withdrawn AND NOT p.withdrawn`;
const conditions: Readonly<Record<GoodsState, SQL>> = {
  on_sale: onSale,
  sold_out: sql`${onSale} AND v.stock = 0`,
  to_order: sql`${onSale} AND v.stock IS NULL AND NOT v.uncounted`,
  held: sql`${onSale} AND h.fields IS NOT NULL`,
  withdrawn: sql`(v.withdrawn OR p.withdrawn)`,
};

/** The ids of the products that a text names; undefined for a text without words. */
export type FindNamed = (text: string) => Promise<SQL | undefined>;

/** Goods in the order of their products, the newest first, the variants of each together; at most `limit`, behind the place of another one. */
export async function selectGoods(
  { db, productsNamed }: { db: Database; productsNamed: FindNamed },
  filter: GoodsFilter,
  {
    after,
    limit,
  }: { after?: readonly [product: number, variant: number] | undefined; limit: number },
): Promise<GoodsRecord[]> {
  const { category, state } = filter;
  const where = [
    await namedBy(filter, productsNamed),
    category &&
      sql`p.category_id IN (SELECT id FROM categories WHERE slug = ${category}
        OR parent_id = (SELECT id FROM categories WHERE slug = ${category}))`,
    state && conditions[state],
    after &&
      sql`(v.product_id < ${after[0]} OR (v.product_id = ${after[0]} AND v.id > ${after[1]}))`,
  ].filter((condition) => condition !== undefined && condition !== '');
  const { rows } = await db.execute<GoodsRecord & Record<string, unknown>>(sql`
    SELECT ${columns} FROM ${tables} WHERE ${sql.join([sql`true`, ...where], sql` AND `)}
    ORDER BY v.product_id DESC, v.id LIMIT ${limit}`);
  return rows;
}

/** Goods off sale are in no index: they are looked through. */
async function namedBy(
  { text, state }: GoodsFilter,
  productsNamed: FindNamed,
): Promise<SQL | undefined> {
  if (!text) return undefined;
  if (state === 'withdrawn') {
    return sql`strpos(lower(concat_ws(' ', p.name, v.name, v.code)), lower(${text})) > 0`;
  }
  const named = await productsNamed(text);
  return named ? sql`v.product_id IN (${named})` : sql`false`;
}

/** The goods of these ids; with `hold` their rows are locked until the transaction ends. Unknown ids are left out. */
export async function selectGoodsOf(
  db: Database,
  ids: readonly number[],
  { hold = false } = {},
): Promise<GoodsRecord[]> {
  const wanted = sql`v.id = ANY(${sql.param(ids)}::int[])`;
  // In one order: two changes wait for each other.
  if (hold)
    await db.execute(sql`SELECT FROM variants v WHERE ${wanted} ORDER BY id FOR NO KEY UPDATE`);
  const { rows } = await db.execute<GoodsRecord & Record<string, unknown>>(
    sql`SELECT ${columns} FROM ${tables} WHERE ${wanted} ORDER BY v.id`,
  );
  return rows;
}

export type StoredGoods = Pick<GoodsRecord, 'id' | 'price' | 'oldPrice' | 'pieces' | 'uncounted'>;

/** Writes prices and stock; the filters, the search and what is kept of the products follow by triggers. */
export async function updateGoods(db: Database, goods: readonly StoredGoods[]): Promise<void> {
  const rows = goods.map(({ id, price, oldPrice, pieces, uncounted }) => ({
    id,
    price,
    old: oldPrice,
    pieces,
    uncounted,
  }));
  await db.execute(sql`
    UPDATE variants v SET price_kopecks = n.price, original_price_kopecks = n.old, stock = n.pieces, uncounted = n.uncounted
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id int, price bigint, old bigint, pieces int, uncounted boolean)
    WHERE v.id = n.id`);
}
