import { count, eq, sql } from 'drizzle-orm';
import { lockCart, removeCarts } from '#modules/cart/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertOrder } from '../queries.ts';
import { type OrderForm, orderedOf } from '../service.ts';
import { orders } from '../tables.ts';

/**
 * Orders a cart for the demo, at the time of the clock and at current prices: it takes nothing from stock, no letter leaves, no limit counts
 * it and its id lies outside those of real orders. Answers its number.
 */
export function placeDemoOrder(
  { db, clock }: { db: Database; clock: Clock },
  cart: string,
  form: OrderForm,
): Promise<string> {
  return db.transaction(async (db) => {
    const found = await lockCart({ db, clock }, { uuid: cart });
    if (!found) throw new Error(`The cart ${cart} of the demo does not exist`);
    const now = clock.now();
    const order = {
      id: await nextDemoId(db),
      cartId: found.id,
      ...orderedOf(form, found.lines),
      consentAt: now,
      createdAt: now,
      availabilityUnconfirmed: false,
      letterWithheld: false,
      demo: true,
    };
    const { number } = await insertOrder(db, order, found.lines, new Map());
    return number;
  });
}

/** Real ids begin at 1 and come from a sequence, which the demo leaves alone. */
async function nextDemoId(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`least(min(${orders.id}), 0) - 1` })
    .from(orders)
    .where(eq(orders.demo, true));
  return row?.id ?? -1;
}

export async function countDemoOrders(db: Database): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(orders).where(eq(orders.demo, true));
  return row?.orders ?? 0;
}

/** Removes the orders of the demo with all that was done on them. `db`: a transaction. Answers how many there were. */
export async function removeDemoOrders(db: Database): Promise<number> {
  const gone = await db
    .delete(orders)
    .where(eq(orders.demo, true))
    .returning({ cartId: orders.cartId });
  await removeCarts(
    db,
    gone.map(({ cartId }) => cartId),
  );
  return gone.length;
}
