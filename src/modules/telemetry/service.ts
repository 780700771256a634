import { lt } from 'drizzle-orm';
import type { TelemetryRecord } from '#contracts/telemetry.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/duration.ts';
import { telemetryRecords } from './tables.ts';

export interface TelemetryContext {
  readonly db: Database;
  readonly clock: Clock;
}

const KEPT_FOR = 90 * DAY;

/** Keeps the first record of a session; false for a repeated one. */
export async function collect(
  { db, clock }: TelemetryContext,
  record: TelemetryRecord,
): Promise<boolean> {
  const inserted = await db
    .insert(telemetryRecords)
    .values({ ...record, received_at: clock.now() })
    .onConflictDoNothing()
    .returning({ id: telemetryRecords.id });
  return inserted.length > 0;
}

/** Deletes what is older than 90 days. */
export async function purgeOldRecords({ db, clock }: TelemetryContext): Promise<void> {
  const limit = new Date(clock.now().getTime() - KEPT_FOR);
  await db.delete(telemetryRecords).where(lt(telemetryRecords.received_at, limit));
}
