import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** What a payload names: a field with one of these values. */
export interface NamedInJobs {
  readonly field: string;
  readonly ids: readonly (number | string)[];
}

/**
 * Removes jobs, waiting and finished, whose payload or failure has one of the words, or names one of the things. Words are patterns of LIKE. Answers
 * how many there were.
 */
export async function eraseJobs(
  db: Database,
  words: readonly string[],
  named: readonly NamedInJobs[],
): Promise<number> {
  const ways = [
    sql`data::text ILIKE ANY(${sql.param([...words])}::text[])`,
    sql`output::text ILIKE ANY(${sql.param([...words])}::text[])`,
    ...named.map(
      ({ field, ids }) => sql`data ->> ${field} = ANY(${sql.param(ids.map(String))}::text[])`,
    ),
  ];
  const { rowCount } = await db.execute(
    sql`DELETE FROM pgboss.job WHERE ${sql.join(ways, sql` OR `)}`,
  );
  return rowCount ?? 0;
}
