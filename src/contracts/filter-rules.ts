import { type AppliedFilter, nicheSides } from './applied-filters.ts';
import { attributes, type VariantAttributes } from './attributes.ts';
import { colourFamilyOf, familyNamed, takesShade } from './colour-families.ts';
import { attributeOfFilter } from './filters.ts';
import { isOwnFilter } from './own-filters.ts';

/** The fields of a variant that filters read. The price is in roubles. */
export interface Filtered {
  readonly name: string;
  readonly price: number;
  readonly in_stock: boolean;
  readonly on_sale: boolean;
  readonly attributes: VariantAttributes;
}

/**
 * True if a variant passes all filters. A filter on an attribute that the variant does not state fails (spec section 5). Own filters
 * pass: only the server knows the characteristics of a list.
 */
export const passes = (variant: Filtered, filters: readonly AppliedFilter[]): boolean =>
  filters.every((filter) => passesOne(variant, filter));

function passesOne(variant: Filtered, filter: AppliedFilter): boolean {
  if (isOwnFilter(filter.name)) return true;
  switch (filter.kind) {
    case 'range': {
      const value = numberOf(variant, filter.name);
      return (
        value !== undefined &&
        value >= (filter.min ?? Number.NEGATIVE_INFINITY) &&
        value <= (filter.max ?? Number.POSITIVE_INFINITY)
      );
    }
    case 'options':
      return optionsOf(variant.attributes, filter.name).some((option) =>
        filter.values.some((value) =>
          filter.name === 'color'
            ? mayTakeShade(value, option)
            : value.toLowerCase() === option.toLowerCase(),
        ),
      );
    case 'flag':
      return hasFlag(variant, filter.name);
    case 'text':
      return variant.name.toLowerCase().includes(filter.text.toLowerCase());
    case 'fit':
      return nicheSides.every((side) => {
        const room = filter[side];
        return room === undefined || (numberOf(variant, side) ?? Number.POSITIVE_INFINITY) <= room;
      });
  }
}

/** A shade whose family its name does not say may be of any: only the server knows its colour value. */
const mayTakeShade = (value: string, shade: string): boolean =>
  takesShade(value, shade) ||
  (familyNamed(value) !== undefined && colourFamilyOf(shade) === undefined);

const numberOf = (variant: Filtered, name: string): number | undefined =>
  name === 'price'
    ? variant.price
    : (attributeValue(variant.attributes, name) as number | undefined);

const hasFlag = (variant: Filtered, name: string): boolean =>
  name === 'in_stock' || name === 'on_sale'
    ? variant[name]
    : attributeValue(variant.attributes, name) === true;

function attributeValue(values: VariantAttributes, name: string): unknown {
  const key = attributeOfFilter(name);
  return key && values[key];
}

/** The values of a variant for an options filter, as shown: the words of a list, a word or a number. */
export function optionsOf(values: VariantAttributes, name: string): string[] {
  const value = attributeValue(values, name);
  const key = attributeOfFilter(name);
  if (key === undefined || value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map(String);
  const { field } = { field: '', ...attributes[key] };
  return [String(field ? (value as Record<string, unknown>)[field] : value)];
}
