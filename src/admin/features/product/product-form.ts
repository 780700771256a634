import type { EditedProduct, EditedVariant, Visibility } from '#contracts/admin/goods/products.ts';
import type { StockKind } from '#contracts/admin/goods/values.ts';
import { type AttributeKey, attributeKeys, type VariantAttributes } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { Package } from '#contracts/packages.ts';
import type { PackageText } from '../../ui/packages-fields.tsx';
import { textOf } from './attribute-text.ts';

export interface Photo {
  readonly photo: string;
  readonly alt: string;
}

/** A variant as its fields have it. */
export interface VariantForm {
  /** Null for a new one. */
  readonly id: number | null;
  /** For React, and to tell a new variant from another one. */
  readonly key: string;
  readonly name: string;
  readonly article: string;
  readonly hidden: boolean;
  readonly price: string;
  readonly oldPrice: string;
  readonly kind: StockKind;
  readonly pieces: string;
  readonly attributes: Readonly<Partial<Record<AttributeKey, string>>>;
  /** The values that the texts were made of. */
  readonly stated: VariantAttributes;
  readonly colour: string;
  readonly characteristics: readonly Characteristic[];
  readonly packages: readonly PackageText[];
  readonly photos: readonly Photo[];
  /** Shown where it has no photo; of a new variant none. */
  readonly drawing: string | null;
  readonly source: string | null;
  /** As they were looked at; null for a new one. */
  readonly was: Pick<EditedVariant, 'price' | 'old_price' | 'stock'> | null;
}

/** A product as its fields have it. It is kept as JSON while it is not saved. */
export interface ProductForm {
  readonly version: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly category: string;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly isNew: '' | 'yes' | 'no';
  readonly visibility: Visibility['kind'];
  readonly from: string;
  readonly until: string;
  readonly variants: readonly VariantForm[];
}

export const written = (number: number): string => String(number).replace('.', ',');

export function formOf(product: EditedProduct): ProductForm {
  const { visibility } = product;
  const days = visibility.kind === 'days' ? visibility : { from: null, until: null };
  return {
    version: product.version,
    name: product.name,
    slug: product.slug,
    description: product.description,
    category: product.category,
    seo_title: product.seo_title,
    seo_description: product.seo_description,
    isNew: product.is_new === null ? '' : product.is_new ? 'yes' : 'no',
    visibility: visibility.kind,
    from: days.from ?? '',
    until: days.until ?? '',
    variants: product.variants.map(variantForm),
  };
}

function variantForm(one: EditedVariant): VariantForm {
  const { price, old_price, stock } = one;
  return {
    id: one.id,
    key: String(one.id),
    name: one.name,
    article: one.article,
    hidden: one.hidden,
    price: written(price),
    oldPrice: old_price === null ? '' : written(old_price),
    kind: stock.kind,
    pieces: stock.kind === 'counted' ? String(stock.pieces) : '',
    attributes: textsOf(one.attributes),
    stated: one.attributes,
    colour: one.attributes.color?.hex ?? '',
    characteristics: one.characteristics,
    packages: one.packages.map(packageText),
    photos: one.photos,
    drawing: one.drawing,
    source: one.source,
    was: { price, old_price, stock },
  };
}

const textsOf = (stated: VariantAttributes) =>
  Object.fromEntries(
    attributeKeys
      .filter((key) => stated[key] !== undefined)
      .map((key) => [key, textOf(key, stated[key])]),
  );

const packageText = ({ width, height, depth, weight }: Package): PackageText => ({
  width: String(width),
  height: String(height),
  depth: String(depth),
  weight: written(weight),
});

/** A new variant like this one, without what only one can have. */
export const likeVariant = (
  one: VariantForm,
  own: Pick<VariantForm, 'key' | 'name' | 'article'>,
): VariantForm => ({
  ...one,
  ...own,
  id: null,
  hidden: false,
  photos: [],
  drawing: null,
  source: null,
  was: null,
});
