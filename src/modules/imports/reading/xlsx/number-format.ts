import { DAY } from '#platform/time/duration.ts';

/**
 * What a number format makes of a number: a date, percents, a power of ten, zeros that stand for digits with texts between them («00-00»), or the
 * number with texts before and behind it.
 */
export type NumberFormat =
  | { readonly kind: 'date' | 'percent' | 'scientific' }
  | { readonly kind: 'digits'; readonly places: readonly string[] }
  | {
      readonly kind: 'plain';
      readonly before: string;
      readonly after: string;
      /** Undefined where the format does not say. */
      readonly decimals: number | undefined;
    };

/** Excel's built-in formats that show a date or a time. */
const builtInDates = /^(?:1[4-9]|2[0-2]|27|28|29|3[0-6]|4[5-7]|5[0-8])$/;
/** Those that show no fraction, and those that show two places of it. */
const builtInDecimals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['1', '3', '5', '6', '37', '38', '41', '42'].map((id) => [id, 0])),
  ...Object.fromEntries(['2', '4', '7', '8', '39', '40', '43', '44'].map((id) => [id, 2])),
};

function builtIn(id: string): NumberFormat {
  if (builtInDates.test(id)) return { kind: 'date' };
  if (id === '9' || id === '10') return { kind: 'percent' };
  if (id === '11' || id === '48') return { kind: 'scientific' };
  return { kind: 'plain', before: '', after: '', decimals: builtInDecimals[id] };
}

/** A sign of a code that stands for digits and marks of the number (`sign`), or a text that is shown (`text`). */
interface Place {
  readonly sign: string;
  readonly text: string;
}

const token = /"([^"]*)"|\\(.)|[_*].|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|(;)|(.)/gsu;

/** The places of the first part of a code, which is that of positive numbers. */
function placesOf(code: string): Place[] {
  const places: Place[] = [];
  for (const [, quoted, escaped, currency, end, sign] of code.matchAll(token)) {
    if (end) break;
    const text = quoted ?? escaped ?? currency;
    if (text !== undefined) places.push({ sign: '', text });
    else if (sign !== undefined) {
      places.push(/[\d#?.,%@/A-Zа-яё]/i.test(sign) ? { sign, text: '' } : { sign: '', text: sign });
    }
  }
  return places;
}

const isGeneral = /^(?:general|standard|основной)?$/i;
const isTime = /^[hms:.\s0]*s[hms:.\s0]*$/i;

/** Reads a format's code. */
export function numberFormat(id: string, code: string | undefined): NumberFormat {
  if (code === undefined) return builtIn(id);
  const places = placesOf(code);
  const signs = places.map(({ sign }) => sign).join('');
  if (isGeneral.test(signs)) return builtIn('0');
  if (isTime.test(signs) || (/[dyhsдгч]|m{2}/i.test(signs) && !/[0#?]/.test(signs)))
    return { kind: 'date' };
  if (signs.includes('%')) return { kind: 'percent' };
  if (/[0#?]E[0#?]/i.test(signs)) return { kind: 'scientific' };
  if (/^0+$/.test(signs))
    return { kind: 'digits', places: places.map((one) => one.sign || one.text) };
  return plainFormat(places, signs);
}

/** The shop's own currency says nothing, and is often the format of a whole sheet: pieces and sizes, too. */
const withoutRoubles = (text: string): string =>
  /^\s*(?:₽|р|руб|rub|rur)\.?\s*$/i.test(text) ? '' : text;

const isDigit = ({ sign }: Place): boolean => sign !== '' && /[0#?]/.test(sign);

function plainFormat(places: readonly Place[], signs: string): NumberFormat {
  const first = places.findIndex(isDigit);
  const last = places.findLastIndex(isDigit);
  // Shown in thousands or millions, which the texts say: the number itself is whole.
  const isScaled = places[last + 1]?.sign === ',';
  if (first === -1 || isScaled)
    return { kind: 'plain', before: '', after: '', decimals: undefined };
  const shown = (some: readonly Place[]) => some.map(({ sign, text }) => sign + text).join('');
  const [, fraction = ''] = /\.([0#?]*)/.exec(signs) ?? [];
  return {
    kind: 'plain',
    before: withoutRoubles(shown(places.slice(0, first)).trimStart()),
    after: withoutRoubles(shown(places.slice(last + 1)).trimEnd()),
    decimals: fraction.length,
  };
}

const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const MAX_DAYS = 2_958_465;

/**
 * A number of a cell as people see it, with the texts of its format: «990 €», «160 см». Digits are the value's own; only where it has
 * more than kopecks, such as a computed price, it is rounded as the format shows it.
 */
export function shownNumber(
  text: string,
  format: NumberFormat | undefined,
  is1904: boolean,
): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  switch (format?.kind) {
    case 'digits':
      return Number.isInteger(value) && value >= 0
        ? inPlaces(plain(value), format.places)
        : plain(hasManyDigits(value) ? Math.round(value) : value);
    case 'date':
      return value >= 0 && value <= MAX_DAYS ? dateOf(value, is1904) : plain(value);
    case 'percent':
      return `${plain(value * 100)}%`;
    case 'scientific':
      return isShort(value) ? value.toExponential().toUpperCase() : plain(value);
    case 'plain': {
      const { before, after, decimals } = format;
      const isRounded = decimals !== undefined && hasManyDigits(value);
      return `${before}${isRounded ? value.toFixed(Math.min(decimals, 20)) : plain(value)}${after}`;
    }
    default:
      return plain(value);
  }
}

function dateOf(value: number, is1904: boolean): string {
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.floor(value) * DAY);
  return date.toISOString().slice(0, 10).split('-').reverse().join('.');
}

/** More digits behind the point than kopecks have, but for the noise of a computed number. */
const hasManyDigits = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) > Math.max(1e-4, Math.abs(value) * 1e-10);

/** A number that says no more than its power of ten shows. A spreadsheet makes it of the article 1E5; a barcode keeps all of its digits. */
const isShort = (value: number): boolean =>
  value >= 1000 && /^\d(?:\.\d{1,2})?e\+\d+$/.test(value.toExponential());

/** The digits in the places of a format, from the right; those that are too many stand in the first place. */
function inPlaces(digits: string, places: readonly string[]): string {
  let left = digits;
  let shown = '';
  const first = places.indexOf('0');
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at] ?? '';
    if (place !== '0') shown = place + shown;
    else {
      const own = at === first ? left : left.slice(-1);
      shown = (own || '0') + shown;
      left = left.slice(0, -1);
    }
  }
  return shown.trim();
}

/** Fifteen digits, as Excel has: 0.1 + 0.2 is 0.3. Long numbers stay without an exponent. */
const plain = (value: number): string => {
  const rounded = Number(value.toPrecision(15));
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21
    ? BigInt(rounded).toString()
    : String(rounded);
};
