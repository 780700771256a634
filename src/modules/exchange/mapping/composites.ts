import type { AttributeKey } from '#contracts/attributes.ts';
import type { RawParam } from '../feed-item.ts';
import { normaliseLabel } from './labels.ts';
import { unitFactor } from './units.ts';

const letters: Record<string, AttributeKey> = {
  ш: 'dimensions_width',
  в: 'dimensions_height',
  г: 'dimensions_depth',
};
const cross = /\s*[xх×*/]\s*/i;
/** A bed is at least 40 cm and less than 400 cm long, so sizes below 400 are in centimetres. */
const MIN_MILLIMETRES = 400;

/**
 * Reads several sizes in one parameter: «Размер спального места: 160х200», «Габариты (ШхГхВ), см: 200х90х80». `units`
 * are those of the source for numbers without one. Returns whether the parameter is of this kind.
 */
export function readComposite(
  param: RawParam,
  units: readonly string[],
  found: Record<string, unknown>,
): boolean {
  const label = normaliseLabel(param.name);
  const [, numbers = '', tail = ''] =
    /^([\d.,\sxх×*/]+)\s*([^\d]*)$/i.exec(param.value.trim()) ?? [];
  const sizes = numbers
    .trim()
    .split(cross)
    .map((text) => Number(text.replace(',', '.')));
  if (sizes.length < 2 || sizes.some((size) => !(size > 0))) return false;
  const stated = param.unit.trim() || tail || /[,\s]\s*(мм|см|м)$/.exec(label)?.[1] || '';
  const byDefault = units.find((unit) => unitFactor('мм', unit) !== undefined) ?? '';
  const factor = unitFactor('мм', stated || byDefault);
  const isBerth = /^(?:размеры?\s)?спально(?:е|го) мест[оа](?!\p{L})/u.test(label);
  // The shorter side of a bed is its width, in either order.
  if (isBerth) sizes.sort((a, b) => a - b);
  const keys = isBerth ? berth(sizes) : lettered(label);
  if (!keys || keys.length !== sizes.length) return false;
  if (factor === undefined && (stated !== '' || keys[0] !== 'bed_width')) return false;
  const guessed = Math.max(...sizes) < MIN_MILLIMETRES ? 10 : 1;
  for (const [index, key] of keys.entries()) {
    if (key) found[key] = Number(((sizes[index] ?? 0) * (factor ?? guessed)).toFixed(6));
  }
  return true;
}

const berth = (sizes: number[]): AttributeKey[] | undefined =>
  sizes.length === 2 ? ['bed_width', 'bed_length'] : undefined;

/** The order of the sizes in the label. A length («Д») is neither width nor depth and is skipped. */
function lettered(label: string): (AttributeKey | undefined)[] | undefined {
  if (!/^(?:(?:габаритные )?размеры?|габариты|[швгд]\s*[xх×*/])(?!\p{L}{3})/u.test(label))
    return undefined;
  if (/упаков|короб/.test(label)) return undefined;
  const order = /[швгд](?:\s*[xх×*/]\s*[швгд]){1,2}(?!\p{L})/u.exec(label)?.[0];
  return order?.split(cross).map((letter) => letters[letter]);
}
