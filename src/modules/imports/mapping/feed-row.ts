import type { Refusal } from '../feed-item.ts';
import type { StatedRow } from '../merging/stage.ts';
import type { Offer } from './offer.ts';
import type { PriceRow } from './price-row.ts';

/** One row of a file: a valid offer, a valid row of a price list, or a refused one. */
export type CheckedRow =
  | { readonly offer: Offer }
  | { readonly priceRow: PriceRow }
  | { readonly refusal: Refusal };

/** A row of a file as the merge takes it. */
export function feedRowOf(row: CheckedRow): StatedRow {
  if ('refusal' in row) {
    const { line, offer } = row.refusal;
    return { ...nothing, line, offer_id: offer, refused: true };
  }
  if ('priceRow' in row) {
    const { line, article } = row.priceRow;
    return {
      ...nothing,
      ...numbersOf(row.priceRow),
      line,
      offer_id: article,
      article,
      is_old_price_stated: row.priceRow.isOldPriceStated,
    };
  }
  const { offer } = row;
  return {
    ...numbersOf(offer),
    line: offer.line,
    offer_id: offer.id,
    refused: false,
    group_key: offer.group,
    article: offer.article,
    name: offer.name,
    variant_name: offer.variantName,
    category: offer.category,
    is_old_price_stated: true,
    description: offer.description,
    attributes: offer.attributes,
    characteristics: offer.characteristics.length > 0 ? offer.characteristics : null,
    unitless: Object.keys(offer.unitless).length > 0 ? offer.unitless : null,
    pictures: offer.pictures,
    product_slug: offer.productSlug,
    variant_slug: offer.variantSlug,
  };
}

const numbersOf = (stated: Offer | PriceRow) => ({
  price: stated.price,
  original_price: stated.originalPrice,
  stock: stated.stock,
  uncounted: stated.uncounted,
  is_unavailable: stated.isUnavailable,
  is_stock_stated: stated.isStockStated,
});

const nothing: StatedRow = {
  line: 0,
  offer_id: '',
  refused: false,
  group_key: null,
  article: null,
  name: null,
  variant_name: null,
  category: null,
  price: null,
  original_price: null,
  stock: null,
  uncounted: null,
  is_unavailable: null,
  is_stock_stated: null,
  is_old_price_stated: null,
  description: null,
  attributes: null,
  characteristics: null,
  unitless: null,
  pictures: null,
  product_slug: null,
  variant_slug: null,
};
