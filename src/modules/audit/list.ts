import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditEntry, AuditQuery } from '#contracts/admin/staff/audit.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/time/duration.ts';
import { startOfDay } from '#platform/time/zone-day.ts';
import type { FindInvited } from './staff-names.ts';
import { auditLog } from './tables.ts';

/**
 * A page of the log, the latest first, and the cursor of the next page or null. Pages are found by time and number (keyset), so that entries
 * which are added meanwhile move none.
 */
export async function listActions(
  db: Database,
  { after, limit, from, to, actor, ...equal }: AuditQuery,
  { zone, findInvited }: { readonly zone: TimeZone; readonly findInvited: FindInvited },
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
        from ? gte(auditLog.at, startOfDay(dayOf(from), zone)) : undefined,
        to ? lt(auditLog.at, startOfDay(dayOf(to) + 1, zone)) : undefined,
        actor && eq(auditLog.actor, actor),
        equal.actor_name ? eq(auditLog.actorName, equal.actor_name) : undefined,
        equal.action ? eq(auditLog.action, equal.action) : undefined,
        equal.entity ? eq(auditLog.entity, equal.entity) : undefined,
        equal.entity_id ? eq(auditLog.entityId, equal.entity_id) : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const invitations = shown.filter(({ entity }) => entity === 'invitation');
  const invited = await findInvited(
    db,
    invitations.map(({ entityId }) => entityId),
  );
  const entries = shown.map((row) => ({
    ...entryOf(row),
    named: (row.entity === 'invitation' && invited.get(row.entityId)) || '',
  }));
  const last = entries.at(-1);
  return { entries, next: rows.length > limit && last ? `${last.at}_${last.id}` : null };
}

/** The number of a date, `YYYY-MM-DD`, counted from 1970-01-01. */
const dayOf = (date: string): number => Date.parse(date) / DAY;

const entryOf = (row: typeof auditLog.$inferSelect): Omit<AuditEntry, 'named'> => ({
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
