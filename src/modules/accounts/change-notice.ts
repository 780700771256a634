import type { RequestOrigin } from '#platform/network/request-origin.ts';
import type { AccountsContext } from './context.ts';
import { prepareLink } from './email-links.ts';
import { type Change, sendChangeLetter } from './letter-jobs.ts';

/** Queues the letter about a change, to the address before it, with the link that undoes the change. */
export async function sendChangeNotice(
  { db, clock, jobs }: Pick<AccountsContext, 'db' | 'clock' | 'jobs'>,
  { id: customerId, email }: { id: number; email: string },
  change: Change,
  { ip, device }: RequestOrigin,
): Promise<void> {
  const link = { customerId, purpose: 'revert', email, askedIp: ip, askedDevice: device } as const;
  await sendChangeLetter(db, jobs, await prepareLink(db, link, clock.now()), change);
}
