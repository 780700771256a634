import { and, eq } from 'drizzle-orm';
import type { WithdrawnProduct } from '#contracts/catalog.ts';
import { toRoubles } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/duration.ts';
import { storedPhoto } from './product-photo.ts';
import { categories, products, variants } from './tables.ts';

/** Goods often come back. After this time search engines are told that the page is gone. */
const LONG = 30 * DAY;

/** What a withdrawn product was; undefined if there is no such product or it is on sale. */
export async function findWithdrawn(
  db: Database,
  id: number,
  now: Date,
): Promise<WithdrawnProduct | undefined> {
  const [row] = await db
    .select({
      name: products.name,
      slug: products.slug,
      category: { slug: categories.slug, name: categories.name },
      since: products.withdrawnAt,
      price: variants.priceKopecks,
      photo: storedPhoto,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(and(eq(products.id, id), eq(products.withdrawn, true)))
    .orderBy(variants.position)
    .limit(1);
  if (!row) return undefined;
  const { since, price, ...product } = row;
  return {
    ...product,
    price: price === null ? null : toRoubles(price),
    is_long_gone: since !== null && now.getTime() - since.getTime() > LONG,
  };
}
