import type { AttributeKey, VariantAttributes } from '#contracts/attributes.ts';
import { attributes } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { differenceMessages } from '#messages/catalogue/differences.ts';
import { factMessages as messages } from '#messages/catalogue/facts.ts';
import { formatAttribute, formatWarranty } from '../../format-attribute.ts';

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

/** What decides, most telling first: what is stated depends on the kind of thing. */
const telling: readonly AttributeKey[] = [
  'mattress_hardnesses',
  'dimensions_thickness',
  'mechanism',
  'upholstery_materials',
  'countertop_material',
  'body_material',
  'doors_count',
  'drawers',
  'seat_height',
  'max_load',
  'material',
  'thread_size',
  'furniture_set',
];

/** As many as a glance takes in, with the place to sleep. */
const TELLING = 3;

/**
 * The facts beside the button: the three that matter most for the kind of thing, then unfolded size, weight, warranty and service life.
 * What is not stated is left out.
 */
export function factsOf(
  values: VariantAttributes,
  characteristics: readonly Characteristic[],
): readonly Fact[] {
  const first = [...sleepingPlace(values), ...telling.flatMap((key) => fact(key, values))];
  return [
    ...first.slice(0, TELLING),
    ...unfolded(values),
    ...fact('dimensions_weight', values),
    ...warranty(values),
    ...characteristics
      .filter(({ label }) => /срок службы/i.test(label))
      .map(({ label, value, unit }): Fact => [label, unit ? `${value}\u00a0${unit}` : value]),
  ];
}

function fact(key: AttributeKey, values: VariantAttributes): Fact[] {
  const definition = attributes[key];
  const value = formatAttribute(definition, values[key]);
  return value === null ? [] : [[definition.label, value]];
}

function sleepingPlace({ bed_width: width, bed_length: length }: VariantAttributes): Fact[] {
  if (!width || !length) return [];
  return [[messages.sleepingPlace, differenceMessages.centimetres([width, length])]];
}

function unfolded({ expanded_width: width }: VariantAttributes): Fact[] {
  return width ? [[messages.unfolded, differenceMessages.centimetres([width])]] : [];
}

function warranty(values: VariantAttributes): Fact[] {
  const text = formatWarranty(values);
  return text ? [[attributes.warranty.label, text]] : [];
}
