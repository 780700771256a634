import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** A variant that pictures are given to. */
export interface Bearer {
  readonly id: number;
  readonly article: string;
  readonly product: number;
  /** Of the product and of the variant. */
  readonly name: string;
  readonly photos: number;
}

/** The variants of these ids, by product. */
export async function selectBearers(db: Database, ids: readonly number[]): Promise<Bearer[]> {
  const { rows } = await db.execute<Bearer & Record<string, unknown>>(sql`
    SELECT v.id, v.code AS article, v.product_id AS product, p.name || ', ' || v.name AS name,
      (SELECT count(*)::int FROM variant_photos f WHERE f.variant_id = v.id) AS photos
    FROM variants v JOIN products p ON p.id = v.product_id
    WHERE v.id = ANY(${sql.param(ids)}::int[]) ORDER BY p.name, p.id, v.position, v.id`);
  return rows;
}

/** Feeds leave the pictures of these variants alone. */
export async function ownPhotos(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE variants SET own_photos = true WHERE id = ANY(${sql.param(ids)}::int[]) AND NOT own_photos`);
}
