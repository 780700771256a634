import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** The rows of `picture_files`, as `f`, that nothing in the catalogue names. */
const isUnnamed: SQL = sql`
  NOT EXISTS (SELECT FROM variant_photos WHERE photo = '/pictures/' || f.file)
  AND NOT EXISTS (SELECT FROM product_photos WHERE photo = '/pictures/' || f.file)
  AND NOT EXISTS (SELECT FROM products WHERE photo = '/pictures/' || f.file)
  AND NOT EXISTS (SELECT FROM categories WHERE photo = '/pictures/' || f.file)
  AND NOT EXISTS (SELECT FROM pictures p JOIN variant_pictures USING (address) WHERE p.file = f.file)`;

export const selectUnnamedFiles = (db: Database): Promise<string[]> =>
  filesOf(db, sql`SELECT file FROM picture_files f WHERE ${isUnnamed}`);

/** These are named by nobody from `now` on, unless they were so before; all others are named. */
export async function markUnnamed(db: Database, files: string[], now: Date): Promise<void> {
  const unnamed = sql`file = ANY(${sql.param(files)}::text[])`;
  await db.execute(sql`
    UPDATE picture_files SET unnamed_since = CASE WHEN ${unnamed} THEN ${now.toISOString()}::timestamptz END
    WHERE ${unnamed} = (unnamed_since IS NULL)`);
}

export const selectUnnamedSince = (db: Database, before: Date): Promise<string[]> =>
  filesOf(
    db,
    sql`SELECT file FROM picture_files WHERE unnamed_since <= ${before.toISOString()}::timestamptz`,
  );

/** Forgets the file, and that its addresses were ever fetched; false where somebody has come to name it meanwhile. */
export async function deleteUnnamed(tx: Database, file: string): Promise<boolean> {
  const deleted = await filesOf(
    tx,
    sql`DELETE FROM picture_files f
        WHERE file = ${file} AND unnamed_since IS NOT NULL AND ${isUnnamed} RETURNING file`,
  );
  if (deleted.length === 0) return false;
  await tx.execute(sql`DELETE FROM pictures WHERE file = ${file}`);
  return true;
}

async function filesOf(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(query);
  return rows.map(({ file }) => file);
}
