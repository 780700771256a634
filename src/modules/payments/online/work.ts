import { z } from 'zod';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createSemaphore } from '#platform/work/semaphore.ts';
import { freeUnpaidGoods } from '../paying/free-unpaid.ts';
import { closeOrders } from '../receipts/close-orders.ts';
import { followReceipt } from '../receipts/follow-receipts.ts';
import { selectOpenReceipts } from '../receipts/receipt-queries.ts';
import { NOTICED } from './notices.ts';
import { selectWaiting } from './online-queries.ts';
import { selectFollowed } from './refund-queries.ts';
import { followRefund } from './refunding.ts';
import { createSettle, type SettleContext } from './settle.ts';

/** Payments, and refunds, that are asked about in a minute: each question may take ten seconds. */
const A_MINUTE = 20;
const AT_ONCE = 4;

const noticed = z.object({ id: z.uuid() });

/** What the shop does about payments without a request: asks about each that a notice names, and about open ones at intervals. */
export function workOnPayments(jobs: Jobs, context: SettleContext): void {
  const settle = createSettle(context);
  const { db, clock } = context;
  jobs.work(NOTICED, async (payload) => {
    await settle(noticed.parse(payload).id, 'notice');
  });
  jobs.everyMinute('payments-waiting', async () => {
    await each(await selectWaiting(db, clock.now(), A_MINUTE), (id) => settle(id, 'poll'));
  });
  jobs.everyMinute('refunds-followed', async () => {
    await each(await selectFollowed(db, clock.now(), A_MINUTE), (id) => followRefund(context, id));
  });
  jobs.everyMinute('receipts', async () => {
    await closeOrders(context);
    const open = await selectOpenReceipts(db, clock.now(), A_MINUTE);
    await each(open, (id) => followReceipt(context, id));
  });
  jobs.everyMinute('unpaid-goods', () => freeUnpaidGoods({ db, clock, jobs }));
}

/** A few at once: a provider that is silent keeps none waiting for all. */
async function each(ids: readonly string[], ask: (id: string) => Promise<unknown>): Promise<void> {
  const inSlot = createSemaphore(AT_ONCE, A_MINUTE);
  await Promise.all(ids.map((id) => inSlot(() => ask(id))));
}
