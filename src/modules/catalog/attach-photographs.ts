import { eq } from 'drizzle-orm';
import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Photographs } from '#modules/pictures/index.ts';
import type { Database } from '#platform/database/database.ts';
import { appearanceOf, clothOf } from './appearance.ts';
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

/** What follows the slug of a variant in the names of its further views, and what variants that share one have in common. */
const FURTHER_VIEWS = [
  /** In its second pose, and from its second side. */
  ['-open', appearanceOf],
  ['-2', appearanceOf],
  /** In a room, among other things. */
  ['-room', appearanceOf],
  /** Its cloth from close by. */
  ['-close', clothOf],
] as const;

interface Pictured {
  readonly slug: string;
  readonly attributes: VariantAttributes;
}

/**
 * A variant's own photographs, each view that it lacks from a variant that looks alike but for its size, a close look from one of its cloth; none
 * where the first is lacking.
 */
function photosOf(
  photographs: Photographs,
  product: string,
  variant: Pictured,
  siblings: readonly Pictured[],
): string[] {
  const others = siblings.filter((other) => other !== variant);
  const names = new Set(siblings.map(({ slug }) => slug));
  const photoOf = (suffix: string, keyOf: (attributes: VariantAttributes) => string) => {
    const key = keyOf(variant.attributes);
    const alike = others.filter(({ attributes }) => keyOf(attributes) === key);
    return [variant, ...alike]
      .map(({ slug }) => `${slug}${suffix}`)
      .filter((name) => suffix === '' || !names.has(name))
      .map((name) => photographs.get(`${product}/${name}.avif`))
      .find((photo) => photo !== undefined);
  };
  const first = photoOf('', appearanceOf);
  if (!first) return [];
  return [first, ...FURTHER_VIEWS.flatMap(([suffix, keyOf]) => photoOf(suffix, keyOf) ?? [])];
}
