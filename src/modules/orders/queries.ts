import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { HeldCart } from '#modules/cart/index.ts';
import type { Database } from '#platform/database/database.ts';
import { newOrderNumber } from './order-number.ts';
import { orderLines, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'number'>;
export type OrderLineRow = typeof orderLines.$inferSelect;

const NUMBER_TRIES = 5;

export async function selectOrderOfCart(
  db: Database,
  cartId: number,
): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.cartId, cartId));
  return row;
}

export async function selectOrder(
  db: Database,
  id: number,
): Promise<{ order: OrderRow; lines: OrderLineRow[] } | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  return { order, lines };
}

/** Writes the order under a number that no other has. */
export async function insertOrder(db: Database, order: NewOrder): Promise<OrderRow> {
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const [row] = await db
      .insert(orders)
      .values({ ...order, number: newOrderNumber() })
      .onConflictDoNothing({ target: orders.number })
      .returning();
    if (row) return row;
  }
  throw new Error('No free order number was found');
}

export async function insertOrderLines(
  db: Database,
  orderId: number,
  lines: HeldCart['lines'],
): Promise<void> {
  await db.insert(orderLines).values(
    lines.map(({ offer, quantity }, position) => ({
      orderId,
      position,
      productId: offer.productId,
      variantId: offer.variantId,
      name: offer.productName,
      variantName: offer.variantName,
      code: offer.code,
      photo: offer.photo,
      productSlug: offer.productSlug,
      variantSlug: offer.variantSlug,
      priceKopecks: offer.price,
      quantity,
    })),
  );
}

export const selectOrdersOf = (db: Database, customerId: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id));

/** The lines of many orders, by order, in one query. */
export async function selectLinesOf(
  db: Database,
  orderIds: number[],
): Promise<Map<number, OrderLineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  return Map.groupBy(rows, (row) => row.orderId);
}

/** One order of a customer, held until the transaction ends. */
export async function selectOwnOrderForUpdate(
  db: Database,
  customerId: number,
  id: number,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
    .for('update');
  return row;
}

export async function updateCancelled(db: Database, id: number): Promise<void> {
  await db
    .update(orders)
    .set({ statusOrder: 'cancelled', paymentStatus: 'cancelled' })
    .where(eq(orders.id, id));
}

/** Gives a customer the orders that guests made under their proved address. */
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
