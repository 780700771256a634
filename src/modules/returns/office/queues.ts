import type { Queue } from '#contracts/admin/work/today.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { countWaiting } from './list-returns.ts';

/** The returns that wait for a member of the staff, with those of the demo or without. */
export async function returnQueues(
  db: Database,
  { withDemo }: { readonly withDemo: boolean },
): Promise<Queue[]> {
  const zone = await getTimeZone(db);
  const [answer, money] = await Promise.all([
    countWaiting(db, 'answer', { withDemo, zone }),
    countWaiting(db, 'money', { withDemo, zone }),
  ]);
  return [
    { name: 'returns_new', ...answer },
    { name: 'returns_money', ...money },
  ];
}
