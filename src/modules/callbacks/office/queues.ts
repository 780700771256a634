import { sql } from 'drizzle-orm';
import type { Queue } from '#contracts/admin/work/today.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';

/** The requests for a call that are due now, with those of the demo or without. */
export async function callQueues(
  { db, clock }: { db: Database; clock: Clock },
  { withDemo }: { readonly withDemo: boolean },
): Promise<Queue[]> {
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(
    sql`SELECT count(*)::int AS count, to_json(min(coalesce(call_at, created_at))) #>> '{}' AS oldest FROM callback_requests
      WHERE closed_at IS NULL AND coalesce(call_at, created_at) <= ${clock.now().toISOString()}::timestamptz AND (${withDemo} OR NOT demo)`,
  );
  const { count = 0, oldest = null } = rows[0] ?? {};
  return [
    { name: 'calls_due', count, oldest: oldest === null ? null : new Date(oldest).toISOString() },
  ];
}
