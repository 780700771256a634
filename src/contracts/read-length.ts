import { attributes } from './attributes.ts';
import { attributeOfFilter } from './filters.ts';
import { partsOf, readingsOf } from './number-text.ts';

/** Typed lengths without a unit under this number are centimetres, others millimetres. */
const MILLIMETRES_FROM = 400;
/** Under this number a fraction, '2,7', is metres. */
const FRACTIONS_OF_METRES = 10;

const units = { мм: 1, см: 10, м: 1000 } as const;
type Unit = keyof typeof units;

interface TypedLength {
  readonly number: string;
  readonly unit: Unit;
  readonly isStated: boolean;
}

/** '180', '180 см', '1,8 м', '1 800 мм', with any kind of space. Undefined for anything else. */
function parse(text: string): TypedLength | undefined {
  const parts = partsOf(text);
  const tail = /^(мм|см|м|mm|cm|m)?\.?$/.exec(parts?.tail ?? '');
  if (parts?.head !== '' || !tail) return undefined;
  const unit = tail[1];
  const { whole, fraction } = readingsOf(parts.core);
  // «1.990 мм» and «1.990» are a length of furniture: 1990 mm.
  const value = unit === 'м' || unit === 'm' ? (fraction ?? whole) : (whole ?? fraction);
  if (value === undefined) return undefined;
  // «2,0» is as much metres as «2,1».
  const isWritten = whole === undefined && Number.isInteger(value);
  const number = isWritten ? value.toFixed(1) : String(value);
  const stated = unit && ({ mm: 'мм', cm: 'см', m: 'м' }[unit] ?? unit);
  return {
    number,
    unit: (stated as Unit | undefined) ?? unitOf(number),
    isStated: stated !== undefined,
  };
}

function unitOf(number: string): Unit {
  const value = toNumber(number);
  if (/[.,]/.test(number) && value < FRACTIONS_OF_METRES) return 'м';
  return value < MILLIMETRES_FROM ? 'см' : 'мм';
}

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** A typed length in whole mm; undefined if the text is none. */
export function readLength(text: string): number | undefined {
  const length = parse(text);
  return length && Math.round(toNumber(length.number) * units[length.unit]);
}

/** A length with a stated unit in whole mm; a bare number is millimetres, as in addresses. */
export function readMillimetres(text: string): number | undefined {
  const length = parse(text);
  if (length === undefined) return undefined;
  return Math.round(toNumber(length.number) * (length.isStated ? units[length.unit] : 1));
}

/** A readable typed length as it was understood: '180' is '180 см'. Bare millimetres stay. */
export function withUnit(text: string): string {
  const length = parse(text);
  if (!length) return text;
  const isBare = !length.isStated && length.unit === 'мм';
  return isBare ? length.number : `${length.number.replace('.', ',')} ${length.unit}`;
}

/** A length in mm as a field shows it: read again, it is the same. */
export const lengthText = (millimetres: number): string =>
  millimetres >= MILLIMETRES_FROM
    ? String(millimetres)
    : `${String(millimetres / 10).replace('.', ',')} см`;

/** Whether a parameter such as `min_width` or `fit_depth` is a length. */
export function isLengthParameter(parameter: string): boolean {
  if (parameter.startsWith('fit_')) return true;
  const key = attributeOfFilter(parameter.replace(/^(?:min|max)_/, ''));
  if (!key) return false;
  const { filter, unit } = { unit: '', ...attributes[key] };
  return filter === 'range' && unit === 'мм';
}
