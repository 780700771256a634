import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ReceiptState } from '#contracts/receipts.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { HOUR, MINUTE } from '#platform/time/duration.ts';
import { receipts } from '../tables.ts';

export type ReceiptRow = typeof receipts.$inferSelect;
type NewReceipt = typeof receipts.$inferInsert;

/** States in which a receipt tells of money that came or went. */
const standing: readonly ReceiptState[] = [
  'due',
  'sent',
  'registered',
  'failed',
  'by_hand',
  'outside',
];

export const isStanding = ({ state }: Pick<ReceiptRow, 'state'>): boolean =>
  standing.includes(state);

/** Whether it tells of money for which there is no receipt at the handover yet. What came by hand has none of ours. */
const isUnclosed = (row: ReceiptRow): boolean =>
  row.kind === 'payment' && isStanding(row) && !row.closedBy && row.provider !== 'hand';

/** What the receipt at the handover of an order waits for; null: for nothing. */
export function closingOf(
  { statusOrder, paymentStatus }: Pick<OrderRow, 'statusOrder' | 'paymentStatus'>,
  rows: readonly ReceiptRow[],
): 'soon' | 'waits_for_money' | null {
  if (statusOrder !== 'delivered' || !rows.some(isUnclosed)) return null;
  if (paymentStatus === 'paid') return 'soon';
  return paymentStatus === 'partially_paid' ? 'waits_for_money' : null;
}

/** Adds a receipt; one that is there already stays. */
export async function insertReceipt(db: Database, row: NewReceipt): Promise<void> {
  await db.insert(receipts).values(row).onConflictDoNothing();
}

export async function updateReceipt(
  db: Database,
  id: string,
  change: Partial<Omit<NewReceipt, 'id'>>,
): Promise<void> {
  await db.update(receipts).set(change).where(eq(receipts.id, id));
}

export async function selectReceipt(db: Database, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id));
  return row;
}

/** A receipt with a row lock until the transaction ends. */
export async function lockReceipt(db: Database, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id)).for('update');
  return row;
}

/** The receipts of an order, oldest first. */
export const selectReceipts = (db: Database, orderId: number): Promise<ReceiptRow[]> =>
  db.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.place));

/** The receipt that goes with a payment, or with a refund. */
export async function selectReceiptOf(
  db: Database,
  of: { readonly payment: string } | { readonly refund: string },
): Promise<ReceiptRow | undefined> {
  const which =
    'refund' in of
      ? eq(receipts.refundId, of.refund)
      : and(eq(receipts.paymentId, of.payment), eq(receipts.kind, 'payment'));
  const [row] = await db.select().from(receipts).where(which);
  return row;
}

/** Takes the right to ask the till about a receipt; `apart` ms lie between two questions. */
export async function claimReceipt(
  db: Database,
  id: string,
  { now, apart }: { readonly now: Date; readonly apart: number },
): Promise<ReceiptRow | undefined> {
  const before = new Date(now.getTime() - apart);
  const [row] = await db
    .update(receipts)
    .set({ askedAt: now })
    .where(
      and(
        eq(receipts.id, id),
        inArray(receipts.state, ['due', 'sent']),
        or(isNull(receipts.askedAt), lte(receipts.askedAt, before)),
      ),
    )
    .returning();
  return row;
}

/** Receipts whose till is to be asked: those of the last hour every minute, older ones every ten minutes. */
export async function selectOpenReceipts(db: Database, now: Date, most: number): Promise<string[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const rows = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(
      and(
        inArray(receipts.state, ['due', 'sent']),
        or(
          isNull(receipts.askedAt),
          lte(receipts.askedAt, ago(10 * MINUTE)),
          and(
            sql`${receipts.dueAt} >= ${ago(HOUR).toISOString()}`,
            lte(receipts.askedAt, ago(MINUTE / 2)),
          ),
        ),
      ),
    )
    .orderBy(sql`${receipts.askedAt} NULLS FIRST`, asc(receipts.place))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Orders that were handed over and are paid, some of whose payments no receipt at the handover tells. `before`: the status may be taken back until then. */
export async function selectToClose(
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT receipt.order_id AS id FROM receipts receipt JOIN orders one ON one.id = receipt.order_id
    WHERE receipt.kind = 'payment' AND receipt.closed_by IS NULL AND receipt.provider <> 'hand' AND receipt.state NOT IN ('planned', 'void')
      AND one.status_order = 'delivered' AND one.payment_status = 'paid' AND NOT EXISTS (
        SELECT FROM order_events event
        WHERE event.order_id = one.id AND event.status_order = 'delivered' AND event.undone_at IS NULL AND event.happened_at > ${before.toISOString()}
      )
    ORDER BY id LIMIT ${most}`);
  return rows.map(({ id }) => id);
}
