import { createHash } from 'node:crypto';
import type { EditedProduct, EditedVariant, Visibility } from '#contracts/admin/goods/products.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import { toRoubles } from '#contracts/money.ts';
import { stockOf } from '../present.ts';
import { findFlaws } from './flaws.ts';
import type { ProductRow, VariantRow } from './queries.ts';
import { type ReadingProducts, readStored, type StoredProduct } from './stored.ts';

/** A product as its page in the office has it. Throws `not_found`. */
export async function readEdited(context: ReadingProducts, id: number): Promise<EditedProduct> {
  return presentEdited(context, await readStored(context.db, id));
}

export async function presentEdited(
  { db, hasModel, today }: ReadingProducts,
  stored: StoredProduct,
): Promise<EditedProduct> {
  const { product, variants, kept } = stored;
  return {
    id: product.id,
    version: versionOf(stored),
    name: product.name,
    slug: product.slug,
    description: product.description,
    category: product.category,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    is_new: product.isNew,
    visibility: visibilityOf(product),
    page: `/products/${product.slug}`,
    is_on_sale: !product.withdrawn && variants.some(({ withdrawn }) => !withdrawn),
    kept: [...kept.product],
    variants: variants.map((one) => presentVariant(one, stored)),
    flaws: findFlaws(stored, { today: await today(db), hasModel }),
  };
}

function presentVariant(one: VariantRow, { product, kept }: StoredProduct): EditedVariant {
  return {
    id: one.id,
    slug: one.slug,
    name: one.name,
    article: one.article,
    hidden: one.withdrawn,
    attributes: one.attributes,
    characteristics: one.characteristics,
    packages: one.packages,
    photos: one.photos,
    price: toRoubles(one.price),
    old_price: one.oldPrice === null ? null : toRoubles(one.oldPrice),
    stock: stockOf(one),
    drawing: drawingPaths.variant(product.slug, one.slug),
    source: one.source,
    kept: [...(kept.variants.get(one.id) ?? [])],
  };
}

/** Of goods off sale by a feed it says `shown`: the staff does not hide them. */
export const visibilityOf = ({
  hidden,
  shownFrom,
  shownUntil,
}: Pick<ProductRow, 'hidden' | 'shownFrom' | 'shownUntil'>): Visibility => {
  if (hidden) return { kind: 'hidden' };
  if (shownFrom === null && shownUntil === null) return { kind: 'shown' };
  return { kind: 'days', from: shownFrom, until: shownUntil };
};

/** Changes with everything that a save writes over, prices and stock apart: those are compared one by one. */
export function versionOf({ product, variants }: StoredProduct): string {
  const { categoryHidden: _, withdrawn: __, ...content } = product;
  const texts = variants.map(
    ({
      price: _price,
      oldPrice: _old,
      pieces: _pieces,
      uncounted: _there,
      source: _source,
      ...one
    }) => one,
  );
  return createHash('sha256')
    .update(JSON.stringify([content, texts]))
    .digest('base64url')
    .slice(0, 22);
}
