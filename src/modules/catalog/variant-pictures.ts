import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** The given addresses that a variant's feed contains. */
export async function selectNamedPictures(db: Database, addresses: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    SELECT DISTINCT address FROM variant_pictures WHERE address = ANY(${sql.param(addresses)}::text[])`);
  return rows.map(({ address }) => address);
}

/**
 * Locks the variants that refer to a picture until the transaction ends, and returns their ids. Of two pictures of one
 * variant that arrive at once the second one waits and then sees the first.
 */
export async function lockVariantsOfPicture(db: Database, address: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM variants WHERE id IN (SELECT variant_id FROM variant_pictures WHERE address = ${address})
    ORDER BY id FOR NO KEY UPDATE`);
  return rows.map(({ id }) => id);
}

/**
 * Shows the fetched pictures of these variants in the feed's order, after the owner's. A picture that the owner gave too is shown
 * once. A variant without a fetched picture keeps what it shows, and so does one whose pictures the staff has chosen. Needs a transaction that has locked the variants.
 */
export async function showFetchedPictures(
  db: Database,
  variants: readonly number[],
): Promise<void> {
  const ids = sql.param(variants);
  await db.execute(sql`
    DELETE FROM variant_photos p WHERE variant_id = ANY(${ids}::int[]) AND given IS NULL AND EXISTS (
      SELECT FROM variant_pictures v JOIN pictures f USING (address)
      WHERE v.variant_id = p.variant_id AND f.file IS NOT NULL)
      AND NOT EXISTS (SELECT FROM variants o WHERE o.id = p.variant_id AND o.own_photos)`);
  await db.execute(sql`
    INSERT INTO variant_photos (variant_id, position, photo)
    SELECT v.variant_id, v.position, '/pictures/' || p.file
    FROM variant_pictures v JOIN pictures p USING (address) JOIN variants o ON o.id = v.variant_id AND NOT o.own_photos
    WHERE v.variant_id = ANY(${ids}::int[]) AND p.file IS NOT NULL AND NOT EXISTS (
      SELECT FROM variant_photos g
      WHERE g.variant_id = v.variant_id AND g.given IS NOT NULL AND g.photo = '/pictures/' || p.file)`);
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
