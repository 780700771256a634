import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Whether an order was ever placed, cancelled ones included, examples of the demo not. */
export async function isOrderPlaced(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ placed: boolean }>(
    sql`SELECT EXISTS (SELECT FROM orders WHERE NOT demo) AS placed`,
  );
  return rows[0]?.placed ?? false;
}
