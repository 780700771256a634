import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { HOUR } from '#platform/time/duration.ts';
import type { OrderRow } from '../queries.ts';
import type { KnownPayingTerms } from './terms.ts';

/**
 * Since when the order `one` of a query could be paid online: when it was placed, when the manager confirmed it, when its goods were taken
 * anew, or when the shop began to take payments.
 */
export const payableSince = sql`greatest(one.created_at, one.held_since, (
  SELECT max(event.happened_at) FROM order_events event
  WHERE event.order_id = one.id AND event.status_order = 'confirmed' AND event.undone_at IS NULL
), (
  SELECT max(provider.changed_at) FROM payment_providers provider WHERE provider.is_on
))`;

/** Whether goods of the order `one` were taken from stock. */
export const takesStock = sql`EXISTS (SELECT FROM order_lines line WHERE line.order_id = one.id AND line.taken > 0)`;

/** Whether the order of this id has a payment that may still succeed. */
export const hasOpenPayment = (id: SQL): SQL => sql`EXISTS (
  SELECT FROM payments payment WHERE payment.order_id = ${id} AND payment.state IN ('created', 'pending', 'authorised'))`;

/** Until when the goods of an order are held that is not paid; null: as long as the order, or none are held. */
export async function heldUntil(
  db: Database,
  { id, statusOrder, paymentStatus, keepsGoods }: OrderRow,
  { isOn, when, hold_hours: hours }: KnownPayingTerms,
): Promise<Date | null> {
  const begins = when === 'confirmed' ? ['confirmed'] : ['new', 'confirmed'];
  const isWaiting = paymentStatus === 'waiting_for_payment' && begins.includes(statusOrder);
  if (!isOn || hours === 0 || keepsGoods || !isWaiting) return null;
  const { rows } = await db.execute<{ since: Date }>(
    sql`SELECT ${payableSince} AS since FROM orders one WHERE one.id = ${id} AND ${takesStock}`,
  );
  return rows[0] ? new Date(new Date(rows[0].since).getTime() + hours * HOUR) : null;
}
