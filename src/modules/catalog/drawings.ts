import { and, eq } from 'drizzle-orm';
import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Database } from '#platform/database/database.ts';
import { categories, products, variants } from './tables.ts';

export interface Drawable {
  readonly name: string;
  readonly categorySlug: string;
  readonly attributes: VariantAttributes;
}

/** What a drawing of a variant is made from, withdrawn ones too: old orders show them. */
export async function findDrawable(
  db: Database,
  productSlug: string,
  variantSlug: string,
): Promise<Drawable | undefined> {
  const [row] = await db
    .select({
      name: products.name,
      categorySlug: categories.slug,
      attributes: variants.attributes,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, productSlug), eq(variants.slug, variantSlug)));
  return row;
}
