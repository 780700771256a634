import {
  type AttributeDefinition,
  type AttributeKey,
  attributes,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import type { NumberKind } from '#contracts/number-tails.ts';
import { readTyped } from '../../ui/read-typed.ts';

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
 * that it had: the same words are the same number, and a reference keeps its own number and colour.
 */
export function readAttribute(key: AttributeKey, text: string, before: Value): Value | null {
  const { kind }: AttributeDefinition = attributes[key];
  const bare = text.trim();
  if (bare === '') return undefined;
  if (kind === 'number') {
    // What the field was filled in with is no question.
    if (bare === textOf(key, before)) return before;
    const number = readTyped(bare, numberKindOf(key), '');
    return 'value' in number && number.value > 0 ? number.value : null;
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

/** What the number of an attribute is expected to be. */
export function numberKindOf(key: AttributeKey): NumberKind {
  const { unit }: AttributeDefinition = attributes[key];
  if (unit === 'мм') return 'length';
  return unit === 'кг' ? 'weight' : 'number';
}

/** References of a shop have numbers; the server gives one to words that it does not know. */
function referenceOf(key: AttributeKey, text: string): Value {
  const { field = 'name' }: AttributeDefinition = attributes[key];
  const isNumbered = ['manufacturer', 'thread_size', 'product_thread'].includes(key);
  return { ...(isNumbered && { id: 0 }), [field]: text } as unknown as Value;
}
