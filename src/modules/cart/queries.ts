import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { cartItems, carts } from './tables.ts';

const CUSTOMER_CARTS = 0x60_72_70;

export type CartRow = typeof carts.$inferSelect;

/** One line of a cart. A cart has at most one line for each variant. */
export interface CartLine {
  readonly variantId: number;
  readonly quantity: number;
}

export async function selectCart(db: Database, uuid: string): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(eq(carts.uuid, uuid));
  return row;
}

/** The cart with a row lock until the transaction ends. */
export async function selectCartForUpdate(
  db: Database,
  uuid: string,
): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(eq(carts.uuid, uuid)).for('update');
  return row;
}

/** The customer's open cart: one that has not been ordered. */
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

/** Advisory lock: changes of one customer's carts run one after another until the transaction ends. */
export async function lockCartsOfCustomer(db: Database, customerId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${CUSTOMER_CARTS}, ${customerId})`);
}

export async function updateOwner(db: Database, cartId: number, customerId: number): Promise<void> {
  await db.update(carts).set({ customerId, network: null }).where(eq(carts.id, cartId));
}

/** The customer of a new cart, or the network of a guest. */
export interface NewCartOwner {
  readonly customerId: number | null;
  readonly network: string | null;
}

/** Inserts a cart with its lines and returns its uuid. */
export async function insertCart(
  db: Database,
  now: Date,
  { customerId, network }: NewCartOwner,
  lines: readonly CartLine[],
): Promise<string> {
  const at = now.toISOString();
  const { rows } = await db.execute<{ uuid: string }>(sql`
    WITH cart AS (
      INSERT INTO carts (customer_id, network, created_at, updated_at)
      VALUES (${customerId}, ${network}, ${at}, ${at})
      RETURNING id, uuid
    ), line AS (
      INSERT INTO cart_items (cart_id, variant_id, quantity, position)
      SELECT cart.id, l."variantId", l.quantity, l.position - 1 FROM cart, ${rowsOf(lines)}
    )
    SELECT uuid FROM cart`);
  const [cart] = rows;
  if (!cart) throw new Error('A cart was not written');
  return cart.uuid;
}

const rowsOf = (lines: readonly CartLine[]) => sql`ROWS FROM (
  json_to_recordset(${JSON.stringify(lines)}::json) AS ("variantId" integer, quantity integer)
) WITH ORDINALITY AS l ("variantId", quantity, position)`;

export const selectLines = (db: Database, cartId: number): Promise<CartLine[]> =>
  selectLinesWhere(db, eq(carts.id, cartId));

/** The lines of the cart with this uuid. */
export const selectLinesOfCart = (db: Database, uuid: string): Promise<CartLine[]> =>
  selectLinesWhere(db, eq(carts.uuid, uuid));

/** The variants in the cart with this uuid, an array of PostgreSQL. */
export const variantsInCart = (uuid: string): SQL => sql`ARRAY(
  SELECT i.variant_id FROM cart_items i JOIN carts c ON c.id = i.cart_id WHERE c.uuid = ${uuid})`;

const selectLinesWhere = (db: Database, isTheCart: SQL): Promise<CartLine[]> =>
  db
    .select({ variantId: cartItems.variantId, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(isTheCart)
    .orderBy(asc(cartItems.position));

/** Replaces the lines of a cart that the transaction has locked. */
export async function replaceLines(
  db: Database,
  cartId: number,
  lines: CartLine[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    WITH line AS (
      SELECT l."variantId" AS variant_id, l.quantity, l.position - 1 AS position FROM ${rowsOf(lines)}
    ), gone AS (
      DELETE FROM cart_items WHERE cart_id = ${cartId} AND variant_id NOT IN (SELECT variant_id FROM line)
    ), changed AS (
      UPDATE carts SET updated_at = ${now.toISOString()} WHERE id = ${cartId}
    )
    INSERT INTO cart_items (cart_id, variant_id, quantity, position)
    SELECT ${cartId}::bigint, variant_id, quantity, position FROM line
    ON CONFLICT (cart_id, variant_id) DO UPDATE SET quantity = excluded.quantity, position = excluded.position`);
}

/** A cart that is being ordered. */
export interface TakenCart {
  readonly id: number;
  /** Whether the cart was ordered before. */
  readonly ordered: boolean;
}

/**
 * Locks a guest's cart, or this customer's, until the transaction ends, and marks it as ordered. Ordered carts do not
 * change.
 */
export async function takeCart(
  db: Database,
  { uuid, customerId }: { uuid: string; customerId: number | null },
  now: Date,
): Promise<TakenCart | undefined> {
  const { rows } = await db.execute<{ id: string; ordered: boolean }>(sql`
    WITH found AS (
      SELECT id, ordered_at IS NOT NULL AS ordered FROM carts
      WHERE uuid = ${uuid} AND (customer_id IS NULL OR customer_id = ${customerId})
      FOR UPDATE
    ), frozen AS (
      UPDATE carts SET ordered_at = ${now.toISOString()}, network = NULL FROM found
      WHERE carts.id = found.id AND NOT found.ordered
    )
    SELECT id, ordered FROM found`);
  const [cart] = rows;
  return cart && { id: Number(cart.id), ordered: cart.ordered };
}

export async function removeCart(db: Database, cartId: number): Promise<void> {
  await db.delete(carts).where(eq(carts.id, cartId));
}

export async function removeCarts(db: Database, ids: readonly number[]): Promise<void> {
  await db.delete(carts).where(inArray(carts.id, [...ids]));
}

/** Removes the carts of accounts and those of orders' makers as far as they name anyone: an ordered cart stays empty, under another key. */
export async function eraseCarts(
  db: Database,
  {
    customers,
    orders,
  }: { readonly customers: readonly number[]; readonly orders: readonly number[] },
): Promise<number> {
  await db.execute(sql`UPDATE carts SET uuid = gen_random_uuid(), customer_id = NULL, network = NULL
    WHERE id IN (SELECT cart_id FROM orders WHERE id = ANY(${sql.param([...orders])}::int[]))`);
  const { rowCount } = await db.execute(sql`DELETE FROM carts
    WHERE customer_id = ANY(${sql.param([...customers])}::int[]) AND NOT EXISTS (SELECT FROM orders WHERE cart_id = carts.id)`);
  return rowCount ?? 0;
}
