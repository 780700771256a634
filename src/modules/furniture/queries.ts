import { and, eq, inArray } from 'drizzle-orm';
import type { VariantAttributes } from '#contracts/attributes.ts';
import type { CategoryIcon } from '#contracts/category-look.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import {
  categories,
  iconOfName,
  type ProductRecord,
  products,
  variantCharacteristics,
  variants,
} from '#modules/catalog/index.ts';
import type { Database } from '#platform/database/database.ts';

export interface Drawable {
  readonly id: number;
  readonly productSlug: string;
  readonly name: string;
  readonly categorySlug: string;
  readonly variantName: string;
  readonly attributes: VariantAttributes;
  readonly characteristics: readonly Characteristic[];
  readonly icon: CategoryIcon;
}

const drawable = {
  id: variants.id,
  productSlug: products.slug,
  name: products.name,
  categorySlug: categories.slug,
  variantName: variants.name,
  attributes: variants.attributes,
  characteristics: variantCharacteristics.characteristics,
  categoryName: categories.name,
  chosenIcon: categories.icon,
};

interface DrawableRow {
  categoryName: string;
  chosenIcon: CategoryIcon | null;
  characteristics: readonly Characteristic[] | null;
}

/** A category without a chosen icon has that of the words of its name. */
function withIcon<Row extends DrawableRow>({
  categoryName,
  chosenIcon,
  characteristics,
  ...row
}: Row) {
  const icon: CategoryIcon = chosenIcon ?? iconOfName(categoryName) ?? 'shapes';
  return { ...row, icon, characteristics: characteristics ?? [] };
}

/** A variant of a product that is only typed, as {@link findDrawable} gives a stored one. */
export const typedDrawable = (
  { product }: Pick<ProductRecord, 'product'>,
  variant: ProductRecord['variants'][number]['variant'],
  characteristics: readonly Characteristic[],
): Drawable =>
  withIcon({
    id: variant.id,
    productSlug: product.slug,
    name: product.name,
    categorySlug: product.category.slug,
    variantName: variant.name,
    attributes: variant.attributes,
    characteristics,
    categoryName: product.category.name,
    chosenIcon: product.category.icon,
  });

/** The data for a drawing of a variant. Withdrawn variants are included: old orders show them. */
export async function findDrawable(
  db: Database,
  productSlug: string,
  variantSlug: string,
): Promise<Drawable | undefined> {
  const [row] = await db
    .select(drawable)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(variantCharacteristics, eq(variantCharacteristics.variantId, variants.id))
    .where(and(eq(products.slug, productSlug), eq(variants.slug, variantSlug)));
  return row && withIcon(row);
}

/** The same for several variants, in the order of their ids; undefined if any of them is unknown. */
export async function findDrawables(
  db: Database,
  ids: readonly number[],
): Promise<Drawable[] | undefined> {
  const rows = await db
    .select(drawable)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(variantCharacteristics, eq(variantCharacteristics.variantId, variants.id))
    .where(inArray(variants.id, [...ids]));
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(withIcon);
  return found.length === ids.length ? found : undefined;
}
