import {
  type AttributeDefinition,
  type AttributeKey,
  attributeKeys,
  attributes as registry,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import { exportMessages } from '#messages/export.ts';
import { element } from './xml.ts';

/**
 * The attributes as YML parameters with their labels. A list has one parameter for each value. The brand is the
 * `vendor`.
 */
export const paramsOf = (attributes: VariantAttributes): string[] =>
  attributeKeys
    .filter((key) => key !== 'brand')
    .flatMap((key) => paramsOfOne(key, attributes[key]));

function paramsOfOne(key: AttributeKey, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const { kind, label, unit, field = '' }: AttributeDefinition = registry[key];
  const param = (text: string, name = label) => element('param', text, { name, unit });
  switch (kind) {
    case 'number':
    case 'text':
      return [param(String(value))];
    case 'boolean':
      return [param(value === true ? exportMessages.yes : exportMessages.no)];
    case 'list':
      return unsplitValues(value as string[]).map((text) => param(text));
    case 'reference': {
      const reference = value as Record<string, string | number | undefined>;
      return [
        param(String(reference[field])),
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
