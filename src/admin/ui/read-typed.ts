import { isCharged, MOST_CHARGED } from '#contracts/money.ts';
import type { NumberStyle } from '#contracts/number-style.ts';
import type { NumberKind } from '#contracts/number-tails.ts';
import { readNumber } from '#contracts/read-number.ts';
import { sumMessages, twoReadings } from '#messages/commands/numbers.ts';

type Typed = { readonly value: number } | { readonly fault: string };

const units: Partial<Record<NumberKind, string>> = {
  money: '₽',
  pieces: 'шт.',
  days: 'дн.',
  length: 'мм',
  weight: 'кг',
};

/**
 * The number that the text of a field is, or what is wrong with it: where it can mean two numbers, the words ask which. `otherwise`: what the
 * field says of a text that is no number of its kind. `style`: how the other values of the column are written.
 */
export function readTyped(
  text: string,
  kind: NumberKind,
  otherwise: string,
  style?: NumberStyle,
): Typed {
  const read = readNumber(text, { kind, style });
  if ('readings' in read)
    return { fault: twoReadings(text.trim(), read.readings, units[kind] ?? '') };
  if ('value' in read) return read.tail === '' ? { value: read.value } : { fault: otherwise };
  if (read.refused === 'from') return { fault: sumMessages.from };
  return { fault: read.refused === 'kopecks' ? sumMessages.halfKopeck : otherwise };
}

/** Digits with a sign, with groups and a fraction: a number that may be too large or less than 0. */
const DIGITS = /^[-−–]?\d[\d\s]*(?:[.,]\d+)?$/;

/** A charge or a price of delivery, roubles. Beside the fault of a sum beyond the bound stands the number that was typed. */
export function readCharge(
  text: string,
  otherwise: string,
): Typed | { readonly fault: string; readonly typed: number } {
  const read = readTyped(text, 'money', otherwise);
  const plain = text.trim();
  if ('fault' in read && !(read.fault === otherwise && DIGITS.test(plain))) return read;
  const typed =
    'value' in read
      ? read.value
      : Number(plain.replace(/[−–]/, '-').replaceAll(/\s/g, '').replace(',', '.'));
  if (isCharged(typed)) return read;
  return { fault: sumMessages.between(MOST_CHARGED), typed };
}
