import { sql } from 'drizzle-orm';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import type { Database } from '#platform/database/database.ts';

/** Whether a request for a call has kept this version of a document. Examples of the demo do not count. `since`: when it was published. */
export async function callAgreed(
  db: Database,
  kind: Exclude<DocumentKind, 'offer'>,
  { version, since }: { readonly version: number; readonly since: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM callback_requests
    WHERE ${sql.identifier(`${kind}_document`)} = ${version} AND created_at >= ${since.toISOString()}::timestamptz AND NOT demo
    LIMIT 1`);
  return rows.length > 0;
}
