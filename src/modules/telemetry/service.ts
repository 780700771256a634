import type { TelemetryRecord } from '#contracts/telemetry.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertRecord } from './queries.ts';

export interface TelemetryContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** Stores the first record of a session (spec section 1); false for a repeated one. */
export const collect = (
  { db, clock }: TelemetryContext,
  record: TelemetryRecord,
): Promise<boolean> => insertRecord(db, { ...record, received_at: clock.now() });
