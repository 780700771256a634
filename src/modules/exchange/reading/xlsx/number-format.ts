import { DAY } from '#platform/duration.ts';

/** What a number format makes of a number: a date, digits with zeros in front, percents, or the plain number. */
export type NumberFormat = { readonly kind: 'date' | 'percent' | 'plain' } | Padded;
interface Padded {
  readonly kind: 'padded';
  readonly digits: number;
}

/** Excel's built-in formats that show a date. */
const builtInDates = /^(?:1[4-79]|2[0-2]|27|28|29|3[0-6]|4[5-7]|5[0-8])$/;

/** Reads a format's code. Texts in quotation marks and brackets of a code are no signs of it. */
export function numberFormat(id: string, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (builtInDates.test(id)) return { kind: 'date' };
    return { kind: id === '9' || id === '10' ? 'percent' : 'plain' };
  }
  const [first = ''] = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').split(';');
  if (/^0{2,}$/.test(first)) return { kind: 'padded', digits: first.length };
  if (/[dyдг]/i.test(first) && !/[0#]/.test(first)) return { kind: 'date' };
  return { kind: first.includes('%') ? 'percent' : 'plain' };
}

const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const MAX_DAYS = 2_958_465;

/** A number of a cell as people see it. The digits are the value's own, without rounding by the format. */
export function shownNumber(
  text: string,
  format: NumberFormat | undefined,
  is1904: boolean,
): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (format?.kind === 'padded' && Number.isInteger(value) && value >= 0) {
    return String(value).padStart(Math.min(format.digits, 30), '0');
  }
  if (format?.kind === 'date' && value >= 0 && value <= MAX_DAYS) {
    const date = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.floor(value) * DAY);
    return date.toISOString().slice(0, 10).split('-').reverse().join('.');
  }
  if (format?.kind === 'percent') return `${plain(value * 100)}%`;
  return plain(value);
}

/** Fifteen digits, as Excel has: 0.1 + 0.2 is 0.3. Long numbers stay without an exponent. */
const plain = (value: number): string => {
  const rounded = Number(value.toPrecision(15));
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21
    ? BigInt(rounded).toString()
    : String(rounded);
};
