import { sql } from 'drizzle-orm';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import type { Database } from '#platform/database/database.ts';

/** Whether a registration has kept this version of a document. `since`: when it was published. */
export async function customerAgreed(
  db: Database,
  kind: Exclude<DocumentKind, 'offer'>,
  { version, since }: { readonly version: number; readonly since: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM customers
    WHERE ${sql.identifier(`${kind}_document`)} = ${version} AND created_at >= ${since.toISOString()}::timestamptz
    LIMIT 1`);
  return rows.length > 0;
}
