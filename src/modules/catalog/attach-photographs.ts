import { eq } from 'drizzle-orm';
import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Photographs } from '#modules/pictures/index.ts';
import type { Database } from '#platform/database/database.ts';
import { appearanceOf } from './appearance.ts';
import { categories, products, variantPhotos, variants } from './tables.ts';

/** Assigns the photographs to their variants and categories. */
export async function attachPhotographs(db: Database, photographs: Photographs): Promise<void> {
  if (photographs.size === 0) return;
  const rows = await db
    .select({
      id: variants.id,
      slug: variants.slug,
      attributes: variants.attributes,
      product: products.slug,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId));
  const byProduct = Map.groupBy(rows, ({ product }) => product);
  const photos = [...byProduct].flatMap(([product, siblings]) =>
    siblings.flatMap((variant) =>
      photosOf(photographs, product, variant, siblings).map((photo, position) => ({
        variantId: variant.id,
        position,
        photo,
      })),
    ),
  );
  if (photos.length > 0) await db.insert(variantPhotos).values(photos);
  for (const { slug } of await db.select({ slug: categories.slug }).from(categories)) {
    const photo = photographs.get(`categories/${slug}.avif`);
    if (photo) await db.update(categories).set({ photo }).where(eq(categories.slug, slug));
  }
}

/** What follows the slug of a variant in the names of its further views: in its second pose, from its second side, its cloth from close by. */
const FURTHER_VIEWS = ['-open', '-2', '-close'] as const;

interface Pictured {
  readonly slug: string;
  readonly attributes: VariantAttributes;
}

/** A variant's own photographs, else those of a variant that differs only in size. */
function photosOf(
  photographs: Photographs,
  product: string,
  variant: Pictured,
  siblings: readonly Pictured[],
): string[] {
  const appearance = appearanceOf(variant.attributes);
  const alike = siblings.filter(
    (other) => other !== variant && appearanceOf(other.attributes) === appearance,
  );
  const shown = [variant, ...alike].find(({ slug }) => photographs.has(`${product}/${slug}.avif`));
  if (!shown) return [];
  const slugs = new Set(siblings.map(({ slug }) => slug));
  const further = FURTHER_VIEWS.map((suffix) => `${shown.slug}${suffix}`);
  const names = [shown.slug, ...further.filter((name) => !slugs.has(name))];
  return names.flatMap((name) => photographs.get(`${product}/${name}.avif`) ?? []);
}
