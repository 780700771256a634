import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import { orderNumberLetters } from '#contracts/order-number.ts';
import type { ChargeKind } from '#contracts/order-states.ts';
import type { PaidBy } from '#contracts/payments.ts';
import type { LockedCart } from '#modules/cart/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { OfferedCharge, OfferedDays, OfferedLine, OfferedPlace } from './offers/tables.ts';
import { orderLines, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'number'> &
  Pick<OrderRow, 'id' | 'availabilityUnconfirmed' | 'letterWithheld'>;
export type OrderLineRow = typeof orderLines.$inferSelect;

export type WrittenOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'totalKopecks'
  | 'chargesKopecks'
  | 'discountKopecks'
  | 'countsCharges'
  | 'amountDueKopecks'
  | 'availabilityUnconfirmed'
  | 'letterWithheld'
>;

const NUMBER_TRIES = 5;
const block = customAlphabet(orderNumberLetters, 4);

/** `4F7K-2M9Q`: one of 850 thousand million numbers, so the number of another customer's order cannot be guessed. */
export const newOrderNumber = (): string => `${block()}-${block()}`;

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

export async function selectOrderByNumber(
  db: Database,
  number: string,
  { hold = false } = {},
): Promise<OrderRow | undefined> {
  const found = db.select().from(orders).where(eq(orders.number, number));
  const [row] = await (hold ? found.for('update') : found);
  return row;
}

/** The latest orders of all customers, optionally of one status. */
export const selectLatestOrders = (
  db: Database,
  { status, limit }: { status?: OrderRow['statusOrder'] | undefined; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(status && eq(orders.statusOrder, status))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** The columns of an order that change after it is placed. */
export type OrderUpdate = Partial<
  Pick<OrderRow, 'statusOrder' | 'paymentStatus' | 'deliveryCostKopecks'>
>;

/** Days that a customer is promised, `YYYY-MM-DD`. */
export interface ToldDays {
  readonly from: string;
  readonly to: string;
}

/** What a letter tells of a change: also charges, of which null was taken away, and the promised days. */
export interface ToldChange extends OrderUpdate {
  /** Money that came or went. */
  readonly money?:
    | {
        readonly of: 'came' | 'went back';
        readonly kopecks: number;
        readonly by?: PaidBy | undefined;
        /** The refund that it went back with. */
        readonly refund?: string | undefined;
        /** By keys for trials: none has moved. */
        readonly isTrial?: boolean | undefined;
      }
    | undefined;
  /** The goods have left before their customer has answered an offer to change them. */
  readonly isOvertaken?: boolean;
  /** The goods went back on sale, since the order was not paid in time. */
  readonly goodsFreed?: true | undefined;
  /** `before`: null where the days were to be told by telephone. */
  readonly promise?: { readonly before: ToldDays | null; readonly now: ToldDays } | undefined;
  readonly charges?: readonly {
    readonly kind: ChargeKind;
    readonly amountKopecks: number | null;
    readonly beforeKopecks?: number | null | undefined;
  }[];
  /** Goods and address that were changed. */
  readonly goods?:
    | {
        readonly lines: readonly OfferedLine[];
        readonly place: OfferedPlace | null;
        readonly days?: OfferedDays | null;
      }
    | undefined;
  /** What the customer is asked about; `before`, `after`: all that is to be paid, kopecks. */
  readonly offer?:
    | {
        readonly id: number;
        readonly changes: readonly OfferedCharge[];
        readonly lines: readonly OfferedLine[];
        readonly place: OfferedPlace | null;
        readonly days?: OfferedDays | null;
        readonly before: number;
        readonly after: number;
      }
    | undefined;
}

/** The id of an order that is about to be written: what refers to it can be sent in the same round trip. */
export async function nextOrderId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('orders', 'id'))::int AS id`,
  );
  const [row] = rows;
  if (!row) throw new Error('The sequence of orders gave no id');
  return row.id;
}

/** Inserts the order with its lines under a unique number. `taken`: pieces taken from stock, by variant. */
export async function insertOrder(
  db: Database,
  order: NewOrder,
  lines: LockedCart['lines'],
  taken: ReadonlyMap<number, number>,
): Promise<WrittenOrder> {
  const rowsOfLines = JSON.stringify(
    lines.map(({ offer, quantity }, position) => ({
      ...offer,
      quantity,
      position,
      taken: taken.get(offer.variantId) ?? 0,
      ...readinessOf(offer, taken),
    })),
  );
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const number = newOrderNumber();
    const written = db
      .insert(orders)
      .overridingSystemValue()
      .values({ ...order, number })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id });
    const { rows } = await db.execute<{ id: number }>(sql`
      WITH written AS ${written}, line AS (
        INSERT INTO order_lines (order_id, position, product_id, variant_id, name, variant_name, code, photo,
          product_slug, variant_slug, price_kopecks, quantity, taken, in_stock, lead_days, lead_days_from)
        SELECT written.id, l.* FROM written, json_to_recordset(${rowsOfLines}::json) AS l (
          position integer, "productId" integer, "variantId" integer, "productName" text, "variantName" text,
          code text, photo text, "productSlug" text, "variantSlug" text, price bigint, quantity integer, taken integer,
          "inStock" boolean, "leadDays" integer, "leadDaysFrom" integer)
      ), event AS (
        INSERT INTO order_events (order_id, happened_at, actor, staff_id, status_order, payment_status)
        SELECT written.id, ${order.createdAt.toISOString()}::timestamptz, ${order.placedBy == null ? 'customer' : 'shop'}, ${order.placedBy ?? null}::integer, 'new', 'waiting_for_payment' FROM written
      )
      SELECT id FROM written`);
    if (rows.length > 0) return { ...noCharges, ...order, number };
  }
  throw new Error('No free order number was found');
}

/** Charges of a new order are written after it. */
const noCharges = { chargesKopecks: 0, discountKopecks: 0, countsCharges: false };

/** What is said of a line. Where a counted stock was not looked at, nothing is known. */
export function readinessOf(
  { variantId, stock, uncounted, leadDays, leadDaysFrom }: LockedCart['lines'][number]['offer'],
  taken: ReadonlyMap<number, number>,
) {
  if (stock !== null) return { inStock: taken.has(variantId) ? true : null };
  return uncounted ? { inStock: true } : { inStock: false, leadDays, leadDaysFrom };
}

export const selectOrdersOf = (db: Database, customerId: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id));

/** The numbers of orders, by id. */
export async function selectNumbersOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The lines of many orders, grouped by order, in one query. */
export async function selectLinesOf(
  db: Database,
  orderIds: number[],
): Promise<Map<number, OrderLineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = ANY(${sql.param(orderIds)}::int[])`)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  return Map.groupBy(rows, (row) => row.orderId);
}

/** The ids of the variants of an order, as an array. */
export const variantsOfOrder = (orderId: number): SQL =>
  sql`ARRAY(SELECT variant_id FROM order_lines WHERE order_id = ${orderId})`;

/** One order of a customer with a row lock until the transaction ends. */
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

/** An order with a row lock until the transaction ends. */
export async function selectOrderForUpdate(
  db: Database,
  id: number,
): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/** Unpaid and untouched: each change by the staff sets a status, a payment or a charge. The charges of the checkout are set by the shop. */
export const isUnpaid = and(
  eq(orders.statusOrder, 'new'),
  eq(orders.paymentStatus, 'waiting_for_payment'),
  sql`NOT EXISTS (SELECT FROM order_charges WHERE order_charges.order_id = ${orders.id} AND order_charges.set_by <> 'system')`,
);

/** The given photos that order lines show: they are kept as long as the order. */
export async function selectOrderedPhotos(db: Database, photos: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ photo: orderLines.photo })
    .from(orderLines)
    .where(inArray(orderLines.photo, photos));
  return rows.map(({ photo }) => photo);
}
