import type { Queue } from '#contracts/admin/work/today.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { countWaiting } from './list-returns.ts';

/** The returns that wait for a member of the staff, with those of the demo or without. */
export async function returnQueues(
  db: Database,
  counted: { readonly withDemo: boolean; readonly zone: TimeZone },
): Promise<Queue[]> {
  const [answer, money] = await Promise.all([
    countWaiting(db, 'answer', counted),
    countWaiting(db, 'money', counted),
  ]);
  return [
    { name: 'returns_new', ...answer },
    { name: 'returns_money', ...money },
  ];
}
