import type { AttributeKey, VariantAttributes } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { Kopecks } from '#contracts/money.ts';
import { slug } from '#contracts/validation.ts';
import { importMessages } from '#messages/imports/import.ts';
import { categoryLine, oneLine, plainText, withoutHeading } from '#platform/text/plain-text.ts';
import type { RawOffer, RawParam, Refusal } from '../feed-item.ts';
import { limits } from '../limits.ts';
import { type AttributeReading, type LeftOut, readAttributes } from './attributes.ts';
import { keepCharacteristics } from './characteristics.ts';
import { inContext } from './contextual.ts';
import { type GoodsKind, goodsKind } from './goods-kind.ts';
import { normaliseLabel } from './labels.ts';
import { pictureAddress } from './picture-address.ts';
import {
  bounded,
  cellOf,
  checkCurrency,
  checkTexts,
  identifier,
  type LeaveOut,
  OfferRefused,
  oldPriceOf,
  priceOf,
  refuse,
  type StatedStock,
  stockOf,
  unnamedOf,
  unreadStock,
} from './price-and-stock.ts';
import type { ReferenceIds } from './reference-ids.ts';
import type { LabelMapping } from './source-mapping.ts';
import type { Unitless } from './unit-guesses.ts';

/** A checked offer in the shop's terms: prices in kopecks, attributes of the registry. */
export interface Offer extends StatedStock {
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
  readonly description: string;
  readonly attributes: VariantAttributes;
  /** What the feed says beyond the attributes. */
  readonly characteristics: readonly Characteristic[];
  /** Numbers without a unit, which are characteristics unless their unit is guessed. */
  readonly unitless: Readonly<Record<string, Unitless>>;
  readonly pictures: readonly string[];
  readonly productSlug: string | null;
  readonly variantSlug: string | null;
}

/** Takes a parameter that is no attribute for the report, with an example of its value, and with the attribute that its label means. */
export type Report = (name: string, why: LeftOut, example: string, key?: AttributeKey) => void;

/** What the offers of a feed are read with. */
export interface OfferReading {
  readonly ids: ReferenceIds;
  /** The owner's rules for the source. */
  readonly mapping: LabelMapping;
  /** The name of a category of the feed, and of those above it. */
  readonly categoriesOf: (id: string) => readonly string[];
  readonly report: Report;
  /** Sees the parameters of each offer. */
  readonly see: ((params: readonly RawParam[]) => void) | undefined;
}

/** Converts an offer into the shop's terms, or refuses it with a reason. `leaveOut` is told of cells without which it counts. */
export function checkOffer(
  raw: RawOffer,
  reading: OfferReading,
  leaveOut: LeaveOut,
): { offer: Offer } | { refusal: Refusal } {
  try {
    return { offer: readOffer(raw, reading, leaveOut) };
  } catch (error) {
    if (!(error instanceof OfferRefused)) throw error;
    const [offer, article, name] = [oneLine(raw.id), oneLine(raw.article), oneLine(raw.name)];
    return { refusal: { line: raw.line, offer, article, name, reason: error.message } };
  }
}

function readOffer(raw: RawOffer, reading: OfferReading, leaveOut: LeaveOut): Offer {
  checkTexts(raw);
  const id = identifier('id', raw.id, limits.id) || refuse(importMessages.missing('id'));
  const category = required('category', categoryLine(raw.category), limits.category);
  checkCurrency(raw);
  const variantName = variantNameOf(raw.params);
  const name = productName(required('name', raw.name, limits.name), variantName);
  required('price', raw.price, 40);
  const price = priceOf('price', raw);
  const oldPrice = cellOf(() => oldPriceOf(raw), leaveOut, null);
  if (raw.unnamed !== '') leaveOut(unnamedOf(raw));
  const description = withoutHeading(plainText(raw.description), name);
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
    article: identifier('article', raw.article, limits.article) || id,
    originalPrice: oldPrice !== null && oldPrice > price ? oldPrice : null,
    ...cellOf(() => stockOf(raw), leaveOut, unreadStock),
    ...detailsOf(goodsKind(name, reading.categoriesOf(category)), paramsOf(raw), reading),
    pictures: raw.pictures.flatMap(pictureAddress),
    productSlug: slugs?.[0] ?? null,
    variantSlug: slugs?.[1] ?? null,
  };
}

/** The attributes, and the characteristics: what no attribute takes is kept, and reported. */
function detailsOf(
  kind: GoodsKind,
  given: readonly RawParam[],
  { ids, mapping, report, see }: OfferReading,
) {
  see?.(given);
  const { params, kept: others, service } = mapping.map(given);
  for (const { name, value } of service) report(name, 'service', value);
  const context = inContext(kind, params);
  const unitless: Record<string, Unitless> = {};
  const leaveOut: AttributeReading['leaveOut'] = (param, why, key) => {
    others.push(param);
    report(param.name, why, param.value, key);
  };
  for (const param of context.kept) leaveOut(param, 'unknown');
  const attributes = readAttributes(context.params, {
    ids,
    kind,
    units: mapping.units,
    leaveOut,
    takeUnitless: (key, number) => {
      unitless[key] = number;
    },
  });
  const characteristics = keepCharacteristics(others, mapping.defined, ({ name: label, value }) =>
    report(label, 'dropped', value),
  );
  return { attributes, characteristics, unitless };
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

/** The elements for brand and country, plus the parameters. Another brand or country of a parameter is kept in words. */
const paramsOf = (raw: RawOffer): RawParam[] => [
  ...(raw.vendor === '' ? [] : [{ name: 'Бренд', unit: '', value: raw.vendor }]),
  ...(raw.country === '' ? [] : [{ name: 'Страна производства', unit: '', value: raw.country }]),
  ...raw.params.filter((param) => !isVariantName(param)),
];

/** The product and variant slugs of a URL in the shop's format. The shop's own feed contains such URLs. */
function slugsOf(url: string): [product: string, variant: string] | undefined {
  const path = URL.parse(url)?.pathname ?? '';
  const [, product = '', variant = ''] =
    /^\/products\/([^/]+)\/variant\/([^/]+)\/?$/.exec(path) ?? [];
  const isSlug = (text: string) => slug.safeParse(text).success && text === text.toLowerCase();
  return isSlug(product) && isSlug(variant) ? [product, variant] : undefined;
}
