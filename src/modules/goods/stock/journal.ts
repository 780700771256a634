import { sql } from 'drizzle-orm';
import type { MovementQuery, StockMovement } from '#contracts/admin/goods/stock.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { startOfDay } from '#platform/time/zone-day.ts';
import type { FindNamed } from '../queries.ts';
import { variantsNamed } from './named.ts';

interface Row extends Record<string, unknown>, Omit<StockMovement, 'by' | 'at'> {
  readonly at: Date;
  readonly staff: number | null;
}

interface Reader {
  readonly zone: TimeZone;
  /** Of the staff. */
  readonly names: ReadonlyMap<string, string>;
  /** Of orders that the reader may open; of others the journal does not tell the number. */
  readonly openStatuses: readonly string[];
}

/** A page of the journal, the latest first, and the place of the next page or null. */
export async function listMovements(
  context: { readonly db: Database; readonly productsNamed: FindNamed },
  { after, limit, text, reason, from, to }: MovementQuery,
  { zone, names, openStatuses }: Reader,
): Promise<{ movements: StockMovement[]; next: string | null }> {
  const day = (date: string, days = 0) =>
    sql`${startOfDay(Date.parse(date) / DAY + days, zone).toISOString()}::timestamptz`;
  const where = [
    after && sql`m.id < ${after}::bigint`,
    text && sql`m.variant_id IN (${await variantsNamed(context, text)})`,
    reason && sql`m.reason = ${reason}`,
    from && sql`m.at >= ${day(from)}`,
    to && sql`m.at < ${day(to, 1)}`,
  ].filter((condition) => condition !== undefined && condition !== '');
  const { rows } = await context.db.execute<Row>(sql`
    SELECT m.id::float8 AS id, m.at, m.variant_id, p.id AS product_id, v.code AS article, p.name AS product, v.name AS variant,
      m.pieces_before AS before, m.pieces_after AS after, m.reason, o.number AS order, m.note, m.staff_id AS staff
    FROM (SELECT * FROM stock_movements m WHERE ${sql.join([sql`true`, ...where], sql` AND `)} ORDER BY m.id DESC LIMIT ${limit + 1}) m
    JOIN variants v ON v.id = m.variant_id JOIN products p ON p.id = v.product_id 
      LEFT JOIN orders o ON o.id = m.order_id AND o.status_order = ANY(${sql.param([...openStatuses])}::text[])
    ORDER BY m.id DESC`);
  const movements = rows.slice(0, limit).map(({ staff, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    by: staff === null ? null : (names.get(String(staff)) ?? null),
  }));
  const last = movements.at(-1);
  return { movements, next: rows.length > limit && last ? String(last.id) : null };
}

/** What feeds have set is of use for some months, what people did for years. */
const KEPT_FEEDS = 100 * DAY;
const KEPT = 3 * 365 * DAY;

/** Deletes movements past their retention time. */
export async function purgeOldMovements({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<void> {
  const before = (age: number) =>
    sql`${new Date(clock.now().getTime() - age).toISOString()}::timestamptz`;
  await db.execute(sql`
    DELETE FROM stock_movements WHERE at < ${before(KEPT_FEEDS)} AND (reason IN ('import', 'import_undone') OR at < ${before(KEPT)})`);
}
