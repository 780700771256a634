import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** The given addresses that a variant's feed contains. */
export async function selectNamedPictures(db: Database, addresses: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    SELECT DISTINCT address FROM variant_pictures WHERE address = ANY(${sql.param(addresses)}::text[])`);
  return rows.map(({ address }) => address);
}

/**
 * Shows a fetched picture with every variant that refers to it, among the fetched ones and in the feed's order. Needs a
 * transaction.
 */
export async function showFetchedPicture(db: Database, address: string): Promise<void> {
  // Row lock: two pictures of one variant may arrive at once; the second transaction waits and then sees the first
  // picture.
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM variants WHERE id IN (SELECT variant_id FROM variant_pictures WHERE address = ${address})
    ORDER BY id FOR NO KEY UPDATE`);
  const ids = sql.param(rows.map(({ id }) => id));
  await db.execute(sql`DELETE FROM variant_photos WHERE variant_id = ANY(${ids}::int[])`);
  await db.execute(sql`
    INSERT INTO variant_photos (variant_id, position, photo)
    SELECT v.variant_id, v.position, '/pictures/' || p.file
    FROM variant_pictures v JOIN pictures p USING (address)
    WHERE v.variant_id = ANY(${ids}::int[]) AND p.file IS NOT NULL`);
}

/** The given photos that products, variants or categories show, or that a feed refers to and the shop has fetched. */
export async function selectCataloguePhotos(db: Database, photos: string[]): Promise<string[]> {
  const asked = sql`= ANY(${sql.param(photos)}::text[])`;
  const { rows } = await db.execute<{ photo: string }>(sql`
    SELECT photo FROM variant_photos WHERE photo ${asked}
    UNION SELECT photo FROM product_photos WHERE photo ${asked}
    UNION SELECT photo FROM products WHERE photo ${asked}
    UNION SELECT photo FROM categories WHERE photo ${asked}
    UNION SELECT '/pictures/' || p.file FROM pictures p JOIN variant_pictures USING (address)
      WHERE '/pictures/' || p.file ${asked}`);
  return rows.map(({ photo }) => photo);
}
