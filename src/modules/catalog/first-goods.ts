import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** How far a new catalogue has come. */
export interface FirstGoods {
  readonly hasGoods: boolean;
  readonly isSelling: boolean;
}

/** Whether there are products, and one on sale. */
export async function findFirstGoods(db: Database): Promise<FirstGoods> {
  const { rows } = await db.execute<{ [Fact in keyof FirstGoods]: boolean }>(sql`
    SELECT EXISTS (SELECT FROM products) AS "hasGoods",
      EXISTS (SELECT FROM products p JOIN variants v ON v.product_id = p.id
        WHERE NOT p.withdrawn AND NOT v.withdrawn) AS "isSelling"`);
  return rows[0] ?? { hasGoods: false, isSelling: false };
}
