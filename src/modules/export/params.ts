import {
  type AttributeDefinition,
  type AttributeKey,
  attributes as registry,
  shownKeys,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { packedElementOf } from '#contracts/packed-elements.ts';
import { exportMessages } from '#messages/commands/export.ts';
import { element } from './xml.ts';

/**
 * The attributes as YML parameters with their labels. A list has one parameter for each value. The brand is the
 * `vendor`. `forOwner`: with the codes and numbers of references, by which the shop reads back the same.
 */
export const paramsOf = (attributes: VariantAttributes, forOwner: boolean): string[] =>
  shownKeys
    .filter((key) => key !== 'brand')
    .flatMap((key) => paramsOfOne(key, attributes, forOwner));

/**
 * A supplier's characteristic in the supplier's words: a reader keeps it as the shop does. Weight, sizes and barcode of the
 * package have elements of their own.
 */
export function characteristicElements(characteristic: Characteristic): string[] {
  const { label, value, unit } = characteristic;
  const packed = packedElementOf(characteristic);
  if (packed) return packed.texts.map((text) => element(packed.name, text));
  return [element('param', value, { name: label, unit: unit === '' ? undefined : unit })];
}

function paramsOfOne(
  key: AttributeKey,
  attributes: VariantAttributes,
  forOwner: boolean,
): string[] {
  const value: unknown = attributes[key];
  if (value === undefined || value === null) return [];
  const { kind, label, unit, field = '', lowerEnd }: AttributeDefinition = registry[key];
  const lower = lowerEnd && attributes[lowerEnd];
  const param = (text: string, name = label) => element('param', text, { name, unit });
  switch (kind) {
    case 'number':
      return [param(lower === undefined ? String(value) : `${lower}-${value}`)];
    case 'text':
      return [param(String(value))];
    case 'boolean':
      return [param(value === true ? exportMessages.yes : exportMessages.no)];
    case 'list':
      return unsplitValues(value as string[]).map((text) => param(text));
    case 'reference': {
      const reference = value as Record<string, string | number | undefined>;
      const shown = param(String(reference[field]));
      if (!forOwner) return [shown];
      return [
        shown,
        ...(reference.id === undefined ? [] : [param(String(reference.id), `${label}, номер`)]),
        ...(reference.hex === undefined ? [] : [param(String(reference.hex), `${label}, hex`)]),
      ];
    }
  }
}

/**
 * A reader splits a single value that contains a separator, so such a value is written twice: repeated values are not
 * split, and duplicates count once.
 */
const unsplitValues = (values: string[]): string[] =>
  values.length === 1 && /[;|]|,\s/.test(values[0] ?? '') ? [...values, ...values] : values;
