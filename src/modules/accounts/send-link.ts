import { mailboxOf } from '#platform/mail/mailbox.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { countInTransaction, type RateLimit } from '#platform/security/rate-limit.ts';
import { DAY } from '#platform/time/duration.ts';
import type { AccountsContext } from './context.ts';
import { type NewLink, prepareLink, revokeEmailChanges } from './email-links.ts';
import { sendLinkLetter } from './letter-jobs.ts';
import { selectCustomer } from './queries.ts';

/** Letters with links that a mailbox gets from accounts which have not proved it. */
const UNPROVED_LETTERS: RateLimit = { hits: 5, window: DAY };

type Context = Pick<AccountsContext, 'db' | 'clock' | 'jobs'>;
type AskedLink = Pick<NewLink, 'customerId' | 'purpose' | 'email' | 'askedSession'>;

/**
 * Creates a link and queues its letter, which says where the request came from. Does neither where a
 * mailbox that the account has not proved got enough letters: the links of those letters still work.
 */
export async function sendLink(
  context: Context,
  link: AskedLink,
  { ip, device }: RequestOrigin,
): Promise<void> {
  const { db, clock, jobs } = context;
  const now = clock.now();
  if (await isOneTooMany(context, link)) {
    // The request for this address replaces one for another address all the same.
    const { customerId: id, email } = link;
    if (link.purpose === 'confirm') await revokeEmailChanges(db, { id, email }, now);
    return;
  }
  const asked = { ...link, askedIp: ip, askedDevice: device };
  const id = await prepareLink(db, asked, now);
  await sendLinkLetter(db, jobs, { id, purpose: link.purpose });
}

/** Counts the letter. Reset letters have a limit of their own, and no stranger may use it up. */
async function isOneTooMany(
  context: Context,
  { customerId, purpose, email }: AskedLink,
): Promise<boolean> {
  if (purpose === 'reset') return false;
  const mailbox = mailboxOf(email);
  const customer = await selectCustomer(context.db, customerId);
  if (customer?.emailProvedAt && mailboxOf(customer.email) === mailbox) return false;
  return !(await countInTransaction(context, UNPROVED_LETTERS, 'letter', `mailbox ${mailbox}`));
}
