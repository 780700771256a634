import { type SQL, sql } from 'drizzle-orm';
import type { CustomerCard } from '#contracts/admin/customers/customers.ts';
import type { Database } from '#platform/database/database.ts';

/** So many orders, calls and consents are shown. */
const MOST = 100;

/** A moment of the database as contracts have it. */
const instant = (at: SQL): SQL =>
  sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A sum of kopecks in roubles. */
const roubles = (kopecks: SQL): SQL => sql`(${kopecks}::float8 / 100)`;

const list = async <Row>(db: Database, rows: SQL): Promise<Row[]> => {
  const found = await db.execute<{ list: Row[] }>(
    sql`SELECT coalesce(json_agg(one), '[]') AS list FROM (${rows}) AS one`,
  );
  return found.rows[0]?.list ?? [];
};

const ordersOf = (id: number): SQL =>
  sql`person_orders part JOIN orders ON orders.id = part.order_id AND part.person_id = ${id}`;

type Parts = Pick<
  CustomerCard,
  'accounts' | 'last_orders' | 'returns' | 'calls' | 'consents' | 'money'
>;

/** What a person has done in the shop. */
export async function selectParts(db: Database, id: number): Promise<Parts> {
  const [accounts, orders, returns, calls, consents, [money]] = await Promise.all([
    list<CustomerCard['accounts'][number]>(
      db,
      sql`SELECT email, email_proved_at IS NOT NULL AS is_proved, ${instant(sql`created_at`)} AS registered_at,
          concat_ws(', ', nullif(city, ''), nullif(address, '')) AS address
        FROM person_accounts JOIN customers ON customers.id = customer_id WHERE person_id = ${id} ORDER BY created_at`,
    ),
    list<CustomerCard['last_orders'][number]>(
      db,
      sql`SELECT number, ${instant(sql`created_at`)} AS at, status_order AS status, delivery_type, payment_status AS payment,
          ${roubles(sql`payable_of(orders)`)} AS total
        FROM ${ordersOf(id)} ORDER BY created_at DESC, orders.id DESC LIMIT ${MOST}`,
    ),
    list<CustomerCard['returns'][number]>(
      db,
      sql`SELECT returns.id, number, ${instant(sql`asked_at`)} AS at, state
        FROM ${ordersOf(id)} JOIN returns ON returns.order_id = orders.id ORDER BY returns.id DESC LIMIT ${MOST}`,
    ),
    list<CustomerCard['calls'][number]>(
      db,
      sql`SELECT asked.id, ${instant(sql`asked.created_at`)} AS at, ${instant(sql`asked.closed_at`)} AS closed_at, (
            SELECT outcome FROM callback_calls WHERE request_id = asked.id ORDER BY id DESC LIMIT 1) AS outcome
        FROM person_calls JOIN callback_requests asked ON asked.id = request_id
        WHERE person_id = ${id} ORDER BY asked.created_at DESC LIMIT ${MOST}`,
    ),
    selectConsents(db, id),
    list<CustomerCard['money']>(
      db,
      sql`SELECT ${roubles(sql`coalesce(sum(payable_of(orders)) FILTER (WHERE status_order <> 'cancelled'), 0)`)} AS ordered,
          count(*) FILTER (WHERE status_order = 'cancelled')::int AS cancelled,
          ${roubles(sql`coalesce(sum(charged_kopecks), 0)`)} AS came, ${roubles(sql`coalesce(sum(refunded_kopecks), 0)`)} AS went_back
        FROM ${ordersOf(id)}`,
    ),
  ]);
  if (!money) throw new Error('Sums without a row');
  return { accounts, last_orders: orders, returns, calls, consents, money };
}

/** Consents of orders, calls and registrations, with the versions of the documents. Who ordered on the telephone has given none. */
const selectConsents = (db: Database, id: number) =>
  list<CustomerCard['consents'][number]>(
    db,
    sql`SELECT ${instant(sql`at`)} AS at, place, number, (
          SELECT coalesce(json_agg(json_build_object('kind', kind, 'version', version)), '[]')
          FROM (VALUES ('policy', policy), ('consent', consent), ('offer', offer)) AS agreed (kind, version) WHERE version IS NOT NULL
        ) AS documents
      FROM (
        SELECT consent_at AS at, 'order' AS place, number, policy_document AS policy, consent_document AS consent, offer_document AS offer
        FROM ${ordersOf(id)}
        UNION ALL
        SELECT consent_at, 'call', NULL, policy_document, consent_document, NULL
        FROM person_calls JOIN callback_requests asked ON asked.id = request_id WHERE person_id = ${id}
        UNION ALL
        SELECT consent_at, 'account', NULL, policy_document, consent_document, NULL
        FROM person_accounts JOIN customers ON customers.id = customer_id WHERE person_id = ${id}
      ) AS given WHERE given.at IS NOT NULL ORDER BY given.at DESC LIMIT ${MOST}`,
  );

/** Phones and e-mails of all that a person did: some may be known as those of another record. */
const contactsOf = (id: number): SQL => sql`
  SELECT 'phone' AS kind, person_phone(phone_number) AS key FROM ${ordersOf(id)}
  UNION SELECT 'email', person_email(email) FROM ${ordersOf(id)}
  UNION SELECT 'phone', person_phone(phone) FROM person_calls JOIN callback_requests asked ON asked.id = request_id WHERE person_id = ${id}
  UNION SELECT 'email', person_email(email) FROM person_calls JOIN callback_requests asked ON asked.id = request_id WHERE person_id = ${id}
  UNION SELECT 'phone', person_phone(phone_number) FROM person_accounts JOIN customers ON customers.id = customer_id WHERE person_id = ${id}
  UNION SELECT kind, key FROM person_keys WHERE person_id = ${id}`;

export interface Contact {
  readonly kind: 'phone' | 'email';
  readonly key: string;
}

export const selectContacts = (db: Database, id: number): Promise<Contact[]> =>
  list<Contact>(
    db,
    sql`SELECT kind, key FROM (${contactsOf(id)}) AS all_of WHERE key IS NOT NULL ORDER BY kind, key`,
  );

/** Records that may be the same person: they own a phone or an e-mail of this one, or have parts with one that this one owns. */
export async function selectAlike(db: Database, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH contact AS (SELECT DISTINCT kind, key FROM (${contactsOf(id)}) AS all_of WHERE key IS NOT NULL),
    near AS (
      SELECT known.person_id AS id FROM contact JOIN person_keys known USING (kind, key)
      UNION SELECT part.person_id FROM contact, LATERAL (
        SELECT id FROM orders WHERE contact.kind = 'phone' AND words @@ quote_literal(right(contact.key, 10))::tsquery
          AND person_phone(phone_number) = contact.key LIMIT 50
      ) AS named JOIN person_orders part ON part.order_id = named.id
      UNION SELECT part.person_id FROM contact, LATERAL (
        SELECT id FROM orders WHERE contact.kind = 'email' AND words @@ quote_literal(contact.key)::tsquery
          AND person_email(email) = contact.key LIMIT 50
      ) AS named JOIN person_orders part ON part.order_id = named.id
    )
    SELECT one.id FROM near JOIN persons one ON one.id = near.id
    WHERE one.id <> ${id} AND one.joined_into IS NULL AND one.erased_at IS NULL ORDER BY one.last_at DESC LIMIT 10`);
  return rows.map((row) => row.id);
}
