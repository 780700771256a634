import type { TelemetryRecord } from '#contracts/telemetry.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { deleteRecordsBefore, insertRecord } from './queries.ts';

export interface TelemetryContext {
  readonly db: Database;
  readonly clock: Clock;
}

const KEPT_FOR = 90 * DAY;

/** Stores the first record of a session (spec section 1); false for a repeated one. */
export const collect = (
  { db, clock }: TelemetryContext,
  record: TelemetryRecord,
): Promise<boolean> => insertRecord(db, { ...record, received_at: clock.now() });

/** Purges records after a retention of 90 days. */
export const purgeOldRecords = ({ db, clock }: TelemetryContext): Promise<void> =>
  deleteRecordsBefore(db, new Date(clock.now().getTime() - KEPT_FOR));
