import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Whom an erasure is about: what is theirs, and by which words they are known. */
export interface Subject {
  readonly orders: readonly number[];
  readonly numbers: readonly string[];
  readonly calls: readonly string[];
  readonly accounts: readonly number[];
  readonly returns: readonly number[];
  readonly links: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly names: readonly string[];
  readonly places: readonly string[];
}

/** What of a subject is given; the rest is read from the rows. */
export type Parts = Pick<Subject, 'orders' | 'calls' | 'accounts'>;

/** All parts of a record. */
export async function partsOfPerson(db: Database, id: number): Promise<Parts> {
  const { rows } = await db.execute<{ parts: Parts }>(sql`
    SELECT json_build_object(
      'orders', (SELECT coalesce(json_agg(order_id), '[]') FROM person_orders WHERE person_id = ${id}),
      'calls', (SELECT coalesce(json_agg(request_id), '[]') FROM person_calls WHERE person_id = ${id}),
      'accounts', (SELECT coalesce(json_agg(customer_id), '[]') FROM person_accounts WHERE person_id = ${id})) AS parts`);
  return rows[0]?.parts ?? { orders: [], calls: [], accounts: [] };
}

/** What is known of the parts: numbers, contacts, names, addresses. */
export async function readSubject(db: Database, parts: Parts): Promise<Subject> {
  const orders = sql`(SELECT * FROM orders WHERE id = ANY(${sql.param([...parts.orders])}::int[])) AS one`;
  const calls = sql`(SELECT * FROM callback_requests WHERE id = ANY(${sql.param([...parts.calls])}::uuid[])) AS one`;
  const accounts = sql`(SELECT * FROM customers WHERE id = ANY(${sql.param([...parts.accounts])}::int[])) AS one`;
  const { rows } = await db.execute<{ known: Omit<Subject, keyof Parts> }>(sql`
    SELECT json_build_object(
      'numbers', (SELECT coalesce(json_agg(number), '[]') FROM ${orders}),
      'returns', (SELECT coalesce(json_agg(id), '[]') FROM returns WHERE order_id = ANY(${sql.param([...parts.orders])}::int[])),
      'links', (SELECT coalesce(json_agg(id), '[]') FROM email_links WHERE customer_id = ANY(${sql.param([...parts.accounts])}::int[])),
      'emails', (SELECT coalesce(json_agg(DISTINCT person_email(email)), '[]') FROM (
        SELECT email FROM ${orders} UNION SELECT email FROM ${calls} UNION SELECT email FROM ${accounts}
        UNION SELECT email FROM email_links WHERE customer_id = ANY(${sql.param([...parts.accounts])}::int[])) AS told WHERE person_email(email) IS NOT NULL),
      'phones', (SELECT coalesce(json_agg(DISTINCT person_phone(phone)), '[]') FROM (
        SELECT phone_number AS phone FROM ${orders} UNION SELECT whatsapp FROM ${orders} UNION SELECT phone FROM ${calls}
        UNION SELECT phone_number FROM ${accounts}) AS told WHERE person_phone(phone) IS NOT NULL),
      'names', (SELECT coalesce(json_agg(DISTINCT name), '[]') FROM (
        SELECT customer_name AS name FROM ${orders} UNION SELECT telegram FROM ${orders} UNION SELECT telegram FROM ${calls}
        UNION SELECT concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, '')) FROM ${accounts}
        UNION SELECT concat_ws(' ', nullif(last_name, ''), nullif(first_name, '')) FROM ${accounts}) AS told WHERE btrim(name) <> ''),
      'places', (SELECT coalesce(json_agg(DISTINCT address), '[]') FROM (
        SELECT address FROM ${orders} UNION SELECT address FROM ${accounts}
        UNION SELECT place -> side ->> 'address' FROM order_offers, unnest(ARRAY['before', 'after']) side
          WHERE order_id = ANY(${sql.param([...parts.orders])}::int[])) AS told WHERE btrim(address) <> '')) AS known`);
  const [row] = rows;
  if (!row) throw new Error('Nothing was read of a subject');
  return { ...parts, ...row.known };
}

/** The least signs of a word that finds a person: shorter ones would find others. */
const LEAST = 5;

/** Patterns of LIKE that find the subject in texts: contacts in every spelling, whole names, addresses. */
export function patternsOf({
  emails,
  phones,
  names,
  places,
}: Pick<Subject, 'emails' | 'phones' | 'names' | 'places'>): string[] {
  const words = [...emails, ...names.filter(isWord), ...places.filter(isWord)];
  return [...new Set([...words.map(like), ...phones.map(likePhone)])];
}

const isWord = (text: string) => text.trim().length >= LEAST;
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const like = (text: string) => `%${escaped(text.trim())}%`;

/** Ten digits as people part them: groups of a Russian number with anything short between them. */
function likePhone(phone: string): string {
  const groups = /^7(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(phone)?.slice(1);
  return `%${(groups ?? [phone]).join('%')}%`;
}
