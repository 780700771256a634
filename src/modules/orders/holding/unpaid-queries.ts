import { and, asc, eq, exists, gt, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { hasOpenPayment } from '../paying/held-until.ts';
import { isUnpaid, type OrderRow } from '../queries.ts';
import { orderLines, orders } from '../tables.ts';

/** The unpaid, untouched orders placed before this time that took pieces from stock, and for which no payment is under way. */
export async function selectUnpaidOrders(db: Database, placedBefore: Date): Promise<number[]> {
  const taking = db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), gt(orderLines.taken, 0)));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isUnpaid,
        lt(orders.createdAt, placedBefore),
        // The term of paying may have put them back before.
        or(exists(taking), isNotNull(orders.goodsFreedAt)),
        not(hasOpenPayment(sql`${orders.id}`)),
      ),
    )
    .orderBy(asc(orders.createdAt));
  return rows.map(({ id }) => id);
}

/** The order with a row lock until the transaction ends; undefined if it is no longer unpaid and untouched. */
export async function lockUnpaidOrder(
  db: Database,
  id: number,
): Promise<Pick<OrderRow, 'id' | 'letterWithheld'> | undefined> {
  const [row] = await db
    .select({ id: orders.id, letterWithheld: orders.letterWithheld })
    .from(orders)
    .where(and(eq(orders.id, id), isUnpaid))
    .for('update');
  return row;
}
