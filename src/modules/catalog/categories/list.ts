import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { type CategoryRow, selectCategories, selectListedCategories } from '../categories.ts';

/** A category as the owner sees it in the terminal. */
export interface OwnedCategory extends CategoryRow {
  /** Products on sale, without those of children. */
  readonly own: number;
  /** Products on sale, with those of children. */
  readonly all: number;
  readonly isListed: boolean;
  /** Whose feeds fill it. */
  readonly sources: readonly string[];
}

/** All categories in the shop's order: each on the top level, and its children behind it. */
export async function listOwnedCategories(db: Database): Promise<OwnedCategory[]> {
  const rows = await selectCategories(db);
  const listed = await selectListedCategories(db);
  const { rows: counted } = await db.execute<{ id: number; count: number; sources: string[] }>(sql`
    SELECT c.id,
      (SELECT count(*)::int FROM products p WHERE p.category_id = c.id AND NOT p.withdrawn) AS count,
      ARRAY(SELECT DISTINCT source FROM import_categories i WHERE i.category_id = c.id ORDER BY source) AS sources
    FROM categories c`);
  const facts = new Map(counted.map((one) => [one.id, one]));
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const ownOf = ({ id }: CategoryRow) => facts.get(id)?.count ?? 0;
  return rows.map((row) => {
    const family = [row, ...(below.get(row.id) ?? [])];
    return {
      ...row,
      own: ownOf(row),
      all: family.reduce((sum, one) => sum + ownOf(one), 0),
      isListed: listed.has(row.id),
      sources: facts.get(row.id)?.sources ?? [],
    };
  });
}
