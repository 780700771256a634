import {
  type AttributeDefinition,
  type AttributeKey,
  attributes,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import { readNumber } from '#contracts/read-number.ts';

type Value = VariantAttributes[AttributeKey];

const SEPARATOR = '; ';

/** A value as its field has it: numbers with a comma, lists with semicolons, `да` or `нет`; empty where it is not stated. */
export function textOf(key: AttributeKey, value: Value): string {
  if (value === undefined || value === null) return '';
  const { kind, field = 'name' }: AttributeDefinition = attributes[key];
  if (kind === 'boolean') return value ? 'да' : 'нет';
  if (kind === 'number') return String(value).replace('.', ',');
  if (kind === 'list') return (value as string[]).join(SEPARATOR);
  if (kind === 'reference') return (value as unknown as Record<string, string>)[field] ?? '';
  return value as string;
}

/**
 * The value of a field's text, or undefined where the field is empty; null where it is no value of this attribute. `before`: the value
 * that a reference had, whose number and colour stay with the same words.
 */
export function readAttribute(key: AttributeKey, text: string, before: Value): Value | null {
  const { kind }: AttributeDefinition = attributes[key];
  const bare = text.trim();
  if (bare === '') return undefined;
  if (kind === 'number') {
    const number = readNumber(bare);
    return number !== undefined && number > 0 ? number : null;
  }
  if (kind === 'boolean') return bare === 'да';
  if (kind === 'list') {
    const words = bare.split(';').map((word) => word.trim());
    const stated = [...new Set(words.filter(Boolean))];
    return stated.length > 0 ? stated : undefined;
  }
  if (kind === 'reference') return textOf(key, before) === bare ? before : referenceOf(key, bare);
  return bare;
}

/** References of a shop have numbers; the server gives one to words that it does not know. */
function referenceOf(key: AttributeKey, text: string): Value {
  const { field = 'name' }: AttributeDefinition = attributes[key];
  const isNumbered = ['manufacturer', 'thread_size', 'product_thread'].includes(key);
  return { ...(isNumbered && { id: 0 }), [field]: text } as unknown as Value;
}
