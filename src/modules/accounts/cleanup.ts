import { purgeOldCounters } from '#platform/rate-limit.ts';
import type { AccountsContext } from './context.ts';
import { forgetOldLinks } from './email-links.ts';
import { forgetOldSessions } from './sessions.ts';

/** Deletes sign-ins, links and counters whose time is over. */
export async function purgeOldAccountData(
  context: Pick<AccountsContext, 'db' | 'clock'>,
): Promise<void> {
  await forgetOldSessions(context);
  await forgetOldLinks(context.db, context.clock.now());
  await purgeOldCounters(context);
}
