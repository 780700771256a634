import type { RequestOrigin } from '#platform/request-origin.ts';
import type { AccountsContext } from './context.ts';
import { type NewLink, prepareLink } from './email-links.ts';
import { sendLinkLetter } from './letter-jobs.ts';

/** Creates a link and queues its letter, which says where the request came from. */
export async function sendLink(
  { db, clock, jobs }: Pick<AccountsContext, 'db' | 'clock' | 'jobs'>,
  link: Pick<NewLink, 'customerId' | 'purpose' | 'email' | 'askedSession'>,
  { ip, device }: RequestOrigin,
): Promise<void> {
  const asked = { ...link, askedIp: ip, askedDevice: device };
  const id = await prepareLink(db, asked, clock.now());
  await sendLinkLetter(db, jobs, { id, purpose: link.purpose });
}
