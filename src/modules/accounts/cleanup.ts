import { purgeOldCounters } from '#platform/rate-limit.ts';
import type { AccountsContext } from './context.ts';
import { purgeOldLinks } from './email-links.ts';
import { deleteSessionsExpiredBefore } from './queries.ts';

/** Deletes sign-ins, links and counters whose time is over. */
export async function purgeOldAccountData({
  db,
  clock,
}: Pick<AccountsContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteSessionsExpiredBefore(db, now);
  await purgeOldLinks(db, now);
  await purgeOldCounters({ db, clock });
}
