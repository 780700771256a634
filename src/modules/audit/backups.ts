import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { type AuditContext, recordAction } from './service.ts';
import { auditLog } from './tables.ts';

const entity = 'shop';
const entityId = 'backup';

/** Writes that the shop was copied. The copy itself does not have the row. */
export const recordBackup = (context: AuditContext): Promise<void> =>
  recordAction(context, { action: 'backup.make', entity, entityId });

/** When the shop was copied last, wherever the copy lies; undefined: never. */
export async function lastBackup(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
    .orderBy(desc(auditLog.at))
    .limit(1);
  return row?.at;
}
