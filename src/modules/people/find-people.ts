import { type SQL, sql } from 'drizzle-orm';
import type {
  CustomerRow,
  CustomersFilter,
  CustomersPage,
  CustomersQuery,
} from '#contracts/admin/customers/customers.ts';
import { toRoubles } from '#contracts/money.ts';
import { normaliseOrderNumber } from '#contracts/order-number.ts';
import { ordersOfCompany, readOrderWords } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';

interface Found extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly demo: boolean;
  readonly last_at: string;
  readonly erased_at: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly has_account: boolean;
  readonly orders: number;
  readonly paid: number;
}

const instant = (at: SQL): SQL => sql`to_json(${at}) #>> '{}'`;

/** A page of the customers of a filter, the latest first. Pages go on by time and id: who orders meanwhile moves none. */
export async function findPeople(
  db: Database,
  { text, kind, after, limit }: CustomersQuery,
): Promise<CustomersPage> {
  const [at, id] = after?.split('_') ?? [];
  const conditions = [
    ...kindIs(kind),
    ...(after ? [sql`(one.last_at, one.id) < (${at}::timestamptz, ${id}::integer)`] : []),
  ];
  const words = text ? readOrderWords(text) : undefined;
  // A word that thousands have fills a page from the latest ones; the index would fetch and sort them all.
  const near =
    words?.isCommon && words.query
      ? await selectRows(db, [isNamedNear(words.query, conditions)], limit + 1)
      : [];
  const found =
    near.length > limit
      ? near
      : await selectRows(
          db,
          [...conditions, ...(text ? [await isNamed(db, text)] : [])],
          limit + 1,
        );
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? `${last.last_at}_${last.id}` : null };
}

/** How many customers a filter has, at most `most`. */
export async function countPeople(
  db: Database,
  { text, kind }: CustomersFilter,
  most: number,
): Promise<number> {
  const where = [...kindIs(kind), ...(text ? [await isNamed(db, text)] : [])];
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (SELECT FROM persons one WHERE ${sql.join(where, sql` AND `)} LIMIT ${most}) AS found`);
  return rows[0]?.count ?? 0;
}

const hasAccount = sql`EXISTS (SELECT FROM person_accounts account WHERE account.person_id = one.id)`;

/** Records that stand for themselves, of this kind. */
const kindIs = (kind: CustomersFilter['kind']): SQL[] => [
  sql`one.joined_into IS NULL`,
  ...(kind === 'account' ? [hasAccount] : []),
  ...(kind === 'guest' ? [sql`NOT ${hasAccount}`] : []),
];

/** These records, the latest first. */
export const selectPeople = (db: Database, ids: readonly number[]): Promise<CustomerRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectRows(db, [sql`one.id = ANY(${sql.param([...ids])}::int[])`], ids.length);

/** So many records are looked through before the index is asked. */
const NEAR = 1000;

/** Those with the words among the latest that fulfil the other conditions. */
const isNamedNear = (query: string, conditions: readonly SQL[]): SQL =>
  sql`one.id IN (SELECT near.id FROM (
    SELECT one.id, one.words FROM persons one WHERE ${sql.join([...conditions], sql` AND `)}
    ORDER BY one.last_at DESC, one.id DESC LIMIT ${NEAR}) near WHERE near.words @@ ${query}::tsquery)`;

/** So many who bought for companies are found. */
const BUYERS = 1000;

/** Who has bought for a company, read first: beside the words of a person it would keep the database from stopping at a page. */
async function selectBuyers(db: Database, orders: readonly SQL[]): Promise<number[]> {
  if (orders.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT person_id AS id FROM person_orders WHERE order_id IN (${sql.join([...orders], sql` UNION `)}) LIMIT ${BUYERS}`);
  return rows.map(({ id }) => id);
}

/** By name, phone, e-mail, the number of an order, or a company that has bought. */
async function isNamed(db: Database, text: string): Promise<SQL> {
  const words = readOrderWords(text);
  const { query } = words;
  const buyers = await selectBuyers(db, ordersOfCompany(words));
  const number = normaliseOrderNumber(text);
  const ways = [
    ...(query ? [sql`SELECT id FROM persons WHERE words @@ ${query}::tsquery`] : []),
    ...(number
      ? [
          sql`SELECT person_id FROM person_orders JOIN orders ON orders.id = order_id WHERE orders.number = ${number}`,
        ]
      : []),
    ...(buyers.length > 0 ? [sql`SELECT unnest(${sql.param(buyers)}::int[])`] : []),
  ];
  return ways.length > 0 ? sql`one.id IN (${sql.join(ways, sql` UNION `)})` : sql`false`;
}

/** Keys and sums are read of the shown records alone. */
async function selectRows(
  db: Database,
  where: readonly SQL[],
  limit: number,
): Promise<CustomerRow[]> {
  const { rows } = await db.execute<Found>(sql`
    WITH shown AS MATERIALIZED (
      SELECT one.* FROM persons one WHERE ${sql.join([...where], sql` AND `)}
      ORDER BY one.last_at DESC, one.id DESC LIMIT ${limit})
    SELECT shown.id, shown.name, shown.demo, ${instant(sql`shown.last_at`)} AS last_at, ${instant(sql`shown.erased_at`)} AS erased_at,
      (SELECT key FROM person_keys WHERE person_id = shown.id AND kind = 'phone' ORDER BY key LIMIT 1) AS phone,
      (SELECT key FROM person_keys WHERE person_id = shown.id AND kind = 'email' ORDER BY key LIMIT 1) AS email,
      EXISTS (SELECT FROM person_accounts WHERE person_id = shown.id) AS has_account, sums.orders, sums.paid
    FROM shown CROSS JOIN LATERAL (
      SELECT count(*)::int AS orders, coalesce(sum(charged_kopecks - refunded_kopecks), 0)::float8 AS paid
      FROM person_orders part JOIN orders ON orders.id = part.order_id WHERE part.person_id = shown.id) AS sums
    ORDER BY shown.last_at DESC, shown.id DESC`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    is_demo: row.demo,
    has_account: row.has_account,
    erased_at: row.erased_at && new Date(row.erased_at).toISOString(),
    orders: row.orders,
    paid: toRoubles(row.paid),
    last_at: new Date(row.last_at).toISOString(),
  }));
}
