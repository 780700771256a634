import { variantAttributes } from '#contracts/catalog.ts';
import type { SourceCategory } from '#contracts/catalogue-source.ts';
import { toKopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { categories, products, variantPackages, variants } from './tables.ts';

/** Whether the shop has no category. An empty shop gets the demo catalogue. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const existing = await db.select({ id: categories.id }).from(categories).limit(1);
  return existing.length === 0;
}

/**
 * Fills a shop without categories in one transaction and returns the number of products. A shop with categories stays
 * unchanged.
 */
export function fillEmptyCatalogue(
  db: Database,
  source: readonly SourceCategory[],
  now: Date,
): Promise<number> {
  return db.transaction(async (db) => {
    await db.execute('LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE');
    if (!(await isCatalogueEmpty(db))) return 0;

    await db
      .insert(categories)
      .values(source.map(({ id, slug, name }, position) => ({ id, slug, name, position })));
    const flat = source.flatMap((category) =>
      category.products.map((product) => ({ ...product, categoryId: category.id })),
    );
    const inserted = await db
      .insert(products)
      .values(
        flat.map(({ slug, name, description, categoryId, isNew = false }) => ({
          slug,
          name,
          description,
          categoryId,
          isNew,
          createdAt: now,
        })),
      )
      .returning({ id: products.id, slug: products.slug });
    const idBySlug = new Map(inserted.map(({ id, slug }) => [slug, id]));
    const sold = await db
      .insert(variants)
      .values(
        flat.flatMap((product) =>
          product.variants.map((variant, position) => ({
            productId: idBySlug.get(product.slug) ?? 0,
            slug: variant.slug,
            code: variant.code,
            name: variant.name,
            position,
            priceKopecks: toKopecks(variant.price),
            originalPriceKopecks:
              variant.originalPrice === undefined ? null : toKopecks(variant.originalPrice),
            stock: variant.stock ?? null,
            attributes: variantAttributes.parse(variant.attributes),
          })),
        ),
      )
      .returning({ id: variants.id, code: variants.code });
    const idByCode = new Map(sold.map(({ id, code }) => [code, id]));
    const packed = flat.flatMap((product) =>
      product.variants.flatMap(({ code, packages = [] }) =>
        packages.length > 0
          ? [{ variantId: idByCode.get(code) ?? 0, packages: [...packages] }]
          : [],
      ),
    );
    if (packed.length > 0) await db.insert(variantPackages).values(packed);
    return inserted.length;
  });
}
