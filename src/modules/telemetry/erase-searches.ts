import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Removes what was searched for where it has one of the patterns of LIKE. Records of devices name no one. */
export async function eraseSearches(db: Database, patterns: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM searches WHERE text ILIKE ANY(${sql.param([...patterns])}::text[])`,
  );
  return rowCount ?? 0;
}
