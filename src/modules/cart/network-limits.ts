import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { MINUTE } from '#platform/time/duration.ts';
import type { CartContext } from './service.ts';

/** What the shop stores of the open guest carts of one network. */
export interface NetworkLimits {
  readonly carts: number;
  readonly lines: number;
}

/** About five megabytes. Two hundred people behind one address have fewer carts in ninety days. */
const networkLimits: NetworkLimits = { carts: 5000, lines: 20_000 };
/** A larger cart is purged before every smaller one: a flood of large carts takes no room from the carts of buyers. */
const LINES_OF_BUYERS = 10;

/** Networks without a change for this long were purged by an earlier run. */
const RECENT = 10 * MINUTE;

/**
 * Deletes the open guest carts of networks over their limits, large ones first, then those that have not changed for the
 * longest time. Carts of other networks keep their term.
 */
export async function purgeSurplusCarts(
  { db, clock }: CartContext,
  limits: NetworkLimits = networkLimits,
): Promise<void> {
  const recent = new Date(clock.now().getTime() - RECENT);
  await db.execute(sql`
    DELETE FROM carts USING (
      SELECT id, row_number() OVER newest AS carts, sum(lines) OVER newest AS lines
      FROM (SELECT DISTINCT network FROM carts WHERE network IS NOT NULL AND updated_at > ${recent.toISOString()}) active
      JOIN carts USING (network)
      CROSS JOIN LATERAL (SELECT count(*) AS lines FROM cart_items WHERE cart_id = carts.id) counted
      WINDOW newest AS (PARTITION BY network ORDER BY lines > ${LINES_OF_BUYERS}, updated_at DESC, id DESC)
    ) stored
    WHERE carts.id = stored.id AND carts.network IS NOT NULL
      AND (stored.carts > ${limits.carts} OR stored.lines > ${limits.lines})`);
}

/** The size of all carts on the disk, with their indexes. */
export async function cartBytes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`SELECT pg_total_relation_size('carts') + pg_total_relation_size('cart_items') AS bytes`,
  );
  return Number(rows[0]?.bytes);
}
