import type { Queue } from '#contracts/admin/work/today.ts';
import type { Database } from '#platform/database/database.ts';
import { countAttention } from './money-queries.ts';

/** The payments and refunds that wait for a member of the staff, with those of the demo or without. */
export async function paymentQueues(
  db: Database,
  { now, withDemo }: { readonly now: Date; readonly withDemo: boolean },
): Promise<Queue[]> {
  // The queues have no days: any zone does.
  const time = { now, zone: 'Europe/Moscow', withDemo } as const;
  const [look, refused] = await Promise.all([
    countAttention(db, 'look', time),
    countAttention(db, 'refused', time),
  ]);
  return [
    { name: 'payments_troubled', ...look },
    { name: 'refunds_refused', ...refused },
  ];
}
