import { sql } from 'drizzle-orm';
import {
  listDocuments,
  listPages,
  selectContentChanges,
  selectDocumentDays,
} from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { CatalogCaches } from './caches.ts';
import { type CategoryRow, selectCategories, selectListedCategories } from './categories.ts';
import { listMakers } from './makers.ts';

/** An address of the shop, and when it is known to have changed: a day, or a moment in UTC. */
export interface PlainAddress {
  readonly path: string;
  readonly changed?: string | undefined;
}

/** So many products are read at once. */
const ROWS = 2000;

interface MapContext extends Pick<CatalogCaches, 'keepMakers'> {
  readonly db: Database;
  readonly clock: Clock;
}

/** The addresses that are no products: home, pages of text and legal documents, categories in menus and lists, makers with goods on sale. */
export async function plainAddresses(context: MapContext): Promise<PlainAddress[]> {
  const { db, clock } = context;
  const [pages, documents, days, ofPages, categories, makers] = await Promise.all([
    listPages(db, clock.now()),
    listDocuments(db, clock.now()),
    selectDocumentDays(db),
    selectContentChanges(db, 'pages'),
    categoryAddresses(db),
    listMakers(context),
  ]);
  return [
    { path: '/' },
    { path: '/category/' },
    ...pages.map(({ slug }) => ({ path: `/?page=${slug}`, changed: ofPages.get(slug) })),
    ...documents.map(({ slug, version }) => ({
      path: `/?page=${slug}`,
      changed: days.get(`${slug} ${version}`),
    })),
    ...categories,
    ...makers.map(({ slug }) => ({ path: `/makers/${slug}` })),
  ];
}

/** A category changes with its texts, and with the goods that it lists. */
async function categoryAddresses(db: Database): Promise<PlainAddress[]> {
  const [categories, listed, ofTexts, ofGoods] = await Promise.all([
    selectCategories(db),
    selectListedCategories(db),
    selectContentChanges(db, 'categories'),
    selectGoodsChanges(db),
  ]);
  const changedOf = ({ id, slug }: CategoryRow) =>
    [
      ofTexts.get(slug),
      ofGoods.get(id),
      ...categories.flatMap((one) => (one.parentId === id ? ofGoods.get(one.id) : [])),
    ]
      .filter((time) => time !== undefined)
      .toSorted()
      .at(-1);
  return categories
    .filter(({ id }) => listed.has(id))
    .map((one) => ({ path: `/products/?category=${one.slug}`, changed: changedOf(one) }));
}

/** When goods on sale of each category changed last. */
async function selectGoodsChanges(db: Database): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; changed: string }>(sql`
    SELECT category_id AS id, ${inUtc(sql`max(c.changed_at)`)} AS changed
    FROM products p JOIN product_changes c ON c.product_id = p.id WHERE NOT p.withdrawn GROUP BY 1`);
  return new Map(rows.map(({ id, changed }) => [id, changed]));
}

const inUtc = (time: ReturnType<typeof sql>) =>
  sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** How many products are on sale. */
export async function countProducts(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM products WHERE NOT withdrawn`,
  );
  return rows[0]?.count ?? 0;
}

/** The addresses of so many products on sale from a place on, in the order of their ids, read page by page. */
export async function readProducts(
  db: Database,
  offset: number,
  most: number,
): Promise<PlainAddress[]> {
  const addresses: PlainAddress[] = [];
  let page = most > 0 ? await selectPage(db, sql`true`, offset, Math.min(ROWS, most)) : [];
  while (page.length > 0) {
    addresses.push(
      ...page.map(({ slug, changed }) => ({
        path: `/products/${slug}`,
        changed: changed ?? undefined,
      })),
    );
    const left = most - addresses.length;
    const last = page.at(-1)?.id;
    page = left > 0 ? await selectPage(db, sql`p.id > ${last}`, 0, Math.min(ROWS, left)) : [];
  }
  return addresses;
}

interface ProductRow extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly changed: string | null;
}

async function selectPage(
  db: Database,
  condition: ReturnType<typeof sql>,
  offset: number,
  limit: number,
): Promise<ProductRow[]> {
  const { rows } = await db.execute<ProductRow>(sql`
    SELECT p.id, p.slug, ${inUtc(sql`c.changed_at`)} AS changed
    FROM (SELECT id, slug FROM products p WHERE NOT withdrawn AND ${condition} ORDER BY id OFFSET ${offset} LIMIT ${limit}) p
    LEFT JOIN product_changes c ON c.product_id = p.id ORDER BY p.id`);
  return rows;
}
