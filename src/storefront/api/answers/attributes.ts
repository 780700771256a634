import {
  type AttributeDefinition,
  attributeKeys,
  attributes,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import { fieldsOf, number, text } from './json.ts';

/** The stated attributes, each with the type that the registry gives it. */
export const readAttributes = (variant: Readonly<Record<string, unknown>>): VariantAttributes =>
  Object.fromEntries(
    attributeKeys.flatMap((key) => {
      const value = readAttribute(attributes[key], variant[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );

function readAttribute({ kind, field = 'name' }: AttributeDefinition, json: unknown): unknown {
  switch (kind) {
    case 'number':
      return number(json) || undefined;
    case 'boolean':
      return typeof json === 'boolean' ? json : undefined;
    case 'text':
      return text(json) || undefined;
    case 'list':
      return readTexts(json);
    case 'reference':
      return readReference(json, field);
  }
}

/** A single text counts as a list of one. */
function readTexts(json: unknown): string[] | undefined {
  const texts = [json].flat().map(text).filter(Boolean);
  return texts.length > 0 ? texts : undefined;
}

/** An object with a display text in `field`; a colour may have `hex` too. */
function readReference(json: unknown, field: string): unknown {
  const { hex, ...others } = fieldsOf(json);
  const shown = text(others[field]);
  if (!shown) return undefined;
  const isColor = typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex);
  return { ...others, [field]: shown, ...(isColor && { hex }) };
}
