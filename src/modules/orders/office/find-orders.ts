import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { OrdersFilter, OrdersQuery } from '#contracts/admin/orders.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/duration.ts';
import { startOfDay } from '#platform/zone-day.ts';
import type { OrderRow } from '../queries.ts';
import { orders } from '../tables.ts';
import { dueOrders, type ShopTime } from './due.ts';
import { type OrderWords, readOrderWords } from './order-words.ts';

/**
 * A page of orders, the latest or the oldest first, and the cursor of the next page or null. Pages are found by time and number (keyset): orders that are
 * placed meanwhile move none. `only`: the statuses that the reader may see.
 */
export async function findOrders(
  db: Database,
  { after, limit, ...filter }: OrdersQuery,
  { now, zone, only }: ShopTime & { only?: readonly OrderStatus[] | undefined },
): Promise<{ rows: OrderRow[]; next: string | null }> {
  const [afterAt, afterId] = after?.split('_') ?? [];
  const isOldestFirst = filter.sort === 'oldest';
  const place = sql`(${orders.createdAt}, ${orders.id})`;
  const cursor = sql`(${afterAt}::timestamptz, ${afterId}::integer)`;
  const direction = isOldestFirst ? asc : desc;
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        after ? sql`${place} ${sql.raw(isOldestFirst ? '>' : '<')} ${cursor}` : undefined,
        only && inArray(orders.statusOrder, [...only]),
        ...conditionsOf(filter, { now, zone }),
      ),
    )
    .orderBy(direction(orders.createdAt), direction(orders.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return { rows, next: isMore ? `${last.createdAt.toISOString()}_${last.id}` : null };
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
    .where(and(...conditionsOf(filter, time)))
    .limit(most)
    .as('found');
  const [row] = await db.select({ count: count() }).from(found);
  return row?.count ?? 0;
}

function conditionsOf(filter: OrdersFilter, time: ShopTime): (SQL | undefined)[] {
  const { text, status, payment, delivery, from, to, tag, due } = filter;
  const { zone } = time;
  const words = text ? readOrderWords(text) : undefined;
  return [
    status && eq(orders.statusOrder, status),
    payment && eq(orders.paymentStatus, payment),
    delivery && eq(orders.deliveryType, delivery),
    from ? gte(orders.createdAt, startOfDay(dayOf(from), zone)) : undefined,
    to ? lt(orders.createdAt, startOfDay(dayOf(to) + 1, zone)) : undefined,
    tag ? sql`${orders.id} IN (SELECT order_id FROM order_tags WHERE tag = ${tag})` : undefined,
    due && sql`${orders.id} IN (SELECT order_id FROM (${dueOrders(due, time)}) AS waiting)`,
    words && isNamedBy(words),
  ];
}

function isNamedBy({ query, article }: OrderWords): SQL {
  const byWords = sql`SELECT id FROM orders WHERE words @@ ${query}::tsquery`;
  const byArticle = sql`SELECT order_id FROM order_lines WHERE upper(code) LIKE ${`${article}%`}`;
  const parts = [...(query ? [byWords] : []), ...(article ? [byArticle] : [])];
  if (parts.length === 0) return sql`false`;
  return sql`${orders.id} IN (${sql.join(parts, sql` UNION `)})`;
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
        sql`words @@ ${`'${phoneNumber.slice(1)}'`}::tsquery`,
        eq(orders.phoneNumber, phoneNumber),
        sql`${orders.id} <> ${id}`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** The number of a date, `YYYY-MM-DD`, counted from 1970-01-01. */
const dayOf = (date: string): number => Date.parse(date) / DAY;
