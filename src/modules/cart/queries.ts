import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { cartItems, carts } from './tables.ts';

const CUSTOMER_CARTS = 0x60_72_70;

export type CartRow = typeof carts.$inferSelect;

/** One line of a cart; a cart has at most one of each variant. */
export interface CartLine {
  readonly variantId: number;
  readonly quantity: number;
}

export async function selectCart(db: Database, uuid: string): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(eq(carts.uuid, uuid));
  return row;
}

/** The cart, held until the transaction ends. */
export async function selectCartForUpdate(
  db: Database,
  uuid: string,
): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(eq(carts.uuid, uuid)).for('update');
  return row;
}

/** The cart that a customer has not ordered yet. */
export async function selectCartOfCustomer(
  db: Database,
  customerId: number,
): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isNull(carts.orderedAt)));
  return row;
}

/** Makes everything that is done with a customer's carts take turns until the transaction ends. */
export async function lockCartsOfCustomer(db: Database, customerId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${CUSTOMER_CARTS}, ${customerId})`);
}

export async function updateOwner(db: Database, cartId: number, customerId: number): Promise<void> {
  await db.update(carts).set({ customerId }).where(eq(carts.id, cartId));
}

export async function insertCart(
  db: Database,
  now: Date,
  customerId: number | null,
  lines: CartLine[],
): Promise<CartRow> {
  const [row] = await db
    .insert(carts)
    .values({ createdAt: now, updatedAt: now, customerId })
    .returning();
  if (!row) throw new Error('A cart was not written');
  await insertLines(db, row.id, lines);
  return row;
}

export const selectLines = (db: Database, cartId: number): Promise<CartLine[]> =>
  db
    .select({ variantId: cartItems.variantId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.position));

export async function replaceLines(
  db: Database,
  cartId: number,
  lines: CartLine[],
  now: Date,
): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.cartId, cartId));
  await insertLines(db, cartId, lines);
  await db.update(carts).set({ updatedAt: now }).where(eq(carts.id, cartId));
}

async function insertLines(db: Database, cartId: number, lines: CartLine[]): Promise<void> {
  if (lines.length === 0) return;
  await db.insert(cartItems).values(lines.map((line, position) => ({ ...line, cartId, position })));
}

export async function updateOrdered(db: Database, cartId: number, now: Date): Promise<void> {
  await db.update(carts).set({ orderedAt: now }).where(eq(carts.id, cartId));
}

export async function removeCart(db: Database, cartId: number): Promise<void> {
  await db.delete(carts).where(eq(carts.id, cartId));
}

export async function removeCartsUntouchedSince(db: Database, limit: Date): Promise<void> {
  await db.delete(carts).where(and(isNull(carts.orderedAt), lt(carts.updatedAt, limit)));
}
