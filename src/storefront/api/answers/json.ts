import { readNumber } from '#contracts/read-number.ts';
import { ShopError } from '#contracts/shop.ts';
import { logFailure } from '../../log.ts';

/** Turns a JSON value into a shape of the contracts; null where the value is unusable. */
export type Reader<Value> = (json: unknown) => Value | null;

/** The fields of an object; none for any other value. */
export const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : {};

/** A text; a number as its digits, anything else as the empty text. */
export const toText = (json: unknown): string =>
  typeof json === 'string' || typeof json === 'number' ? String(json) : '';

/** A number of 0 or more; `"54990.00"` is read too, anything else is null. */
export function toNumber(json: unknown): number | null {
  const number = typeof json === 'string' ? readNumber(json) : json;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** An id as the database counts: a whole number from 1. */
export function toId(json: unknown): number | null {
  const number = toNumber(json);
  return number !== null && Number.isInteger(number) && number > 0 && number < 2 ** 31
    ? number
    : null;
}

/** The entries that can be read; the others are logged and left out. */
export const toList = <Value>(json: unknown, read: Reader<Value>): Value[] =>
  Array.isArray(json)
    ? json.flatMap((entry) => {
        const value = read(entry);
        if (value === null) logFailure('an entry of an answer is unusable', entry);
        return value ?? [];
      })
    : [];

/** A list that is the answer itself: unusable where it is not a list, or where it has entries and none can be read. */
export function readList<Value>(json: unknown, read: Reader<Value>): Value[] | null {
  const values = toList(json, read);
  return Array.isArray(json) && (json.length === 0 || values.length > 0) ? values : null;
}

/** What was read; rejects an unusable answer with {@link ShopError} of status 0. */
export function usable<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new ShopError(0, `The answer is not usable: ${what}`);
  return value;
}
