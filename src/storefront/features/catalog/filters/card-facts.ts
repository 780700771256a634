import { type AttributeKey, attributes, type VariantAttributes } from '#contracts/attributes.ts';
import type { Product, Variant } from '#contracts/catalog.ts';
import { categoryFilters } from '#contracts/category-filters.ts';
import { type Filtered, passes } from '#contracts/filter-rules.ts';
import type { AppliedFilter } from '#contracts/filters.ts';

/**
 * What filters look at in the variants of a card, as JSON: every page carries it, and the page's own encoding of many small objects
 * takes three times as much.
 */
export type CardFacts = string;

/** What all variants have in common, then each with what it has of its own. */
type Facts = [shared: VariantAttributes, ...variants: VariantFacts[]];
type VariantFacts = [price: number, inStock: 0 | 1, onSale: 0 | 1, own: VariantAttributes];

const fitting: readonly AttributeKey[] = [
  'dimensions_width',
  'dimensions_height',
  'dimensions_depth',
];

/** The facts of a product that the filters of a category, or of a search, look at. */
export function factsOf({ variants }: Product, category: string | undefined): CardFacts {
  const keys = [...new Set([...categoryFilters(category), ...fitting])];
  const isShared = (key: AttributeKey) =>
    variants.every((one) => JSON.stringify(one[key]) === JSON.stringify(variants[0]?.[key]));
  const common = keys.filter(isShared);
  const rest = keys.filter((key) => !common.includes(key));
  const facts: Facts = [
    variants[0] ? pick(variants[0], common) : {},
    ...variants.map(
      (one): VariantFacts => [
        one.price,
        one.in_stock ? 1 : 0,
        one.original_price === null ? 0 : 1,
        pick(one, rest),
      ],
    ),
  ];
  return JSON.stringify(facts);
}

const pick = (variant: Variant, keys: readonly AttributeKey[]): VariantAttributes =>
  Object.fromEntries(
    keys.flatMap((key) => (variant[key] ? [[key, withoutRest(key, variant[key])]] : [])),
  );

/** Of a colour its name is enough, of a brand too. */
function withoutRest(key: AttributeKey, value: unknown): unknown {
  const { field } = { field: undefined, ...attributes[key] };
  return field ? { [field]: (value as Record<string, unknown>)[field] } : value;
}

/** Whether some variant of a card passes: the same rule as the shop's own. */
export const cardPasses = (
  { name, facts }: { name: string; facts: CardFacts | null },
  filters: readonly AppliedFilter[],
): boolean =>
  filters.length === 0 ||
  facts === null ||
  variantsOf(name, facts).some((one) => passes(one, filters));

function variantsOf(name: string, facts: CardFacts): Filtered[] {
  const [shared, ...variants] = JSON.parse(facts) as Facts;
  return variants.map(([price, inStock, onSale, own]) => ({
    name,
    price,
    in_stock: inStock === 1,
    on_sale: onSale === 1,
    attributes: { ...shared, ...own },
  }));
}
