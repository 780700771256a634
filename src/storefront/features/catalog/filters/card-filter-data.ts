import type { AppliedFilter } from '#contracts/applied-filters.ts';
import {
  type AttributeKey,
  outerSizes,
  attributes as registry,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import type { Product, Variant } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { type Filtered, passes } from '#contracts/filter-rules.ts';
import { attributeOfFilter } from '#contracts/filters.ts';

/**
 * The attributes of a card's variants that the filters test: what all variants share, then each variant with its own. It is part of every
 * list page, hence its brevity.
 */
export type CardFilterData = [shared: VariantAttributes, ...variants: VariantFilterData[]];
type VariantFilterData = [price: number, inStock: 0 | 1, onSale: 0 | 1, own: VariantAttributes];

/** The attributes that a list is filtered by. */
export const attributesOf = ({ filters }: Facets): AttributeKey[] =>
  filters.flatMap(({ name }) => attributeOfFilter(name) ?? []);

/** Collects these attributes and the sizes that the niche tests. */
export function filterDataOf(
  { variants }: Product,
  attributes: readonly AttributeKey[],
): CardFilterData {
  const keys = [...new Set([...attributes, ...outerSizes])];
  const isShared = (key: AttributeKey) =>
    variants.every((one) => isSame(one[key], variants[0]?.[key]));
  const common = keys.filter(isShared);
  const rest = keys.filter((key) => !common.includes(key));
  return [
    variants[0] ? pick(variants[0], common) : {},
    ...variants.map(
      (one): VariantFilterData => [
        one.price,
        one.in_stock ? 1 : 0,
        one.original_price === null ? 0 : 1,
        pick(one, rest),
      ],
    ),
  ];
}

/** Most values are plain: only the others are compared by their JSON. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    JSON.stringify(one) === JSON.stringify(other));

const pick = (variant: Variant, keys: readonly AttributeKey[]): VariantAttributes =>
  Object.fromEntries(
    keys.flatMap((key) => (variant[key] ? [[key, withoutRest(key, variant[key])]] : [])),
  );

/** Filters compare a colour or a brand by its name only. */
function withoutRest(key: AttributeKey, value: unknown): unknown {
  const { field } = { field: undefined, ...registry[key] };
  return field ? { [field]: (value as Record<string, unknown>)[field] } : value;
}

/** Whether at least one variant of the card passes the filters; the same rule as on the server. */
export const cardPasses = (
  { name, filterData }: { name: string; filterData: CardFilterData | null },
  filters: readonly AppliedFilter[],
): boolean =>
  filters.length === 0 ||
  filterData === null ||
  variantsOf(name, filterData).some((one) => passes(one, filters));

function variantsOf(name: string, [shared, ...variants]: CardFilterData): Filtered[] {
  return variants.map(([price, inStock, onSale, own]) => ({
    name,
    price,
    in_stock: inStock === 1,
    on_sale: onSale === 1,
    attributes: { ...shared, ...own },
  }));
}
