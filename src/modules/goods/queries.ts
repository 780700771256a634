import { type SQL, sql } from 'drizzle-orm';
import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import type { GoodsField, GoodsSort, GoodsState } from '#contracts/admin/goods/values.ts';
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
  readonly categorySlug: string;
  readonly photo: string | null;
  readonly price: Kopecks;
  readonly oldPrice: Kopecks | null;
  /** Null without a count. */
  readonly pieces: number | null;
  readonly uncounted: boolean;
  /** So many pieces or fewer are few; null: as in the settings. */
  readonly lowStock: number | null;
  readonly days: number | null;
  /** The variant itself is off sale; `withdrawn`: it or its product. */
  readonly hidden: boolean;
  readonly withdrawn: boolean;
  /** The staff hides the product whole. */
  readonly productHidden: boolean;
  readonly source: string | null;
  readonly held: GoodsField[];
  readonly mastered: GoodsField[];
}

/** One source of a variant is shown: hardly ever has it two. */
const columns = sql`v.id, v.product_id AS "productId", v.code AS article, p.name AS product, p.slug AS "productSlug", v.name AS variant,
  v.slug AS "variantSlug", c.name AS category, c.slug AS "categorySlug",
  coalesce((SELECT photo FROM variant_photos WHERE variant_id = v.id ORDER BY position LIMIT 1), p.photo) AS photo,
  v.price_kopecks::float8 AS price, v.original_price_kopecks::float8 AS "oldPrice", v.stock AS pieces, v.uncounted, v.low_stock AS "lowStock",
  (v.attributes ->> 'production_time_days')::float8 AS days, v.withdrawn AS hidden, v.withdrawn OR p.withdrawn AS withdrawn, p.hidden AS "productHidden", offer.source, coalesce(h.fields, '{}') AS held, coalesce(s.masters, '{}') AS mastered`;

const tables = sql`variants v JOIN products p ON p.id = v.product_id AND p.deleted_at IS NULL JOIN categories c ON c.id = p.category_id
  LEFT JOIN held_fields h ON h.variant_id = v.id
  LEFT JOIN LATERAL (SELECT source FROM import_offers WHERE variant_id = v.id ORDER BY withdrawn, source LIMIT 1) offer ON true
  LEFT JOIN import_sources s ON s.source = offer.source`;

/** Few pieces of a variant `v` are left; 0 is no number to watch. */
export const isLow = sql`v.stock <= coalesce(v.low_stock, (SELECT low_stock FROM site_settings)) AND
  coalesce(v.low_stock, (SELECT low_stock FROM site_settings)) > 0`;

export const onSale = sql`NOT v.withdrawn AND NOT p.withdrawn`;
const conditions: Readonly<Record<GoodsState, SQL>> = {
  on_sale: onSale,
  sold_out: sql`${onSale} AND v.stock = 0`,
  low: sql`${onSale} AND ${isLow}`,
  to_order: sql`${onSale} AND v.stock IS NULL AND NOT v.uncounted`,
  held: sql`${onSale} AND h.fields IS NOT NULL`,
  withdrawn: sql`(v.withdrawn OR p.withdrawn) AND v.product_id IN (
    SELECT id FROM products WHERE withdrawn UNION SELECT product_id FROM variants WHERE withdrawn)`,
};

/** What goods can be sorted by. A stock is a number, «without a count» more than any, and «made to order» most. */
const sortKeys = {
  name: sql`p.name || ' ' || v.name`,
  price: sql`v.price_kopecks`,
  stock: sql`coalesce(v.stock::float8, CASE WHEN v.uncounted THEN 1e9 ELSE 2e9 END)`,
};

interface Order {
  readonly by: SQL;
  readonly isBehind: (place: readonly [product: number, variant: number]) => SQL;
}

/** The order of a list, and what stands behind a place of it. The key of the place is read anew: goods whose price changed meanwhile are not shown twice. */
function orderOf(sort: GoodsSort | undefined): Order {
  if (!sort) {
    return {
      by: sql`v.product_id DESC, v.id`,
      isBehind: ([product, variant]) =>
        sql`(v.product_id < ${product} OR (v.product_id = ${product} AND v.id > ${variant}))`,
    };
  }
  const [name, down] = sort.split('_') as [keyof typeof sortKeys, string?];
  const key = sortKeys[name];
  return {
    by: down ? sql`${key} DESC, v.id DESC` : sql`${key}, v.id`,
    isBehind: ([, variant]) => sql`(${key}, v.id) ${down ? sql`<` : sql`>`} (
      SELECT ${key}, v.id FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = ${variant})`,
  };
}

/** The ids of the products that a text names; undefined for a text without words. */
export type FindNamed = (db: Database, text: string) => Promise<SQL | undefined>;

/** Goods in the order of their products, the newest first, the variants of each together, or as the filter sorts them; at most `limit`, behind the place of another one. */
export async function selectGoods(
  { db, productsNamed }: { db: Database; productsNamed: FindNamed },
  filter: GoodsFilter,
  {
    after,
    limit,
    isFittingFirst = false,
  }: {
    after?: readonly [product: number, variant: number] | undefined;
    limit: number;
    isFittingFirst?: boolean;
  },
): Promise<GoodsRecord[]> {
  const { category, state } = filter;
  const order = orderOf(filter.sort);
  const where = [
    await namedBy(db, filter, productsNamed),
    category &&
      sql`p.category_id IN (SELECT id FROM categories WHERE slug = ${category}
        OR parent_id = (SELECT id FROM categories WHERE slug = ${category}))`,
    state && conditions[state],
    after && order.isBehind(after),
  ].filter((condition) => condition !== undefined && condition !== '');
  const { rows } = await db.execute<GoodsRecord & Record<string, unknown>>(sql`
    SELECT ${columns} FROM ${tables} WHERE ${sql.join([sql`true`, ...where], sql` AND `)}
    ORDER BY ${isFittingFirst ? sql`${fitOf(filter.text ?? '')} DESC, ` : sql``}${order.by} LIMIT ${limit}`);
  return rows;
}

/** The letters of a word that its forms share, as far as a prefix can tell: «диван» of «диваны», «сер» of «серая». */
const stemOf = (word: string): string => word.slice(0, Math.max(3, word.length - 2));

/** How well goods fit a text: a category that has a word counts more than a name, since a cover for a sofa is no sofa. */
const fitOf = (text: string): SQL => sql`(
  SELECT sum(2 * (strpos(lower(c.name), stem) > 0)::int + (strpos(lower(p.name), stem) > 0)::int + (strpos(lower(v.name), stem) > 0)::int)
  FROM unnest(${sql.param(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(stemOf) ?? [],
  )}::text[]) AS stem)`;

/** An article that begins so, whatever the case of its letters. */
const beginsWith = (text: string): SQL =>
  sql`lower(code) LIKE ${`${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/** By the beginning of an article, where one begins so; else by words. Of goods off sale, which are in no index of words, the texts are looked through. */
async function namedBy(
  db: Database,
  { text, state }: GoodsFilter,
  productsNamed: FindNamed,
): Promise<SQL | undefined> {
  if (!text) return undefined;
  const article = beginsWith(text);
  // «диван» is a word also where an article begins with it.
  const isNumbered = /\d/.test(text);
  const isArticle =
    isNumbered &&
    (await db.execute(sql`SELECT FROM variants WHERE ${article} LIMIT 1`)).rows.length > 0;
  if (isArticle) return sql`v.id IN (SELECT id FROM variants WHERE ${article})`;
  if (state === 'withdrawn') {
    return sql`strpos(lower(concat_ws(' ', p.name, v.name, v.code)), lower(${text})) > 0`;
  }
  const named = await productsNamed(db, text);
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

export type StoredGoods = Pick<
  GoodsRecord,
  'id' | 'price' | 'oldPrice' | 'pieces' | 'uncounted' | 'lowStock' | 'hidden' | 'days'
> & {
  /** The days are to be written; else what they are stays, a lower end too. */
  readonly hasNewDays: boolean;
};

/** Writes prices, stock, days and whether a variant is shown; the filters, the search and what is kept of the products follow by triggers. */
export async function updateGoods(db: Database, goods: readonly StoredGoods[]): Promise<void> {
  const rows = goods.map(
    ({ id, price, oldPrice, pieces, uncounted, lowStock, hidden, days, hasNewDays }) => ({
      id,
      price,
      old: oldPrice,
      pieces,
      uncounted,
      low: lowStock,
      hidden,
      days,
      renewed: hasNewDays,
    }),
  );
  await db.execute(sql`
    UPDATE variants v SET price_kopecks = n.price, original_price_kopecks = n.old, stock = n.pieces, uncounted = n.uncounted,
      low_stock = n.low, withdrawn = n.hidden,
      attributes = CASE WHEN n.renewed
        THEN (v.attributes - ${sql.param(DAYS)}::text[])
          || CASE WHEN n.days IS NULL THEN '{}' ELSE jsonb_build_object('production_time_days', n.days) END
        ELSE v.attributes END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n(id int, price bigint, old bigint, pieces int, uncounted boolean, low int, hidden boolean, days float8, renewed boolean)
    WHERE v.id = n.id`);
}

/** The attributes that tell the days: the upper end, and the lower one where there are two. */
export const DAYS = ['production_time_days', 'production_time_days_from'] as const;

/** A product whose variants are all hidden is off sale, and one with a variant again is on sale, unless the staff hides it or shows it by days. */
export async function followVariants(db: Database, variantIds: readonly number[]): Promise<void> {
  const isSold = sql`EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND NOT v.withdrawn)`;
  await db.execute(sql`
    UPDATE products p SET withdrawn = NOT p.withdrawn
    WHERE p.id IN (SELECT product_id FROM variants WHERE id = ANY(${sql.param(variantIds)}::int[])) AND p.withdrawn = ${isSold}
      AND (NOT p.withdrawn OR (NOT p.hidden AND p.shown_from IS NULL AND p.shown_until IS NULL))`);
}
