import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

interface Erased {
  readonly orders: number;
  readonly order_links: number;
  readonly order_texts: number;
  readonly quotes: number;
}

/** What stands in place of what was there. */
interface ErasedTexts {
  readonly name: string;
  readonly place: string;
  readonly text: string;
}

/** By what drafts that became no order are known to be theirs: in small letters, and as digits. */
interface Contacts {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/**
 * Takes the person out of orders: number, goods, sums, statuses and days stay. The account is
 * removed by its own module.
 */
export async function eraseOrders(
  db: Database,
  ids: readonly number[],
  { at, name, place, text, known }: ErasedTexts & { readonly at: Date; readonly known: Contacts },
): Promise<Erased> {
  const all = sql`${sql.param([...ids])}::int[]`;
  const rows = async (statement: ReturnType<typeof sql>) =>
    (await db.execute(statement)).rowCount ?? 0;
  const drafts = await rows(sql`DELETE FROM order_drafts WHERE order_id = ANY(${all})
    OR person_phone(body ->> 'phone_number') = ANY(${sql.param([...known.phones])}::text[])
    OR person_email(body ->> 'email') = ANY(${sql.param([...known.emails])}::text[])`);
  const orders =
    await rows(sql`UPDATE orders SET customer_name = ${name}, email = '', phone_number = '', city = '—', address = ${place},
      department_number = NULL, comment = NULL, telegram = NULL, whatsapp = NULL, consent_ip = NULL, guest_mailbox = NULL,
      guest_network = NULL, customer_id = NULL, erased_at = ${at.toISOString()}::timestamptz
    WHERE id = ANY(${all})`);
  const links = await rows(sql`DELETE FROM order_links WHERE order_id = ANY(${all})`);
  // Town and reasons of the quote name the place; what was counted stays.
  const quotes =
    await rows(sql`UPDATE order_quotes SET town = '', region = '', zone = NULL, floor = NULL, lift = NULL,
      quote = jsonb_build_object('calls', '[]'::jsonb, 'charges', (
        SELECT coalesce(jsonb_agg(charge || '{"reason": ""}'), '[]') FROM jsonb_array_elements(quote -> 'charges') charge))
    WHERE order_id = ANY(${all})`);
  const events = await rows(
    sql`UPDATE order_events SET work = erased_work(work, ${text}) WHERE order_id = ANY(${all}) AND work IS NOT NULL`,
  );
  const charges = await rows(
    sql`UPDATE order_charges SET reason = '' WHERE order_id = ANY(${all}) AND reason <> ''`,
  );
  const offers = await rows(sql`UPDATE order_offers SET place = NULL, note = '',
      changes = (SELECT coalesce(jsonb_agg(one || '{"reason": ""}'), '[]') FROM jsonb_array_elements(changes) one),
      lines = (SELECT coalesce(jsonb_agg(one || '{"reason": ""}'), '[]') FROM jsonb_array_elements(lines) one)
    WHERE order_id = ANY(${all})`);
  const plans = await rows(sql`DELETE FROM order_plans WHERE order_id = ANY(${all})`);
  const tags = await rows(sql`DELETE FROM order_tags WHERE order_id = ANY(${all})`);
  await db.execute(sql`DELETE FROM route_stops WHERE order_id = ANY(${all})`);
  return {
    orders,
    order_links: links,
    order_texts: drafts + events + charges + offers + plans + tags,
    quotes,
  };
}
