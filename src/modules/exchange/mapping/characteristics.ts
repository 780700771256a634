import type { Characteristic } from '#contracts/characteristics.ts';
import type { RawParam } from '../feed-item.ts';
import { oneLine } from './plain-text.ts';
import { isSum } from './service-labels.ts';

const LABEL = 100;
const VALUE = 500;
const UNIT = 30;
const COUNT = 60;

/** A label in one line, without a colon at its end. */
export const characteristicLabel = (name: string): string => oneLine(name).replace(/\s*:$/, '');

/**
 * The parameters that no attribute takes, in the feed's words. Values of one label are joined. What is too long, too
 * much or a sum of the shop goes to `drop`.
 */
export function keepCharacteristics(
  params: readonly RawParam[],
  drop: (param: RawParam) => void,
): Characteristic[] {
  const kept = new Map<string, Characteristic>();
  for (const param of params) {
    const label = characteristicLabel(param.name);
    const value = oneLine(param.value);
    const unit = oneLine(param.unit);
    const known = kept.get(label);
    const { value: text, unit: shownUnit } = joined(known, { label, value, unit });
    const isFit =
      label !== '' &&
      label.length <= LABEL &&
      text.length <= VALUE &&
      shownUnit.length <= UNIT &&
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
