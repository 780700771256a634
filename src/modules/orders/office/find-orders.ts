import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { OrdersFilter, OrdersQuery } from '#contracts/admin/orders/orders.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/time/duration.ts';
import { startOfDay } from '#platform/time/zone-day.ts';
import type { OrderRow } from '../queries.ts';
import { orders } from '../tables.ts';
import { dueOrders, type ShopTime } from './due.ts';
import { type OrderWords, readOrderWords } from './order-words.ts';
import type { Powers } from './powers.ts';

/** What lists and exports say of an order: less than half of its row. */
const foundColumns = {
  id: orders.id,
  number: orders.number,
  version: orders.version,
  createdAt: orders.createdAt,
  statusOrder: orders.statusOrder,
  paymentStatus: orders.paymentStatus,
  paymentType: orders.paymentType,
  deliveryType: orders.deliveryType,
  customerName: orders.customerName,
  phoneNumber: orders.phoneNumber,
  email: orders.email,
  city: orders.city,
  address: orders.address,
  comment: orders.comment,
  totalKopecks: orders.totalKopecks,
  chargesKopecks: orders.chargesKopecks,
  discountKopecks: orders.discountKopecks,
  deliveryCostKopecks: orders.deliveryCostKopecks,
  amountDueKopecks: orders.amountDueKopecks,
  demo: orders.demo,
};
export type FoundOrder = Pick<OrderRow, keyof typeof foundColumns>;

/**
 * A page of orders, the latest or the oldest first, and the cursor of the next page or null. Pages are found by time and number (keyset): orders that are
 * placed meanwhile move none. `powers`: of the reader, by default of one who sees all; a text finds nothing by what the reader may not see.
 */
export async function findOrders(
  db: Database,
  { after, limit, ...filter }: OrdersQuery,
  { now, zone, powers }: ShopTime & { powers?: Pick<Powers, 'only' | 'seesCustomers'> },
): Promise<{ rows: FoundOrder[]; next: string | null }> {
  const { text, ...others } = filter;
  const { behind, order } = placesOf(after, filter.sort === 'oldest');
  const conditions = [
    behind,
    powers?.only && inArray(orders.statusOrder, [...powers.only]),
    ...conditionsOf(others, { now, zone }),
  ];
  const select = (named?: SQL) =>
    db
      .select(foundColumns)
      .from(orders)
      .where(and(...conditions, named))
      .orderBy(...order)
      .limit(limit + 1);
  const words = text ? readOrderWords(text) : undefined;
  const isNamed = powers?.seesCustomers === false ? isNamedOpenly : isNamedBy;
  // A word that thousands of orders have fills a page from the nearest ones; the index would fetch and sort them all.
  const near =
    words?.isCommon && words.query && isNamed === isNamedBy
      ? await select(isNamedNear(words, and(...conditions), order))
      : [];
  const found = near.length > limit ? near : await select(words && isNamed(words));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return { rows, next: isMore ? `${last.createdAt.toISOString()}_${last.id}` : null };
}

/** The orders behind a cursor, and how they follow each other. */
function placesOf(after: string | undefined, isOldestFirst: boolean) {
  const [at, id] = after?.split('_') ?? [];
  const cursor = sql`(${at}::timestamptz, ${id}::integer)`;
  const place = sql`(${orders.createdAt}, ${orders.id})`;
  const direction = isOldestFirst ? asc : desc;
  return {
    behind: after ? sql`${place} ${sql.raw(isOldestFirst ? '>' : '<')} ${cursor}` : undefined,
    order: [direction(orders.createdAt), direction(orders.id)],
  };
}

/** How many orders a filter finds, counted up to `most`. */
export async function countOrders(
  db: Database,
  filter: OrdersFilter,
  time: ShopTime,
  most: number,
): Promise<number> {
  const found = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...conditionsOf(filter, time),
        filter.text ? isNamedBy(readOrderWords(filter.text)) : undefined,
      ),
    )
    .limit(most)
    .as('found');
  const [row] = await db.select({ count: count() }).from(found);
  return row?.count ?? 0;
}

/** Whether a filter asks for days, which begin in the time zone of the shop. */
export const asksForDays = ({ from, to, due }: OrdersFilter): boolean =>
  [from, to, due].some((one) => one !== undefined);

/** The conditions of a filter, but for its text. */
function conditionsOf(filter: Omit<OrdersFilter, 'text'>, time: ShopTime): (SQL | undefined)[] {
  const { status, payment, delivery, from, to, tag, due } = filter;
  const { zone } = time;
  return [
    status && eq(orders.statusOrder, status),
    payment && eq(orders.paymentStatus, payment),
    delivery && eq(orders.deliveryType, delivery),
    from ? gte(orders.createdAt, startOfDay(dayOf(from), zone)) : undefined,
    to ? lt(orders.createdAt, startOfDay(dayOf(to) + 1, zone)) : undefined,
    tag ? sql`${orders.id} IN (SELECT order_id FROM order_tags WHERE tag = ${tag})` : undefined,
    due && sql`${orders.id} IN (SELECT order_id FROM (${dueOrders(due, time)}) AS waiting)`,
  ];
}

/** Whether a row of `orders` is named by a text, as in the list of orders: number, name, phone, e-mail, article, company, invoice. */
export const ordersNamed = (text: string): SQL => isNamedBy(readOrderWords(text));

function isNamedBy(words: OrderWords): SQL {
  const byWords = sql`SELECT id FROM orders WHERE words @@ ${words.query}::tsquery`;
  const parts = [...(words.query ? [byWords] : []), ...namedBeside(words)];
  if (parts.length === 0) return sql`false`;
  return sql`${orders.id} IN (${sql.join(parts, sql` UNION `)})`;
}

/** By what the warehouse sees too: all but the e-mail. */
function isNamedOpenly(words: OrderWords): SQL {
  const open = sql`order_words(${orders.number}, ${orders.customerName}, '', ${orders.phoneNumber}, ${orders.city}, ${orders.address})`;
  const byWords = words.query
    ? sql`(words @@ ${words.query}::tsquery AND ${open} @@ ${words.query}::tsquery)`
    : sql`false`;
  return words.article ? sql`(${byWords} OR ${orders.id} IN (${withArticle(words)}))` : byWords;
}

/** What names an order beside its own words: an article of its goods, the company that buys it, an invoice of it. */
const namedBeside = (words: OrderWords): SQL[] => [
  ...(words.article ? [withArticle(words)] : []),
  ...ordersOfCompany(words),
  ...(words.invoice
    ? [sql`SELECT order_id FROM invoices WHERE number = ${words.invoice} AND order_id IS NOT NULL`]
    : []),
];

/** The orders of companies with this name or ИНН: queries that select `order_id`. */
export const ordersOfCompany = (words: OrderWords): SQL[] => [
  ...(words.company ? [ofCompany(words)] : []),
  ...(words.inn ? [sql`SELECT order_id FROM order_companies WHERE inn = ${words.inn}`] : []),
];

const ofCompany = ({ company }: OrderWords): SQL =>
  sql`SELECT order_id FROM order_companies WHERE to_tsvector('simple', translate(lower(name), 'ё', 'е')) @@ ${company}::tsquery`;

const withArticle = ({ article }: OrderWords): SQL =>
  sql`SELECT order_id FROM order_lines WHERE upper(code) LIKE ${`${article}%`}`;

/** So many orders are looked through before the index is asked. */
const NEAR = 1000;

/** The named orders among the first that fulfil the other conditions. */
function isNamedNear(words: OrderWords, conditions: SQL | undefined, order: SQL[]): SQL {
  const beside = namedBeside(words).map((part) => sql`OR near.id IN (${part})`);
  return sql`${orders.id} IN (SELECT near.id FROM (
    SELECT id, words FROM ${orders} WHERE ${conditions ?? sql`true`} ORDER BY ${sql.join(order, sql`, `)} LIMIT ${NEAR}) near
    WHERE near.words @@ ${words.query}::tsquery ${sql.join(beside, sql` `)})`;
}

/** The other orders of a phone number, latest first, at most `limit`. */
export const selectOrdersOfPhone = (
  db: Database,
  { id, phoneNumber }: Pick<OrderRow, 'id' | 'phoneNumber'>,
  limit: number,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        // Empty where the person was erased.
        phoneNumber ? sql`words @@ ${`'${phoneNumber.slice(1)}'`}::tsquery` : sql`false`,
        eq(orders.phoneNumber, phoneNumber),
        sql`${orders.id} <> ${id}`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** The number of a date, `YYYY-MM-DD`, counted from 1970-01-01. */
const dayOf = (date: string): number => Date.parse(date) / DAY;
