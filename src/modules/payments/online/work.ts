import { z } from 'zod';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { NOTICED, purgeMessages } from './notices.ts';
import { selectWaiting } from './online-queries.ts';
import { selectFollowed } from './refund-queries.ts';
import { followRefund } from './refunding.ts';
import { createSettle, type SettleContext } from './settle.ts';

/** Payments, and refunds, that are asked about in a minute: each question may take ten seconds. */
const A_MINUTE = 20;

const noticed = z.object({ id: z.uuid() });

/** What the shop does about payments without a request: asks about those that a notice was about, and about those that nobody tells of. */
export function workOnPayments(jobs: Jobs, context: SettleContext): void {
  const settle = createSettle(context);
  const { db, clock } = context;
  jobs.work(NOTICED, async (payload) => {
    await settle(noticed.parse(payload).id, 'notice');
  });
  jobs.everyMinute('payments-waiting', async () => {
    for (const id of await selectWaiting(db, clock.now(), A_MINUTE)) await settle(id, 'poll');
  });
  jobs.everyMinute('refunds-followed', async () => {
    for (const id of await selectFollowed(db, clock.now(), A_MINUTE)) {
      await followRefund(context, id);
    }
  });
  jobs.nightly('provider-messages', () => purgeMessages({ db, clock }));
}
