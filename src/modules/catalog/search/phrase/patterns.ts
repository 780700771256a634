import { readNumber } from '#contracts/read-number.ts';

/** Parts of patterns for typed phrases: lower case, е for ё. JavaScript's `\b` does not know Russian letters. */

/** A whole number: no pattern takes a part of one. */
const digits =
  "(?:\\d{1,3}(?:[ \\u00a0\\u202f.,'’]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?)(?!\\d|[.,]\\d|[ \\u00a0\\u202f'’]\\d{3}(?!\\d))";
const times = 'тыс(?:яч[аиу]?)?\\.?|т\\.?\\s?р\\.?|к|млн\\.?|миллион(?:а|ов)?';
const currency = '₽|руб(?:л(?:ей|я|ь|и))?\\.?|р\\.?';
const unit = 'мм|миллиметр(?:а|ов)?|см|сантиметр(?:а|ов)?|метр(?:а|ов)?|м';
const ends = '(?![а-яa-z0-9])';

/** A number: `number`, and what may stand behind it: `times`, `currency`. The names end with the suffix. */
export const money = (suffix = ''): string =>
  `(?<number${suffix}>${digits})(?:\\s*(?<times${suffix}>${times})${ends})?(?:\\s*(?<currency${suffix}>${currency})${ends})?`;

/** A number with `unit`, or without. */
export const length = (suffix = ''): string =>
  `(?<number${suffix}>${digits})(?:\\s*(?<unit${suffix}>${unit})${ends})?`;

export const upTo =
  'до|не\\s+более|не\\s+больше|максимум|макс\\.?|в\\s+пределах|меньше|менее|не\\s+свыше';
export const atLeast = 'от|не\\s+менее|не\\s+меньше|минимум|мин\\.?|больше|более|свыше';
export const about = 'около|примерно|порядка';
export const notDearer = 'не\\s+дороже|дешевле|бюджет(?:\\s+до)?|по\\s+цене\\s+до|ценой\\s+до|за';
export const dearer = 'дороже|не\\s+дешевле|по\\s+цене\\s+от|ценой\\s+от';

/** The side that a word of a phrase names. */
export const sides = {
  width: 'шир(?:ин[аоыуе]й?)?\\.?',
  depth: 'глуб(?:ин[аоыуе]й?)?\\.?',
  height: 'выс(?:от[аоыуе]й?)?\\.?',
  length: 'длин[аоыуе]й?|дл\\.?',
} as const;

/** «не шире 2 м»: comparatives that name a side. */
export const comparatives = {
  width: 'шире|уже',
  depth: 'глубже|мельче',
  height: 'выше|ниже',
  length: 'длиннее|короче',
} as const;

/** Comparatives that mean at most without «не», and at least with it. */
export const lesser: ReadonlySet<string> = new Set(['уже', 'мельче', 'ниже', 'короче']);

/** A pattern that stands between words. */
export const phrase = (pattern: string): RegExp =>
  new RegExp(`(?<![а-яa-z0-9])(?:${pattern})${ends}`, 'gu');

const factors: Record<string, number> = { т: 1000, к: 1000, м: 1_000_000 };

/** A search chooses where a number can mean two: nothing is sold by it, and a limit in roubles or millimetres has no thousandths. */
function numberOf(text: string, meaning: 'thousands' | 'fraction'): number {
  const style = { '.': meaning, ',': meaning } as const;
  const read = readNumber(text, { kind: 'number', style });
  return 'value' in read ? read.value : Number.NaN;
}

/** Roubles. «1.250» are thousands, «1,250 млн» are not. */
export const amountOf = (number: string, times: string | undefined): number =>
  times
    ? numberOf(number, 'fraction') * (factors[times.charAt(0)] ?? 1)
    : numberOf(number, 'thousands');

/** Lengths without a unit under this number are centimetres (resolutions row 51). */
const MILLIMETRES_FROM = 400;

/** Millimetres. */
export function lengthOf(text: string, unit: string | undefined): number {
  const isInMetres = unit !== undefined && !/^(?:мм|милл|с)/.test(unit);
  const number = numberOf(text, isInMetres ? 'fraction' : 'thousands');
  if (unit === undefined) return number < MILLIMETRES_FROM ? number * 10 : number;
  if (unit.startsWith('мм') || unit.startsWith('милл')) return number;
  return number * (unit.startsWith('с') ? 10 : 1000);
}
