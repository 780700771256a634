import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import {
  categories,
  productFilters,
  productPhotos,
  products,
  variantPhotos,
  variants,
} from '../tables.ts';

/** How many products of a category are looked at. It bounds the read where a feed's pictures are not fetched yet. */
const CANDIDATES = 24;

/**
 * The photographs of the categories to which the owner has given none, by category id. Each is that of the best product: of the first 24 by name, the first one with a photograph, those that can be ordered before
 * those that are sold out. New products do not come first here: a category would change its picture with every arrival.
 */
export async function selectBestPhotos(db: Database): Promise<ReadonlyMap<number, string>> {
  const canBeOrdered = sql`(SELECT available FROM ${productFilters} WHERE product_id = candidate.id)`;
  const { rows } = await db.execute<{ id: number; photo: string | null }>(sql`
    SELECT ${categories.id}, coalesce(${firstPhoto(canBeOrdered)}, ${firstPhoto(sql`true`)}) AS photo
    FROM ${categories}
    WHERE ${categories.photo} IS NULL`);
  return new Map(rows.flatMap(({ id, photo }) => (photo === null ? [] : [[id, photo]])));
}

/** The photograph of the category's first product under a condition. The candidates come in order, so the scan stops at the first. */
const firstPhoto = (condition: SQL): SQL => sql`(
  SELECT pictured.photo
  FROM (
    SELECT id, name, photo FROM ${products}
    WHERE category_id = ${categories.id} AND NOT withdrawn
    ORDER BY name, id LIMIT ${CANDIDATES}
  ) candidate
  CROSS JOIN LATERAL (
    SELECT coalesce(
      candidate.photo,
      (SELECT photo FROM ${productPhotos} WHERE product_id = candidate.id ORDER BY position LIMIT 1),
      (SELECT f.photo FROM ${variants} v JOIN ${variantPhotos} f ON f.variant_id = v.id
        WHERE v.product_id = candidate.id AND NOT v.withdrawn ORDER BY v.position, f.position LIMIT 1)
    ) AS photo
  ) pictured
  WHERE pictured.photo IS NOT NULL AND ${condition}
  ORDER BY candidate.name, candidate.id
  LIMIT 1)`;
