import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** When each page of text and each category was last written, in UTC, by its slug. Versions are written by triggers. */
export async function selectContentChanges(
  db: Database,
  kind: 'pages' | 'categories',
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ name: string; changed: string }>(sql`
    SELECT name, to_char(max(changed_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS changed
    FROM content_versions WHERE kind = ${kind} GROUP BY name`);
  return new Map(rows.map(({ name, changed }) => [name, changed]));
}

/** The day on which each version of a legal document begins, by kind and version, `offer 3`. */
export async function selectDocumentDays(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ name: string; day: string }>(sql`
    SELECT kind || ' ' || version AS name, in_force::text AS day FROM legal_documents`);
  return new Map(rows.map(({ name, day }) => [name, day]));
}
