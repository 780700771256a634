import type { Random } from '../../generated-shop.ts';
import type { Schema } from './operations.ts';

/** Values that the shop knows, by the name of the field that takes them. */
export type KnownValues = (name: string, random: Random) => unknown;

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** How likely an optional field is given. */
const GIVEN = 0.5;
const FEW = 3;
const SHORT = 24;

/** A value that a schema allows; a known one where the field has one. */
export function validValue(
  schema: Schema,
  name: string,
  known: KnownValues,
  random: Random,
): unknown {
  const value = known(name, random);
  if (value !== undefined) return value;
  if (schema.enum) return pick(schema.enum, random);
  if (schema.anyOf) return validValue(pick(schema.anyOf, random), name, known, random);
  const type = Array.isArray(schema.type) ? pick(schema.type, random) : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
          schema.required?.includes(key) || random() < GIVEN
            ? [[key, validValue(property, key, known, random)]]
            : [],
        ),
      );
    case 'array': {
      const length = Math.floor(random() * (Math.min(FEW, schema.maxItems ?? FEW) + 1));
      return Array.from({ length }, () => validValue(schema.items ?? {}, name, known, random));
    }
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 10_000 } = schema;
      const number = minimum + random() * (Math.min(maximum, minimum + 10_000) - minimum);
      return type === 'integer' ? Math.floor(number) : Math.round(number * 100) / 100;
    }
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return textOf(schema, random);
  }
}

function textOf({ minLength = 0, maxLength = SHORT }: Schema, random: Random): string {
  const length = minLength + Math.floor(random() * (Math.min(SHORT, maxLength) - minLength + 1));
  return Array.from({ length }, () => pick([...'абвгд ежз-иклмн opqrst 0123'], random)).join('');
}
