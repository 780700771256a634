import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Takes the person out of returns: goods, sums and steps stay; texts become `text`, photographs go. */
export async function eraseReturns(
  db: Database,
  orders: readonly number[],
  text: string,
): Promise<{ returns: number; photographs: number }> {
  const own = sql`(SELECT id FROM returns WHERE order_id = ANY(${sql.param([...orders])}::int[]))`;
  const rows = async (statement: ReturnType<typeof sql>) =>
    (await db.execute(statement)).rowCount ?? 0;
  await db.execute(
    sql`UPDATE return_events SET note = '' WHERE return_id IN ${own} AND note <> ''`,
  );
  await db.execute(
    sql`UPDATE return_lines SET condition = '' WHERE return_id IN ${own} AND condition <> ''`,
  );
  const photographs = await rows(sql`DELETE FROM return_photographs WHERE return_id IN ${own}`);
  const returns = await rows(sql`UPDATE returns SET reason = ${text} WHERE id IN ${own}`);
  return { returns, photographs };
}
