import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { staffBackupCodes } from './tables.ts';

export async function deleteBackupCodes(db: Database, staffId: number): Promise<void> {
  await db.delete(staffBackupCodes).where(eq(staffBackupCodes.staffId, staffId));
}

export async function insertBackupCodes(
  db: Database,
  staffId: number,
  digests: readonly Buffer[],
): Promise<void> {
  await db.insert(staffBackupCodes).values(digests.map((digest) => ({ staffId, digest })));
}

export async function countBackupCodes(db: Database, staffId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffBackupCodes)
    .where(and(eq(staffBackupCodes.staffId, staffId), isNull(staffBackupCodes.usedAt)));
  return row?.left ?? 0;
}

/** Marks an unused code as used; false where there is none such. */
export async function updateBackupCodeUsed(
  db: Database,
  staffId: number,
  digest: Buffer,
  usedAt: Date,
): Promise<boolean> {
  const used = await db
    .update(staffBackupCodes)
    .set({ usedAt })
    .where(
      and(
        eq(staffBackupCodes.staffId, staffId),
        eq(staffBackupCodes.digest, digest),
        isNull(staffBackupCodes.usedAt),
      ),
    )
    .returning({ staffId: staffBackupCodes.staffId });
  return used.length > 0;
}
