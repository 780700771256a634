import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

export interface AuditedThings {
  readonly entity: string;
  readonly ids: readonly string[];
}

/**
 * Takes words out of the log: of these things every value that is no code, number or day, of all others each value with one of the patterns. Who did
 * what and when stays. The transaction is one that erases (`is_erasing`). Answers how many rows were changed.
 */
export async function eraseFromAudit(
  db: Database,
  things: readonly AuditedThings[],
  patterns: readonly string[],
): Promise<number> {
  const words = sql`${sql.param([...patterns])}::text[]`;
  const named = things.map(
    ({ entity, ids }) =>
      sql`(entity = ${entity} AND entity_id = ANY(${sql.param([...ids])}::text[]))`,
  );
  const isOwn = named.length > 0 ? sql`(${sql.join(named, sql` OR `)})` : sql`false`;
  const { rowCount } = await db.execute(sql`
    UPDATE audit_log SET changes = (
      SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN (${isOwn} AND jsonb_path_exists(value, 'strict $.** ? (@.type() == "string" && !(@ like_regex "^[a-z_0-9:.TZ -]{1,40}$"))'))
          OR value::text ILIKE ANY(${words}) THEN '"changed"'::jsonb
        ELSE value END), '{}')
      FROM jsonb_each(changes))
    WHERE (${isOwn} AND changes <> '{}') OR changes::text ILIKE ANY(${words})`);
  return rowCount ?? 0;
}
