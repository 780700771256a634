import { toRoubles } from '#contracts/money.ts';
import { plainPicture } from '#contracts/picture-address.ts';
import {
  asDefined,
  type CharacteristicsByKey,
  characteristicsByKey,
} from '#contracts/shop-characteristics.ts';
import { exportMessages } from '#messages/commands/export.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import { listCharacteristics } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { asHtml } from '#platform/text/plain-text.ts';
import {
  type DeliveredVariant,
  type DeliveryOption,
  deliveryElements,
  type FeedDelivery,
} from './feed-delivery.ts';
import { type OfferRow, selectOffers } from './feed-queries.ts';
import { characteristicElements, paramsOf } from './params.ts';
import { element, openTag } from './xml.ts';

export interface FeedSettings {
  /** The shop's public origin. Every URL in the feed begins with it. */
  readonly publicUrl: string;
  /** The shop's name; may be empty. */
  readonly name: string;
  /** The seller's legal name; may be empty. */
  readonly company: string;
  readonly now: Date;
  /** Writes what only the shop itself reads: the pieces in stock, hex codes of colours, numbers of countries and threads. */
  readonly forOwner: boolean;
  /** Without it the feed says nothing of delivery. */
  readonly delivery?: FeedDelivery | undefined;
}

/** The catalogue as YML in chunks: everything on sale, in the shop's order. Withdrawn goods are left out. */
export async function* writeFeed(db: Database, settings: FeedSettings): AsyncGenerator<string> {
  const { publicUrl, name, company, now } = settings;
  // The format requires both.
  const shop = name || company || new URL(publicUrl).hostname;
  const categories = await selectCategories(db);
  const defined = characteristicsByKey(await listCharacteristics(db));
  yield `<?xml version="1.0" encoding="UTF-8"?>
${openTag('yml_catalog', { date: now.toISOString().replace(/\.\d+Z$/, '+00:00') })}
<shop>
${element('name', shop)}
${element('company', company || shop)}
${element('url', publicUrl)}
<currencies>
<currency id="RUB" rate="1"></currency>
</currencies>
<categories>
${categories.map(({ id, name, parentId }) => `${element('category', name, { id, parentId: parentId ?? undefined })}\n`).join('')}</categories>
<collections>
${categories.map(({ id, slug, name }) => collection(id, name, `${publicUrl}/products/?category=${slug}`)).join('')}</collections>
<offers>
`;
  for await (const rows of selectOffers(db)) {
    const options = await settings.delivery?.optionsOf(db, rows.map(deliveredOf));
    yield rows.map((row) => offer(row, settings, defined, options?.get(row.variant_id))).join('');
  }
  yield '</offers>\n</shop>\n</yml_catalog>\n';
}

/** Readers of feeds support JPEG. */
const pictureOf = (photo: string, publicUrl: string): string =>
  photo.startsWith('/') ? publicUrl + plainPicture(photo) : photo;

/** A collection holds the URL of a category's page. */
const collection = (id: number, name: string, url: string): string =>
  `${openTag('collection', { id })}${element('url', url)}${element('name', name)}</collection>\n`;

function offer(
  row: OfferRow,
  { publicUrl, forOwner }: FeedSettings,
  defined: CharacteristicsByKey,
  delivery: DeliveryOption | undefined,
): string {
  const { stock, variant_name: variant } = row;
  const lines = [
    openTag('offer', {
      id: row.variant_id,
      group_id: row.product_id,
      available: stock === null ? row.uncounted : stock > 0,
    }),
    element('url', `${publicUrl}/products/${row.product_slug}/variant/${row.variant_slug}`),
    element('price', toRoubles(row.price)),
    ...(row.original_price === null ? [] : [element('oldprice', toRoubles(row.original_price))]),
    element('currencyId', 'RUB'),
    element('categoryId', row.category_id),
    ...deliveryElements(delivery),
    ...row.photos.map((photo) => element('picture', pictureOf(photo, publicUrl))),
    element('name', offerName(row, forOwner)),
    ...(row.attributes.brand ? [element('vendor', row.attributes.brand.name)] : []),
    element('vendorCode', row.code),
    ...(row.description === '' ? [] : [element('description', asHtml(row.description))]),
    element('param', variant, { name: exportMessages.variant }),
    ...paramsOf(row.attributes, forOwner),
    ...(row.characteristics ?? []).flatMap((one) =>
      characteristicElements(asDefined(one, defined)),
    ),
    ...(forOwner && stock !== null ? [element('count', stock)] : []),
    '</offer>',
  ];
  return `${lines.join('\n')}\n`;
}

const deliveredOf = (row: OfferRow): DeliveredVariant => ({
  id: row.variant_id,
  price: row.price,
  originalPrice: row.original_price,
  inStock: row.stock !== null || row.uncounted,
  leadDays: wholeOrNull(row.attributes.production_time_days),
  leadDaysFrom: wholeOrNull(row.attributes.production_time_days_from),
});

const wholeOrNull = (value: number | undefined): number | null =>
  value !== undefined && Number.isInteger(value) ? value : null;

/**
 * The product's name with the variant's name behind it. A single variant's name is left out. In the feed for the owner it stands
 * there once more if the product's name ends with it: the reader takes one away.
 */
function offerName(
  { product_name: product, variant_name: variant, siblings }: OfferRow,
  forOwner: boolean,
): string {
  const isInName = product.endsWith(`, ${variant}`);
  return (siblings === 1 && !isInName) || (isInName && !forOwner)
    ? product
    : `${product}, ${variant}`;
}
