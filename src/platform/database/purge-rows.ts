import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

interface Rows {
  /** A table of ours. */
  readonly table: string;
  readonly where: SQL;
  readonly most: number;
}

/** Removes at most so many rows. Those that another transaction holds stay for the next time. Answers how many there were. */
export async function purgeRows(db: Database, { table, where, most }: Rows): Promise<number> {
  const name = sql.identifier(table);
  const { rowCount } = await db.execute(sql`
    DELETE FROM ${name} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${name} WHERE ${where} LIMIT ${most} FOR UPDATE SKIP LOCKED))`);
  return rowCount ?? 0;
}
