import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { orderLines } from './tables.ts';

/** Answers, of some photos, those that orders show: customers see what they have bought for as long as there is the order. */
export const orderedPhotos =
  (db: Database) =>
  async (photos: string[]): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ photo: orderLines.photo })
      .from(orderLines)
      .where(inArray(orderLines.photo, photos));
    return rows.map(({ photo }) => photo);
  };
