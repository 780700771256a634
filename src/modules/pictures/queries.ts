import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { pictureFiles, pictures } from './tables.ts';

interface PictureFile {
  readonly file: string;
  readonly preview: string;
}

/** Records stored files. A file that was recorded before counts as referenced again. */
export async function rememberFiles(db: Database, files: readonly PictureFile[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insert(pictureFiles)
    .values([...files])
    .onConflictDoUpdate({
      target: pictureFiles.file,
      set: {
        unnamedSince: null,
        preview: sql`coalesce(${pictureFiles.preview}, excluded.preview)`,
      },
    });
}

/** The stored file of this hash. */
export async function selectFile(db: Database, hash: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ file: string }>(
    sql`SELECT file FROM picture_files WHERE left(file, 32) = ${hash}`,
  );
  return rows[0]?.file;
}

/** The previews of the given photos that have one, by address. */
export async function selectPreviews(db: Database, photos: string[]): Promise<Map<string, string>> {
  const files = photos.map((photo) => photo.replace('/pictures/', ''));
  const rows = await db.select().from(pictureFiles).where(inArray(pictureFiles.file, files));
  return new Map(
    rows.flatMap(({ file, preview }) => (preview ? [[`/pictures/${file}`, preview]] : [])),
  );
}

/** Keyset pagination: the next stored files by name after this one. */
export async function selectFilesAfter(
  db: Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(
    sql`SELECT file FROM picture_files WHERE file > ${after} ORDER BY file LIMIT ${limit}`,
  );
  return rows.map(({ file }) => file);
}

/**
 * Marks `unnamed` as unreferenced since `now`; files that were so before keep their earlier time. The other files are
 * marked as referenced.
 */
export async function markUnnamed(
  db: Database,
  files: readonly string[],
  unnamed: readonly string[],
  now: Date,
): Promise<void> {
  const isUnnamed = sql`file = ANY(${sql.param(unnamed)}::text[])`;
  await db.execute(sql`
    UPDATE picture_files SET unnamed_since = CASE WHEN ${isUnnamed} THEN ${now.toISOString()}::timestamptz END
    WHERE file = ANY(${sql.param(files)}::text[]) AND ${isUnnamed} = (unnamed_since IS NULL)`);
}

/** Files that have had no reference since this time or longer. */
export async function selectUnnamedSince(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ file: pictureFiles.file })
    .from(pictureFiles)
    .where(lte(pictureFiles.unnamedSince, before));
  return rows.map(({ file }) => file);
}

/** Locks the row of a file if it is still marked as unreferenced; else false. */
export async function lockUnnamed(db: Database, file: string): Promise<boolean> {
  const rows = await db
    .select({ file: pictureFiles.file })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.file, file), isNotNull(pictureFiles.unnamedSince)))
    .for('update');
  return rows.length > 0;
}

/** Deletes the file's row and the fetch records of its addresses. */
export async function deleteFile(db: Database, file: string): Promise<void> {
  await db.delete(pictureFiles).where(eq(pictureFiles.file, file));
  await db.delete(pictures).where(eq(pictures.file, file));
}
