import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { pictureFiles } from '#modules/catalog/tables.ts';

/** Takes the next addresses that nobody has been asked to fetch; they count as asked from now on. */
export async function takeUnasked(db: Database, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    UPDATE pictures SET asked = true WHERE address IN (
      SELECT address FROM pictures WHERE NOT asked LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING address`);
  return rows.map(({ address }) => address);
}

/** Of these addresses those that are neither fetched nor given up, and that a variant still names. */
export async function selectWanted(db: Database, addresses: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    SELECT address FROM pictures p
    WHERE address = ANY(${sql.param(addresses)}::text[]) AND file IS NULL AND refusal IS NULL
      AND EXISTS (SELECT FROM variant_pictures v WHERE v.address = p.address)`);
  return rows.map(({ address }) => address);
}

export async function giveUp(db: Database, address: string, reason: string): Promise<void> {
  await db.execute(sql`UPDATE pictures SET refusal = ${reason} WHERE address = ${address}`);
}

/** Remembers the file of a picture and shows it with every variant that names it, among those fetched before, in the feed's order. */
export async function showPicture(db: Database, address: string, file: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`UPDATE pictures SET file = ${file}, refusal = NULL WHERE address = ${address}`,
    );
    // Two pictures of one variant may come at once: the second waits, and sees the first.
    const { rows } = await tx.execute<{ id: number }>(sql`
      SELECT id FROM variants WHERE id IN (SELECT variant_id FROM variant_pictures WHERE address = ${address})
      ORDER BY id FOR NO KEY UPDATE`);
    const ids = sql.param(rows.map(({ id }) => id));
    await tx.execute(sql`DELETE FROM variant_photos WHERE variant_id = ANY(${ids}::int[])`);
    await tx.execute(sql`
      INSERT INTO variant_photos (variant_id, position, photo)
      SELECT v.variant_id, v.position, '/pictures/' || p.file
      FROM variant_pictures v JOIN pictures p USING (address)
      WHERE v.variant_id = ANY(${ids}::int[]) AND p.file IS NOT NULL`);
  });
}

interface PictureFile {
  readonly file: string;
  readonly preview: string;
}

/** These files are kept from now on; one that was known before is named again. */
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

/** The kept file of this hash. */
export async function selectFile(db: Database, hash: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ file: string }>(
    sql`SELECT file FROM picture_files WHERE left(file, 32) = ${hash}`,
  );
  return rows[0]?.file;
}

/** The previews of those of these photos that have one, by address. */
export async function selectPreviews(db: Database, photos: string[]): Promise<Map<string, string>> {
  const files = photos.map((photo) => photo.replace('/pictures/', ''));
  const rows = await db.select().from(pictureFiles).where(inArray(pictureFiles.file, files));
  return new Map(
    rows.flatMap(({ file, preview }) => (preview ? [[`/pictures/${file}`, preview]] : [])),
  );
}
