import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { TypedCategory } from '#contracts/admin/content/shop.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import {
  categories,
  categoryRedirects,
  filterOptions,
  productFilters,
  products,
} from './tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

const { description, seoTitle, seoDescription, ...columns } = getTableColumns(categories);
/** The columns without the texts, which lists and goods do without. */
export const briefCategory = columns;
export type BriefCategory = Pick<CategoryRow, keyof typeof columns>;

/** A category and the ids of those whose goods it lists: its own, and its children's that are not hidden. */
export interface FoundCategory extends BriefCategory {
  readonly listed: readonly number[];
}

/** A category by its slug, or by that of a deleted category whose goods it took. Throws `category_not_found`. */
export async function findCategory(db: Database, slug: string): Promise<FoundCategory> {
  const [row] = await selectFound(db).where(eq(categories.slug, slug));
  if (row) return row;
  const [taker] = await selectFound(db)
    .innerJoin(categoryRedirects, eq(categoryRedirects.categoryId, categories.id))
    .where(eq(categoryRedirects.slug, slug));
  if (!taker) throw new DomainError('category_not_found');
  return taker;
}

/** The category that this one stands below. */
export async function findParent(
  db: Database,
  { parentId }: BriefCategory,
): Promise<FoundCategory | undefined> {
  if (parentId === null) return undefined;
  const [parent] = await selectFound(db).where(eq(categories.id, parentId));
  return parent;
}

const selectFound = (db: Database) =>
  db
    .select({
      ...briefCategory,
      listed: sql<number[]>`categories.id || ARRAY(
        SELECT child.id FROM categories child WHERE child.parent_id = categories.id AND NOT child.hidden)`,
    })
    .from(categories);

/**
 * The ids of the categories in menus and lists: with goods on sale of their own or of a child, and neither hidden nor
 * below a hidden one.
 */
export async function selectListedCategories(db: Database): Promise<ReadonlySet<number>> {
  const hasGoods = (category: string) => sql`EXISTS (
    SELECT FROM ${products} WHERE category_id = ${sql.raw(category)}.id AND NOT withdrawn)`;
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT c.id FROM categories c LEFT JOIN categories parent ON parent.id = c.parent_id
    WHERE NOT c.hidden AND parent.hidden IS NOT TRUE AND (${hasGoods('c')} OR EXISTS (
      SELECT FROM categories child WHERE child.parent_id = c.id AND NOT child.hidden AND ${hasGoods('child')}))`);
  return new Set(rows.map(({ id }) => id));
}

/** The names of these categories, by id. */
export async function selectCategoryNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = categories;
  const rows = await db
    .select({ id, name })
    .from(categories)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Inserts or changes these categories. A category that stays the same gets no new version. */
export async function writeCategories(db: Database, rows: readonly CategoryRow[]): Promise<void> {
  // A new child refers to its parent.
  for (const row of rows.toSorted(
    (a, b) => Number(a.parentId !== null) - Number(b.parentId !== null),
  )) {
    await db.insert(categories).values(row).onConflictDoUpdate({ target: categories.id, set: row });
  }
}

/** The rows of all categories in the shop's order: each on the top level, and its children behind it. */
export async function selectCategories(db: Database): Promise<CategoryRow[]> {
  const rows = await db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  return (below.get(null) ?? []).flatMap((top) => [top, ...(below.get(top.id) ?? [])]);
}

/** More types than a category has. */
const MOST_TYPES = 200;

/** All categories in the order of the shop, with the types of goods on sale in each and in those below it. */
export async function listTypedCategories(db: Database): Promise<TypedCategory[]> {
  const categories = await selectCategories(db);
  const { rows } = await db.execute<{ category_id: number; type: string }>(sql`
    SELECT DISTINCT goods.category_id, o.value AS type
    FROM ${productFilters} goods CROSS JOIN unnest(goods.options) AS stated(id)
    JOIN ${filterOptions} o ON o.id = stated.id AND o.key = 'type_of_product'
    ORDER BY goods.category_id, type`);
  const typesOf = Map.groupBy(rows, (row) => row.category_id);
  return categories.map(({ id, slug, name, parentId }) => {
    const own = categories.filter((one) => one.id === id || one.parentId === id);
    const types = own.flatMap((one) => typesOf.get(one.id) ?? []).map(({ type }) => type);
    return { slug, name, is_below: parentId !== null, types: distinct(types) };
  });
}

const distinct = (types: readonly string[]): string[] =>
  [...new Set(types)].sort((a, b) => a.localeCompare(b, 'ru')).slice(0, MOST_TYPES);
