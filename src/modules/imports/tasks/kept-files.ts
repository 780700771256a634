import { and, eq, lt, sql } from 'drizzle-orm';
import { importTaskMessages as messages } from '#messages/imports/import-tasks.ts';
import { recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { importTasks as tasks } from './task-tables.ts';

const GB = 1024 ** 3;

/** What may be kept of imports that are not loaded, of one member and in all. */
const bounds = {
  ofMember: { files: 20, bytes: GB },
  ofShop: { files: 100, bytes: 4 * GB },
} as const;

/** For so long a file may be sent. */
const SENT_WITHIN = DAY;

interface Kept extends Record<string, unknown> {
  readonly files: number;
  readonly own_files: number;
  readonly bytes: number;
  readonly own_bytes: number;
}

/** Throws `invalid` where the member, or all together, keep too much already. `isBegun`: the file is one of those that are kept. */
export async function checkKept(
  db: Database,
  staffId: number | null,
  { isBegun }: { readonly isBegun: boolean },
): Promise<void> {
  const isOwn = sql`FILTER (WHERE staff_id = ${staffId})`;
  const { rows } = await db.execute<Kept>(sql`
    SELECT count(*)::int AS files, count(*) ${isOwn}::int AS own_files,
      coalesce(sum(bytes), 0)::float8 AS bytes, coalesce(sum(bytes) ${isOwn}, 0)::float8 AS own_bytes
    FROM import_tasks WHERE state <> 'done'`);
  const { files = 0, own_files = 0, bytes = 0, own_bytes = 0 } = rows[0] ?? {};
  const next = isBegun ? 0 : 1;
  const { ofMember, ofShop } = bounds;
  if (own_files + next > ofMember.files || own_bytes > ofMember.bytes) {
    throw invalid('file', messages.muchOfOwn);
  }
  if (files + next > ofShop.files || bytes > ofShop.bytes)
    throw invalid('file', messages.muchOfAll);
}

/** Forgets files that were begun and not sent within a day. */
export const purgeUnsentFiles = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<void> =>
  db.transaction(async (db) => {
    const before = new Date(clock.now().getTime() - SENT_WITHIN);
    const unsent = await db
      .delete(tasks)
      .where(and(eq(tasks.state, 'sending'), lt(tasks.createdAt, before)))
      .returning({ name: tasks.name });
    for (const { name } of unsent) {
      await recordAction(
        { db, clock, actor: { kind: 'system', name: 'schedule' } },
        { action: 'imports.expire', entity: 'source', entityId: name },
      );
    }
  });
