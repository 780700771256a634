import { ShopError } from '#contracts/shop.ts';
import { logFailure } from '../../log.ts';

/** Parses untrusted JSON into a type of the contracts; null when it is unusable. */
export type Reader<Value> = (json: unknown) => Value | null;

/** The fields of an object; an empty object for any other value. */
export const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : {};

/** A string, or a number as its digits; the empty string for anything else. */
export const toText = (json: unknown): string =>
  typeof json === 'string' || typeof json === 'number' ? String(json) : '';

/** A number of 0 or more. A string such as `"54990.00"` is parsed. Null for anything else. */
export function toNumber(json: unknown): number | null {
  const bare = typeof json === 'string' ? json.replace(/\s/g, '').replace(',', '.') : '';
  const number = /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : json;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** A database id: an integer from 1 to 2^31 - 1. */
export function toId(json: unknown): number | null {
  const number = toNumber(json);
  return number !== null && Number.isInteger(number) && number > 0 && number < 2 ** 31
    ? number
    : null;
}

/** The usable entries of a list. The others are logged and dropped. */
export const toList = <Value>(json: unknown, read: Reader<Value>): Value[] =>
  Array.isArray(json)
    ? json.flatMap((entry) => {
        const value = read(entry);
        if (value === null) logFailure('an entry of an answer is unusable', entry);
        return value ?? [];
      })
    : [];

/** An answer that is itself a list. It is unusable when it is not a list, or when it is not empty and no entry is usable. */
export function readList<Value>(json: unknown, read: Reader<Value>): Value[] | null {
  const values = toList(json, read);
  return Array.isArray(json) && (json.length === 0 || values.length > 0) ? values : null;
}

/** Returns the value, or throws {@link ShopError} with status 0 when the answer is unusable (null). */
export function usable<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new ShopError(0, `The answer is not usable: ${what}`);
  return value;
}
