import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { notifyPublicChange } from '#platform/database/public-changes.ts';
import { filterQueue } from '../tables.ts';

/** Products in one transaction. */
const BATCH = 300;

/** Makes the filters of all products anew that a migration has queued. Several processes can do it at once. */
export async function refreshQueuedFilters(db: Database): Promise<void> {
  while ((await refreshSome(db)) === BATCH);
}

/** Returns the number of products. */
function refreshSome(db: Database): Promise<number> {
  return db.transaction(async (db) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      DELETE FROM ${filterQueue} WHERE product_id IN (
        SELECT product_id FROM ${filterQueue} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING product_id AS id`);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await db.execute(sql`SELECT refresh_filters(${sql.param(ids)}::int[])`);
    await notifyPublicChange(db, []);
    return rows.length;
  });
}
