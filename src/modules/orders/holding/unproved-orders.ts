import { lt, sql } from 'drizzle-orm';
import { USUAL_ZONE } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { mailboxDigest, mailboxOf } from '#platform/mail/mailbox.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { unprovedOrders } from '../tables.ts';

/** Letters about new orders that a mailbox gets a day while its owner has not confirmed it. */
const LETTERS_A_DAY = 5;

interface Context {
  readonly db: Database;
  readonly clock: Clock;
}

/** A day of the counts is the same in every shop: it only spaces letters. */
const today = ({ clock }: Context): string => dateIn(clock.now(), USUAL_ZONE);

/**
 * Counts an order by someone who has not proved that the mailbox of `email` is theirs. Returns whether the customer's
 * letter is withheld: then it would be one too many today. Concurrent orders for one mailbox run one after another from
 * here. Only a digest of the address is kept.
 */
export async function withholdLetter(context: Context, email: string): Promise<boolean> {
  const { rows } = await context.db.execute<{ orders: number }>(sql`
    INSERT INTO unproved_orders AS u (day, mailbox, orders) VALUES (${today(context)}, ${mailboxDigest(email)}, 1)
    ON CONFLICT (day, mailbox) DO UPDATE SET orders = u.orders + 1
    RETURNING orders`);
  return Number(rows[0]?.orders) > LETTERS_A_DAY;
}

/** Whether this proved e-mail of a customer leads to the same mailbox as the address of an order. */
export const isProved = (provedEmail: string | undefined, email: string): boolean =>
  provedEmail !== undefined && mailboxOf(provedEmail) === mailboxOf(email);

/** Deletes the counts of earlier days. */
export async function purgeUnprovedOrders(context: Context): Promise<void> {
  await context.db.delete(unprovedOrders).where(lt(unprovedOrders.day, today(context)));
}
