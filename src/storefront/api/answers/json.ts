import { ShopError } from '#contracts/shop.ts';
import { logFailure } from '../../log.ts';

/** Parses untrusted JSON into a type of the contracts; null when it is unusable. */
export type Reader<Value> = (json: unknown) => Value | null;

const UNUSABLE = Symbol('unusable');

/** Reads one field of an object. A field that is read as undefined is left out. */
export type Field<Value> = (json: unknown) => Value | typeof UNUSABLE;

/** How each field of a type is read; an optional field may be left out. */
export type Fields<Value> = {
  readonly [Name in keyof Value]-?: Field<
    Value[Name] | (object extends Pick<Value, Name> ? undefined : never)
  >;
};

/** Reads an object field by field. It is unusable when a {@link needed} field is. Any other value is read as an empty object. */
export const shape =
  <Value>(fields: Fields<Value>): Reader<Value> =>
  (json) => {
    const object = fieldsOf(json);
    const read: Record<string, unknown> = {};
    for (const [name, field] of Object.entries<Field<unknown>>(fields)) {
      const value = field(object[name]);
      if (value === UNUSABLE) return null;
      if (value !== undefined) read[name] = value;
    }
    return read as Value;
  };

/** What is read, if it is usable, made into something else with the fields of the answer. */
export const adjusted =
  <Value, Made>(
    read: Reader<Value>,
    make: (value: Value, fields: Readonly<Record<string, unknown>>) => Made,
  ): Reader<Made> =>
  (json) => {
    const value = read(json);
    return value && make(value, fieldsOf(json));
  };

/** Unusable when the answer is no object. */
export const ofObject =
  <Value>(read: Reader<Value>): Reader<Value> =>
  (json) =>
    typeof json === 'object' && json !== null ? read(json) : null;

/** A field without which its object is unusable. */
export const needed =
  <Value>(read: Reader<Value>): Field<Value> =>
  (json) => {
    const value = read(json);
    return value === null || value === '' ? UNUSABLE : value;
  };

/** A field with a value for what is unusable or empty. */
export const or =
  <Value, Otherwise>(read: Reader<Value>, otherwise: Otherwise) =>
  (json: unknown): Value | Otherwise => {
    const value = read(json);
    return value === null || value === '' ? otherwise : value;
  };

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** Several fields that are read alike, by their names with spaces between. */
export const all = <Value, Names extends string>(read: Field<Value>, names: Names) =>
  Object.fromEntries(names.split(' ').map((name) => [name, read])) as Record<
    Words<Names>,
    Field<Value>
  >;

/** One of these words. */
export const oneOf =
  <Word extends string>(...words: readonly Word[]): Reader<Word> =>
  (json) =>
    words.find((word) => word === json) ?? null;

/** The fields of an object; an empty object for any other value. */
export const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : {};

/** A string, or a number as its digits; the empty string for anything else. */
export const text = (json: unknown): string =>
  typeof json === 'string' || typeof json === 'number' ? String(json) : '';

export const textOrNull = or(text, null);

/** A text of the shop's own words, which is not checked. */
export const word = text as <Word extends string>(json: unknown) => Word;

/** A date and time as a text; null when it is none. */
export function date(json: unknown): string | null {
  const stated = text(json);
  return Number.isNaN(Date.parse(stated)) ? null : stated;
}

export const flag = (json: unknown): boolean => json === true;

export const unlessFalse = (json: unknown): boolean => json !== false;

/** A number of 0 or more. A string such as `"54990.00"` is parsed. Null for anything else. */
export function number(json: unknown): number | null {
  const bare = typeof json === 'string' ? json.replace(/\s/g, '').replace(',', '.') : '';
  const stated = /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : json;
  return typeof stated === 'number' && Number.isFinite(stated) && stated >= 0 ? stated : null;
}

export const positive = (json: unknown): number | null => number(json) || null;

/** A database id: an integer from 1 to 2^31 - 1. */
export function id(json: unknown): number | null {
  const stated = positive(json);
  return stated !== null && Number.isInteger(stated) && stated < 2 ** 31 ? stated : null;
}

/** The usable entries of a list. The others are logged and dropped. */
export const list =
  <Value>(read: Reader<Value>) =>
  (json: unknown): Value[] =>
    Array.isArray(json)
      ? json.flatMap((entry) => {
          const value = read(entry);
          if (value === null) logFailure('an entry of an answer is unusable', entry);
          return value ?? [];
        })
      : [];

/** The same of a list that has to be there. */
export const neededList =
  <Value>(read: Reader<Value>): Field<Value[]> =>
  (json) =>
    Array.isArray(json) ? list(read)(json) : UNUSABLE;

/** An answer that is itself a list. It is unusable when it is not a list, or when it is not empty and no entry is usable. */
export const wholeList =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (json) => {
    const values = list(read)(json);
    return Array.isArray(json) && (json.length === 0 || values.length > 0) ? values : null;
  };

/** Returns the value, or throws {@link ShopError} with status 0 when the answer is unusable (null). */
export function usable<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new ShopError(0, `The answer is not usable: ${what}`);
  return value;
}
