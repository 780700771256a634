import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { orderLinks, orders } from '../tables.ts';

/** Assigns guest orders with a confirmed address to its customer. */
export async function updateGuestOrders(
  db: Database,
  customerId: number,
  email: string,
): Promise<void> {
  await db
    .update(orders)
    .set({ customerId })
    .where(and(isNull(orders.customerId), sql`lower(${orders.email}) = lower(${email})`));
}

/**
 * Takes the orders with this address from the customer: they become guest orders. By address and not by order: the
 * owner of the mailbox got the letters about them, however they came into the account, and joins them again by its proof.
 * The links that the account has made end with it.
 */
export async function updateOrdersReleased(
  db: Database,
  customerId: number,
  email: string,
): Promise<void> {
  const theirs = and(
    eq(orders.customerId, customerId),
    sql`lower(${orders.email}) = lower(${email})`,
  );
  const ids = db.select({ id: orders.id }).from(orders).where(theirs);
  await db
    .delete(orderLinks)
    .where(and(eq(orderLinks.origin, 'account'), inArray(orderLinks.orderId, ids)));
  await db.update(orders).set({ customerId: null }).where(theirs);
}
