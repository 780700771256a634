import { type Queue, queueNames } from '#contracts/admin/work/today.ts';
import { letterQueues } from '#contracts/admin/work/values.ts';
import { callQueues } from '#modules/callbacks/index.ts';
import { stockQueues } from '#modules/goods/index.ts';
import { askedPriceQueues, importQueues } from '#modules/imports/index.ts';
import { orderQueues } from '#modules/orders/index.ts';
import { paymentQueues } from '#modules/payments/index.ts';
import { returnQueues } from '#modules/returns/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import { type Database, readTogether } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';

interface QueueParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'failing'>;
}

interface Counted {
  /** What the demo has brought counts, too. */
  readonly withDemo: boolean;
  /** A mail server takes the letters. */
  readonly lettersLeave: boolean;
}

/** All that waits for the staff, in the order in which it is shown, without the queues in which nothing can ever wait. */
export async function countQueues(
  { db, clock, jobs }: QueueParts,
  { withDemo, lettersLeave }: Counted,
): Promise<Queue[]> {
  const [kept, letters] = await Promise.all([
    readTogether(db, (db) => countKept({ db, clock }, withDemo)),
    jobs.failing(letterQueues),
  ]);
  const failed: Queue = {
    name: 'letters_failed',
    count: letters.length,
    oldest: letters[0]?.since.toISOString() ?? null,
  };
  const mail = lettersLeave || failed.count > 0 ? [failed] : [];
  const counted = [...kept, ...mail];
  return queueNames.flatMap((name) => counted.filter((queue) => queue.name === name));
}

/** What waits in the modules. */
async function countKept(
  { db, clock }: Pick<QueueParts, 'db' | 'clock'>,
  withDemo: boolean,
): Promise<Queue[]> {
  const zone = await getTimeZone(db);
  const now = clock.now();
  const queues = await Promise.all([
    orderQueues(db, { now, zone, withDemo }),
    paymentQueues(db, { now, withDemo }),
    returnQueues(db, { withDemo, zone }),
    callQueues({ db, clock }, { withDemo }),
    askedPriceQueues(db),
    importQueues(db),
    stockQueues(db),
  ]);
  return queues.flat();
}
