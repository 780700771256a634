import type { OrderFind } from '#contracts/order-page.ts';
import { mailboxDigest, mailboxOf } from '#platform/mail/mailbox.ts';
import { networksOf } from '#platform/network/networks.ts';
import {
  countInTransaction,
  countUse,
  eachNetwork,
  type LimitContext,
  mayUse,
  type RateLimit,
} from '#platform/security/rate-limit.ts';
import { DAY } from '#platform/time/duration.ts';
import { type OrderRow, selectOrderByNumber } from '../queries.ts';

const ACTION = 'order-find';
/** Letters with links that a mailbox gets a day: the earlier links still work. */
const LETTERS: RateLimit = { hits: 5, window: DAY };

/** Counts a request for a link, for the e-mail in its networks and for the networks. Throws `too_many_requests`. */
export async function limitFinding(
  context: LimitContext,
  limit: RateLimit,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  // An e-mail is counted in its network only: a stranger must not bar the customer.
  await countUse(context, limit, ACTION, `account ${email.toLowerCase()} ${networksOf(ip)[0]}`);
  await eachNetwork(countUse, context, { limit, action: ACTION, ip });
}

/** The order with this number and e-mail, if its mailbox may get one more letter today; otherwise undefined. */
export async function findForLetter(
  context: LimitContext,
  { number, email }: OrderFind,
): Promise<OrderRow | undefined> {
  const order = await selectOrderByNumber(context.db, number);
  if (!order || mailboxOf(order.email) !== mailboxOf(email)) return undefined;
  return (await mayUse(context, ...letterTo(order.email))) ? order : undefined;
}

/**
 * Counts a letter that was sent. Requests do not count: who does not know the number of an order cannot use up the
 * letters of its customer, nor can a mail server that refuses for a while.
 */
export const countFoundLetter = (context: LimitContext, email: string): Promise<boolean> =>
  countInTransaction(context, ...letterTo(email));

const letterTo = (email: string) =>
  [LETTERS, 'order-find-letter', `mailbox ${mailboxDigest(email).toString('base64url')}`] as const;
