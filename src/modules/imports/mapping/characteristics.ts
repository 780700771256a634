import type { Characteristic } from '#contracts/characteristics.ts';
import { LONGEST_LABEL, LONGEST_UNIT, LONGEST_VALUE } from '#contracts/goods-limits.ts';
import type { CharacteristicsByKey } from '#contracts/shop-characteristics.ts';
import { oneLine } from '#platform/text/plain-text.ts';
import type { RawParam } from '../feed-item.ts';
import { cached } from './cached.ts';
import { inOwnTerms } from './own-terms.ts';
import { isSum } from './service-labels.ts';
import { isUnit } from './units.ts';

const COUNT = 60;

/** A label in one line, without a colon at its end. */
export const characteristicLabel = (name: string): string => oneLine(name).replace(/\s*:$/, '');

/** The label of what a parameter says, without the unit of its numbers. */
export const characteristicName = (param: RawParam): string =>
  withoutUnit(param, oneLine(param.value)).label;

/** A number's unit stands in the unit, not in the label: «Диаметр, мм: 300». */
function withoutUnit({ name, unit }: RawParam, value: string): { label: string; unit: string } {
  const label = characteristicLabel(name);
  const stated = oneLine(unit);
  const split = stated === '' && numbers.test(value) ? splitUnit(label) : undefined;
  return split ?? { label, unit: stated };
}

/** Numbers, sizes and ranges. */
const numbers = /^\d[\d.,\s]*(?:[-–xх×*/]\s*\d[\d.,\s]*)*$/i;
const moreUnits = /^(?:м[23²³]|кв\.? ?м|куб\.? ?м|л|мл|вт|квт|в|а|гц|лм|к|шт|°c?|%|г\/м2)\.?$/i;

/** The unit at the end of a label; empty if there is none. */
export const unitOfLabel = (label: string): string => splitUnit(label)?.unit ?? '';

const splitUnit = cached((label: string): { label: string; unit: string } | undefined => {
  const [, name = '', comma, bracket] =
    /^(.+?)\s*(?:,\s*([^,()]+)|\(([^()]+)\))$/.exec(label) ?? [];
  const unit = (comma ?? bracket ?? '').trim();
  return isUnit(unit) || moreUnits.test(unit) ? { label: name, unit } : undefined;
});

/**
 * The parameters that no attribute takes, in the feed's words, and those that the owner has `defined` in the shop's terms. Values of one label are joined. What is too long, too
 * much or a sum of the shop goes to `drop`.
 */
export function keepCharacteristics(
  params: readonly RawParam[],
  defined: CharacteristicsByKey,
  drop: (param: RawParam) => void,
): Characteristic[] {
  const kept = new Map<string, Characteristic>();
  for (const param of params) {
    const value = oneLine(param.value);
    const next = inOwnTerms({ ...withoutUnit(param, value), value }, defined);
    const { label } = next;
    const known = kept.get(label);
    const { value: text, unit: shownUnit } = joined(known, next);
    const isFit =
      label !== '' &&
      label.length <= LONGEST_LABEL &&
      text.length <= LONGEST_VALUE &&
      shownUnit.length <= LONGEST_UNIT &&
      !isSum(label);
    if (value === '') continue;
    if (isFit && (known || kept.size < COUNT))
      kept.set(label, { label, value: text, unit: shownUnit });
    else drop(param);
  }
  return [...kept.values()];
}

/** Both values of a label, unless they are equal. Units stand in the value where they differ. */
function joined(known: Characteristic | undefined, next: Characteristic): Characteristic {
  if (!known) return next;
  const { label, unit } = next;
  const isSameUnit = known.unit === unit;
  if (isSameUnit && known.value.replaceAll(',', '.') === next.value.replaceAll(',', '.'))
    return known;
  if (isSameUnit) return { label, value: `${known.value}; ${next.value}`, unit };
  const texts = [known, next].map((one) => `${one.value} ${one.unit}`.trim());
  return { label, value: texts.join('; '), unit: '' };
}
