import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';
import { telemetryRecords } from './tables.ts';

/** Inserts a record; false if its session already has one. */
export async function insertRecord(
  db: Database,
  record: typeof telemetryRecords.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(telemetryRecords)
    .values(record)
    .onConflictDoNothing()
    .returning({ id: telemetryRecords.id });
  return inserted.length > 0;
}

/** Removes records that came before a time, at most so many. */
export const purgeOldRecords = (
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> =>
  purgeRows(db, {
    table: 'telemetry_records',
    where: sql`received_at < ${before.toISOString()}::timestamptz`,
    most,
  });
