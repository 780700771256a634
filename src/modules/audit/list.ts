import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditEntry, AuditQuery } from '#contracts/admin/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { auditLog } from './tables.ts';

/**
 * A page of the log, the latest first, and the cursor of the next page or null. Pages are found by time and number (keyset), so that entries
 * which are added meanwhile move none.
 */
export async function listActions(
  db: Database,
  { after, limit, from, to, actor, ...equal }: AuditQuery,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const [afterAt, afterId] = after?.split('_') ?? [];
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        afterAt
          ? sql`(${auditLog.at}, ${auditLog.id}) < (${afterAt}::timestamptz, ${afterId}::bigint)`
          : undefined,
        from ? gte(auditLog.at, new Date(from)) : undefined,
        to ? lt(auditLog.at, new Date(to)) : undefined,
        actor && eq(auditLog.actor, actor),
        equal.actor_name ? eq(auditLog.actorName, equal.actor_name) : undefined,
        equal.action ? eq(auditLog.action, equal.action) : undefined,
        equal.entity ? eq(auditLog.entity, equal.entity) : undefined,
        equal.entity_id ? eq(auditLog.entityId, equal.entity_id) : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
  const entries = rows.slice(0, limit).map(entryOf);
  const last = entries.at(-1);
  return { entries, next: rows.length > limit && last ? `${last.at}_${last.id}` : null };
}

const entryOf = (row: typeof auditLog.$inferSelect): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  actor_name: row.actorName,
  ip: row.ip,
  action: row.action,
  entity: row.entity,
  entity_id: row.entityId,
  changes: { ...row.changes },
});
