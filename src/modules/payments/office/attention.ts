import { type SQL, sql } from 'drizzle-orm';
import type { PaymentAttention, RefundAttention } from '#contracts/payments.ts';
import type { Database } from '#platform/database/database.ts';

/** What is to be looked at of a row `payment` of the table of payments; null: nothing. */
export const attentionOfPayment = (now: Date): SQL => sql`CASE
  WHEN payment.trouble IS NOT NULL THEN payment.trouble
  WHEN ${isOpenTooLong(now)} THEN 'open too long' END`;

/** Open an hour after the end that the provider has told, or a day and an hour where it told none. */
export const isOpenTooLong = (now: Date): SQL => sql`(
  payment.state IN ('created', 'pending', 'authorised') AND NOT 'open too long' = ANY(payment.settled)
  AND coalesce(greatest(payment.expires_at, payment.pending_until), payment.created_at + interval '1 day') + interval '1 hour'
    < ${now.toISOString()}::timestamptz)`;

/** What is to be looked at of a row `refund` of the table of refunds; null: nothing. One that was refused is dealt with by the next one of its order. */
export const attentionOfRefund: SQL = sql`CASE
  WHEN refund.settled_at IS NOT NULL THEN NULL
  WHEN refund.state = 'undone' THEN 'undone'
  WHEN refund.trouble_at IS NOT NULL THEN 'unknown'
  WHEN refund.state = 'refused' AND NOT EXISTS (
    SELECT FROM refunds later WHERE later.order_id = refund.order_id AND later.created_at > refund.created_at
  ) THEN 'refused' END`;

export interface Attention {
  readonly payments: ReadonlyMap<string, PaymentAttention>;
  readonly refunds: ReadonlyMap<string, RefundAttention>;
}

/** What is to be looked at in an order, by the ids of its payments and refunds. */
export async function selectAttention(
  db: Database,
  orderId: number,
  now: Date,
): Promise<Attention> {
  const ofPayments = await db.execute<{ id: string; what: PaymentAttention }>(sql`
    SELECT id, what FROM (SELECT id, ${attentionOfPayment(now)} AS what FROM payments payment WHERE order_id = ${orderId}) AS looked
    WHERE what IS NOT NULL`);
  const ofRefunds = await db.execute<{ id: string; what: RefundAttention }>(sql`
    SELECT id, what FROM (SELECT id, ${attentionOfRefund} AS what FROM refunds refund WHERE order_id = ${orderId}) AS looked
    WHERE what IS NOT NULL`);
  return {
    payments: new Map(ofPayments.rows.map(({ id, what }) => [id, what])),
    refunds: new Map(ofRefunds.rows.map(({ id, what }) => [id, what])),
  };
}
