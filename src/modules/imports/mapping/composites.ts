import type { AttributeKey } from '#contracts/attributes.ts';
import type { RawParam } from '../feed-item.ts';
import { cached } from './cached.ts';
import type { GoodsKind } from './goods-kind.ts';
import { normaliseLabel } from './labels.ts';
import { sideOfLength } from './length.ts';
import { onlyPlausibleUnit } from './unit-guesses.ts';
import { unitFactor } from './units.ts';

const letters: Record<string, AttributeKey> = {
  ш: 'dimensions_width',
  в: 'dimensions_height',
  г: 'dimensions_depth',
};
const cross = /\s*[xх×*/]\s*/i;
/** A bed is at least 40 cm and less than 400 cm long, so sizes below 400 are in centimetres. */
const MIN_MILLIMETRES = 400;

/** The sizes of a parameter. `isPart`: one of them has no attribute. */
export interface Composite {
  readonly sizes: ReadonlyMap<AttributeKey, number>;
  readonly isPart: boolean;
}

/**
 * Reads several sizes in one parameter: «Размер спального места: 160х200», «Габариты (ШхГхВ), см: 200х90х80». `units`
 * are those of the source for numbers without one. Undefined if the parameter is not of this kind.
 */
export function readComposite(
  param: RawParam,
  units: readonly string[],
  kind: GoodsKind,
): Composite | undefined {
  const label = normaliseLabel(param.name);
  const [, numbers = '', tail = ''] =
    /^([\d.,\sxх×*/]+)\s*([^\d]*)$/i.exec(param.value.trim()) ?? [];
  const values = numbers
    .trim()
    .split(cross)
    .map((text) => Number(text.replace(',', '.')));
  if (values.length < 2 || values.some((value) => !(value > 0))) return undefined;
  const stated = param.unit.trim() || tail || /[,\s]\s*(мм|см|м)$/.exec(label)?.[1] || '';
  const byDefault = units.find((unit) => unitFactor('мм', unit) !== undefined) ?? '';
  const factor = unitFactor('мм', stated || byDefault);
  const isBerth = berthLabel.test(label);
  // The shorter side of a bed is its width, in either order.
  if (isBerth) values.sort((a, b) => a - b);
  const order = isUnordered(label, kind, values) ? ['ш', 'г', 'в'] : orderOf(label);
  const keys = isBerth ? berth(values) : keysOf(order, kind);
  if (keys.length !== values.length) return undefined;
  const guess = () => (isBerth ? guessBerth(values) : guessFactor(keys, values));
  const scale = factor ?? (stated === '' ? guess() : undefined);
  if (scale === undefined) return undefined;
  const sizes = keys.flatMap((key, index): [AttributeKey, number][] =>
    key ? [[key, Number(((values[index] ?? 0) * scale).toFixed(6))]] : [],
  );
  return { sizes: new Map(sizes), isPart: sizes.length < values.length };
}

const berthLabel = /^(?:(?:размеры?\s)?спально(?:е|го) мест[оа]|размеры? матраса)(?!\p{L})/u;

const guessBerth = (values: readonly number[]): number =>
  Math.max(...values) < MIN_MILLIMETRES ? 10 : 1;

/** The only unit that makes all three sizes those of furniture. */
function guessFactor(
  keys: readonly (AttributeKey | undefined)[],
  values: readonly number[],
): number | undefined {
  const known = keys.flatMap((key, index) => (key ? [[key, values[index] ?? 0] as const] : []));
  return known.length === 3 ? onlyPlausibleUnit(known)?.factor : undefined;
}

/** «Габариты: 45х52х88» of a thing that is higher than wide or deep: the last and largest number is its height. */
const isUnordered = (label: string, kind: GoodsKind, values: readonly number[]): boolean =>
  kind === 'upright' &&
  values.length === 3 &&
  values[2] === Math.max(...values) &&
  /^(?:(?:габаритные |общие )?размеры?|габариты|габариты изделия|размеры? изделия)(?:, ?(?:мм|см|м))?$/.test(
    label,
  );

const berth = (values: number[]): AttributeKey[] =>
  values.length === 2 ? ['bed_width', 'bed_length'] : [];

/** The order of the sizes in a label: ш, в, г, д. Empty if the label has none. */
const orderOf = cached((label: string): readonly string[] => {
  if (!/^(?:(?:габаритные )?размеры?|габариты|[швгд]\s*[xх×*/])(?!\p{L}{3})/u.test(label))
    return [];
  if (/упаков|короб/.test(label)) return [];
  const order = /[швгд](?:\s*[xх×*/]\s*[швгд]){1,2}(?!\p{L})/u.exec(label)?.[0];
  return order?.split(cross) ?? [];
});

/** The attributes that a label has sizes of. A length («Д») depends on the goods. */
export const sizesOf = (label: string): readonly AttributeKey[] =>
  orderOf(normaliseLabel(label)).flatMap((letter) => letters[letter] ?? []);

const keysOf = (order: readonly string[], kind: GoodsKind): (AttributeKey | undefined)[] => {
  const known = order.map((letter) => letters[letter]);
  const length = sideOfLength({ kind, has: (key) => known.includes(key) });
  return order.map((letter, index) => (letter === 'д' ? length : known[index]));
};
