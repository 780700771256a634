import { sql } from 'drizzle-orm';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import type { Database } from '#platform/database/database.ts';

/** Whether an order has kept this version of a document. Examples of the demo do not count. `since`: when it was published. */
export async function orderAgreed(
  db: Database,
  kind: DocumentKind,
  { version, since }: { readonly version: number; readonly since: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM orders
    WHERE ${sql.identifier(`${kind}_document`)} = ${version} AND created_at >= ${since.toISOString()}::timestamptz AND NOT demo
    LIMIT 1`);
  return rows.length > 0;
}
