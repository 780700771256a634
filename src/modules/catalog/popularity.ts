import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { notifyPublicChange } from '#platform/database/public-changes.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';

/** For how long an order counts towards popularity. */
const COUNTED_FOR = 90 * DAY;

/** Pieces ordered since a time, by product. Orders are above the catalogue, so the composition root gives this function. */
export type CountOrdered = (
  db: Database,
  since: Date,
) => Promise<readonly { productId: number; pieces: number }[]>;

interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly countOrdered: CountOrdered;
}

/** Brings the popularity of all products up to date. Kept lists are made anew only if a number has changed. */
export async function renewPopularity({ db, clock, countOrdered }: Context): Promise<void> {
  const ordered = await countOrdered(db, new Date(clock.now().getTime() - COUNTED_FOR));
  const ids = sql.param(ordered.map(({ productId }) => productId));
  const pieces = sql.param(ordered.map((one) => Math.min(one.pieces, MOST_PIECES)));
  await db.transaction(async (db) => {
    const { rows } = await db.execute(sql`
      WITH ordered AS MATERIALIZED (
        SELECT * FROM unnest(${ids}::int[], ${pieces}::int[]) ordered (product_id, pieces)
        WHERE product_id IN (SELECT id FROM products)),
      gone AS (
        DELETE FROM product_popularity WHERE product_id NOT IN (SELECT product_id FROM ordered)
        RETURNING product_id),
      changed AS (
        INSERT INTO product_popularity AS known (product_id, pieces) SELECT * FROM ordered
        ON CONFLICT (product_id) DO UPDATE SET pieces = excluded.pieces
          WHERE known.pieces <> excluded.pieces
        RETURNING product_id)
      SELECT product_id FROM gone UNION ALL SELECT product_id FROM changed LIMIT 1`);
    if (rows.length > 0) await notifyPublicChange(db, []);
  });
}

/** Fits an integer. */
const MOST_PIECES = 2_000_000_000;
