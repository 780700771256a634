import { and, eq, isNotNull } from 'drizzle-orm';
import type { WithdrawnProduct } from '#contracts/catalog.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import { toRoubles } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/time/duration.ts';
import { storedPhoto } from './product-photo.ts';
import { categories, products, variantCharacteristics, variants } from './tables.ts';

/** Goods often come back. After this time search engines are told that the page is gone. */
const LONG = 30 * DAY;

/** What a withdrawn product was; undefined if there is no such product, it is on sale, or it was never shown. */
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
      deletedAt: products.deletedAt,
      leadsTo: products.leadsTo,
      price: variants.priceKopecks,
      code: variants.code,
      variantSlug: variants.slug,
      attributes: variants.attributes,
      characteristics: variantCharacteristics.characteristics,
      photo: storedPhoto,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(variants, eq(variants.productId, products.id))
    .leftJoin(variantCharacteristics, eq(variantCharacteristics.variantId, variants.id))
    .where(and(eq(products.id, id), eq(products.withdrawn, true), isNotNull(products.withdrawnAt)))
    .orderBy(variants.position)
    .limit(1);
  if (!row) return undefined;
  const {
    since,
    deletedAt,
    leadsTo,
    code,
    price,
    photo,
    variantSlug,
    attributes,
    characteristics,
    ...product
  } = row;
  const drawing = variantSlug === null ? null : drawingPaths.variant(product.slug, variantSlug);
  return {
    ...product,
    // A deletion frees the article by a mark behind it.
    code: deletedAt ? (code?.replace(/~\d+$/, '') ?? null) : code,
    leads_to: leadsTo,
    photo: photo ?? drawing,
    attributes: attributes ?? {},
    characteristics: characteristics ?? [],
    price: price === null ? null : toRoubles(price),
    is_long_gone: since !== null && now.getTime() - since.getTime() > LONG,
  };
}
