import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { selectProductId } from './queries.ts';
import { categories, products, variants } from './tables.ts';

/** What a page of the storefront shows: a product with the variant of its address, or a category. */
export interface ShownOnPage {
  readonly name: string;
  /** Of a product: the name and the article of the variant. */
  readonly variant?: { readonly name: string; readonly code: string } | undefined;
}

/** Reads the product or category of a path such as `/products/{slug}/variant/{slug}`; undefined for other pages and unknown slugs. */
export async function findShownOnPage(
  db: Database,
  path: string,
): Promise<ShownOnPage | undefined> {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  const [, slug, variant = null] =
    /^\/products\/([^/]+)(?:\/variant\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (slug) return selectShownProduct(db, slug, variant);
  const category = searchParams.get('category');
  if (!category || !/^\/products\b/.test(pathname)) return undefined;
  const [found] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.slug, category));
  return found;
}

/** An unknown variant slug shows the first variant, as the page does. */
async function selectShownProduct(
  db: Database,
  slug: string,
  variantSlug: string | null,
): Promise<ShownOnPage | undefined> {
  const id = await selectProductId(db, slug);
  if (id === undefined) return undefined;
  const [found] = await db
    .select({
      name: products.name,
      variant: { name: variants.name, code: variants.code },
    })
    .from(products)
    .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.withdrawn, false)))
    .where(eq(products.id, id))
    .orderBy(sql`${variants.slug} = ${variantSlug} DESC NULLS LAST`, variants.position)
    .limit(1);
  return found;
}
