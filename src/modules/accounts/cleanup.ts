import { purgeOldCounters } from '#platform/security/rate-limit.ts';
import type { AccountsContext } from './context.ts';
import { purgeOldLinks } from './email-links.ts';

/** Purges expired links and old rate limit counters. */
export async function purgeOldAccountData({
  db,
  clock,
}: Pick<AccountsContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await purgeOldLinks(db, now);
  await purgeOldCounters({ db, clock });
}
