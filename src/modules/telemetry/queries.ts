import { lt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
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

export async function deleteRecordsBefore(db: Database, limit: Date): Promise<void> {
  await db.delete(telemetryRecords).where(lt(telemetryRecords.received_at, limit));
}
