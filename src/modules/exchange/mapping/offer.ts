import type { VariantAttributes } from '#contracts/attributes.ts';
import { type Kopecks, toKopecks } from '#contracts/money.ts';
import { slug } from '#contracts/validation.ts';
import { importMessages } from '#messages/import.ts';
import type { RawOffer, RawParam, Refusal } from '../feed-item.ts';
import { limits } from '../limits.ts';
import { type LeftOut, readAttributes } from './attributes.ts';
import { normaliseLabel } from './labels.ts';
import { isBroken, oneLine, plainText } from './plain-text.ts';
import type { ReferenceIds } from './reference-ids.ts';
import { readNumber } from './units.ts';

/** A checked offer in the shop's terms: prices in kopecks, attributes of the registry. */
export interface Offer {
  readonly line: number;
  readonly id: string;
  /** Offers of one group are variants of one product. */
  readonly group: string;
  readonly article: string;
  /** The product's name if `variantName` is present, else the name of both together. */
  readonly name: string;
  readonly variantName: string | null;
  /** The category's id in the feed. */
  readonly category: string;
  readonly price: Kopecks;
  readonly originalPrice: Kopecks | null;
  /** Null for a variant that is made to order. */
  readonly stock: number | null;
  /** Whether the feed has a stock count or an availability. */
  readonly isStockStated: boolean;
  readonly description: string;
  readonly attributes: VariantAttributes;
  readonly pictures: readonly string[];
  readonly productSlug: string | null;
  readonly variantSlug: string | null;
}

/** Refuses one offer with a reason. Only {@link checkOffer} catches it. */
class OfferRefused extends Error {}

const refuse = (reason: string): never => {
  throw new OfferRefused(reason);
};

/** Converts an offer into the shop's terms, or refuses it with a reason. */
export function checkOffer(
  raw: RawOffer,
  ids: ReferenceIds,
  leaveOut: (name: string, why: LeftOut) => void,
): { offer: Offer } | { refusal: Refusal } {
  try {
    return { offer: readOffer(raw, ids, leaveOut) };
  } catch (error) {
    if (!(error instanceof OfferRefused)) throw error;
    return { refusal: { line: raw.line, offer: oneLine(raw.id), reason: error.message } };
  }
}

function readOffer(
  raw: RawOffer,
  ids: ReferenceIds,
  leaveOut: (name: string, why: LeftOut) => void,
): Offer {
  if (raw.overlong !== '') refuse(importMessages.overlong(raw.overlong));
  if (hasBrokenText(raw)) refuse(importMessages.brokenText);
  const id = required('id', raw.id, limits.id);
  const category = required('category', raw.category, limits.category);
  if (!/^(RU[RB]|руб\.?|₽)?$/i.test(raw.currency.trim())) {
    refuse(importMessages.currency(oneLine(raw.currency)));
  }
  const variantName = variantNameOf(raw.params);
  const name = productName(required('name', raw.name, limits.name), variantName);
  const price = priceOf('price', required('price', raw.price, 40));
  const oldPrice = raw.oldPrice === '' ? null : priceOf('oldPrice', raw.oldPrice);
  const description = plainText(raw.description);
  if (description.length > limits.description) refuse(importMessages.overlong('description'));
  const slugs = slugsOf(raw.url);
  return {
    line: raw.line,
    id,
    category,
    name,
    variantName,
    price,
    description,
    group: raw.group === '' ? `offer:${id}` : `group:${bounded('group', raw.group, limits.id)}`,
    article: bounded('article', raw.article, limits.article) || id,
    originalPrice: oldPrice !== null && oldPrice > price ? oldPrice : null,
    ...stockOf(raw),
    attributes: readAttributes(paramsOf(raw), ids, leaveOut),
    pictures: raw.pictures.filter(isAddress),
    productSlug: slugs?.[0] ?? null,
    variantSlug: slugs?.[1] ?? null,
  };
}

const hasBrokenText = (raw: RawOffer): boolean =>
  Object.values(raw).some((value) => typeof value === 'string' && isBroken(value)) ||
  raw.params.some(({ name, value }) => isBroken(name) || isBroken(value));

function bounded(field: string, text: string, max: number): string {
  const line = oneLine(text);
  return line.length > max ? refuse(importMessages.overlong(field)) : line;
}

const required = (field: string, text: string, max: number): string =>
  bounded(field, text, max) || refuse(importMessages.missing(field));

/** The shop's own feed has the name of a variant in the parameter «Вариант». */
const isVariantName = ({ name }: RawParam) => normaliseLabel(name) === 'вариант';

function variantNameOf(params: readonly RawParam[]): string | null {
  const value = params.find(isVariantName)?.value ?? '';
  return bounded('variant', value, limits.name) || null;
}

const productName = (name: string, variant: string | null): string =>
  variant !== null && name.endsWith(`, ${variant}`) && name.length > variant.length + 2
    ? name.slice(0, -variant.length - 2)
    : name;

function priceOf(field: string, text: string): Kopecks {
  const read = readNumber(text);
  if (!read || !/^(₽|р|руб|рублей|RU[RB])?\.?$/i.test(read.tail)) {
    return refuse(importMessages.badNumber(field, oneLine(text).slice(0, 40)));
  }
  const price = toKopecks(read.value);
  return price > 0 && read.value <= limits.roubles ? price : refuse(importMessages.badPrice(field));
}

/**
 * The stock count of an offer. Without a count the goods are made to order: the availability flag does not say how many
 * there are.
 */
function stockOf(raw: RawOffer): Pick<Offer, 'stock' | 'isStockStated'> {
  const isCounted = raw.count !== '' && !/^под заказ$/i.test(raw.count);
  if (!isCounted) return { stock: null, isStockStated: raw.count !== '' || raw.available !== '' };
  const read = readNumber(raw.count);
  const isWhole = read && /^(шт\.?)?$/.test(read.tail) && Number.isInteger(read.value);
  if (!isWhole || read.value > limits.pieces) {
    return refuse(importMessages.badNumber('count', oneLine(raw.count).slice(0, 40)));
  }
  return { stock: read.value, isStockStated: true };
}

/** The parameters, plus the elements for brand and country: they apply if no parameter has the same attribute. */
const paramsOf = (raw: RawOffer): RawParam[] => [
  ...raw.params.filter((param) => !isVariantName(param)),
  ...(raw.vendor === '' ? [] : [{ name: 'Бренд', unit: '', value: raw.vendor }]),
  ...(raw.country === '' ? [] : [{ name: 'Страна производства', unit: '', value: raw.country }]),
];

const isAddress = (text: string): boolean =>
  text.length <= limits.address && /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** The product and variant slugs of a URL in the shop's format. The shop's own feed contains such URLs. */
function slugsOf(url: string): [product: string, variant: string] | undefined {
  const path = URL.parse(url)?.pathname ?? '';
  const [, product = '', variant = ''] =
    /^\/products\/([^/]+)\/variant\/([^/]+)\/?$/.exec(path) ?? [];
  const isSlug = (text: string) => slug.safeParse(text).success && text === text.toLowerCase();
  return isSlug(product) && isSlug(variant) ? [product, variant] : undefined;
}
