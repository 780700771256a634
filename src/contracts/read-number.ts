import type { NumberStyle } from './number-style.ts';
import { type NumberKind, readTail } from './number-tails.ts';
import { type Mark, partsOf, readingsOf } from './number-text.ts';

/** Why a text is no number of its kind: `from` is «от 12 990», `kopecks` a part of a kopeck. */
type NotRead = 'no_number' | 'negative' | 'fraction' | 'kopecks' | 'from';

/** `readings`: as thousands, and as a fraction. */
export type NumberReading =
  | { readonly value: number; readonly tail: string }
  | { readonly readings: readonly [thousands: number, fraction: number] }
  | { readonly refused: NotRead };

interface Expected {
  readonly kind: NumberKind;
  /** What the other values of the column say of points and commas. */
  readonly style?: NumberStyle | undefined;
}

/**
 * Reads a number as people and programs write it: «1 990,50 руб./шт», «54'990», «1.250.000», «1990,-». Where a value
 * can mean two numbers, as «54.990», and the column does not settle it, both are given and none is chosen.
 * Units behind any number, and behind millimetres and kilograms other than their own, are the caller's: `tail`.
 */
export function readNumber(text: string, { kind, style = {} }: Expected): NumberReading {
  const parts = partsOf(text);
  if (!parts) return { refused: 'no_number' };
  const head = readHead(parts.head, kind);
  const tail = readTail(parts.tail, kind);
  if (!head || !tail) return { refused: 'no_number' };
  if (head.isFrom) return { refused: 'from' };
  const { whole, marks, ...readings } = readingsOf(parts.core);
  const fraction = tail.kopecks === undefined ? readings.fraction : undefined;
  const meaning = isNeverThousands[kind] ? 'fraction' : undefined;
  const said = style[marks.at(-1) as Mark] ?? meaning;
  if (whole !== undefined && fraction !== undefined && said === undefined) {
    return head.sign < 0 && kind !== 'percent'
      ? { refused: 'negative' }
      : { readings: [whole, fraction] };
  }
  const read = said === 'fraction' ? (fraction ?? whole) : (whole ?? fraction);
  if (read === undefined) return { refused: 'no_number' };
  return checked(head.sign * (read + (tail.kopecks ?? 0) / 100), tail.rest, kind);
}

/** The least number of thousands is 1 000, and neither kilograms of a thing nor percent are so many. */
const isNeverThousands: Partial<Record<NumberKind, true>> = { weight: true, percent: true };

/** Above it a number has no whole kopecks any more. */
const MOST = 1e12;

function checked(value: number, tail: string, kind: NumberKind): NumberReading {
  if (!(Math.abs(value) <= MOST)) return { refused: 'no_number' };
  if (value < 0 && kind !== 'percent') return { refused: 'negative' };
  if (kind === 'money') {
    const kopecks = wholeNear(value * 100);
    return kopecks === undefined ? { refused: 'kopecks' } : { value: kopecks / 100, tail };
  }
  if (kind !== 'pieces' && kind !== 'days') return { value, tail };
  const pieces = wholeNear(value);
  return pieces === undefined ? { refused: 'fraction' } : { value: pieces, tail };
}

/** The whole number that a value is, but for the noise of a computed one: 12989.999999998. */
function wholeNear(value: number): number | undefined {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= Math.max(1e-6, Math.abs(value) * 1e-12) ? whole : undefined;
}

const currencyBefore = /(?:₽|руб\.?|р\.?|rub|rur)$/;

function readHead(head: string, kind: NumberKind): { sign: 1 | -1; isFrom: boolean } | undefined {
  const isFrom = kind === 'money' && /^от(?=\s|$)/.test(head);
  const sign = (isFrom ? head.slice(2) : head)
    .replace(kind === 'money' ? currencyBefore : '', '')
    .trim();
  if (sign === '') return { sign: 1, isFrom };
  if (sign === '-') return { sign: -1, isFrom };
  return sign === '+' && kind === 'percent' ? { sign: 1, isFrom } : undefined;
}

/** The number, where a text means one number and says nothing else; otherwise undefined. */
export const numberOf = (text: string, expected: Expected): number | undefined => {
  const read = readNumber(text, expected);
  return 'value' in read && read.tail === '' ? read.value : undefined;
};
