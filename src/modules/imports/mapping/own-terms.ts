import type { Characteristic } from '#contracts/characteristics.ts';
import { NO, ownKey, YES } from '#contracts/own-filters.ts';
import type { CharacteristicsByKey } from '#contracts/shop-characteristics.ts';
import { readBoolean } from './read-boolean.ts';
import { factorBetween, numberWithTail } from './units.ts';

/**
 * A characteristic in the terms of the one that the owner has defined: a number in its unit, yes and no in its words. What is neither, and what
 * the owner has not defined, stays as it is.
 */
export function inOwnTerms(stated: Characteristic, defined: CharacteristicsByKey): Characteristic {
  const definition = defined.get(ownKey(stated.label));
  if (!definition) return stated;
  const { label, kind, unit } = definition;
  const named = { ...stated, label };
  if (kind === 'flag') {
    const is = readBoolean(stated.value);
    return is === undefined ? named : { label, value: is ? YES : NO, unit: '' };
  }
  const read = kind === 'number' ? numberWithTail(stated.value, stated.unit || unit) : undefined;
  if (!read) return named;
  const given = read.tail || stated.unit || unit;
  const factor = factorBetween(unit, given);
  if (factor === undefined) return named;
  const value = Number((read.value * factor).toFixed(6));
  return { label, value: String(value).replace('.', ','), unit };
}
