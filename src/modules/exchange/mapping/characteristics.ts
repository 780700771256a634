import type { Characteristic } from '#contracts/characteristics.ts';
import type { RawParam } from '../feed-item.ts';
import { oneLine } from './plain-text.ts';

const LABEL = 100;
const VALUE = 500;
const UNIT = 30;
const COUNT = 60;

/** Sums of the shop and texts for machines: they are no business of buyers. */
const secret =
  /(?<!\p{L})(?:цен[аыу](?!\p{L})|опт(?!\p{L})|оптов|закуп|себестоимост|наценк|маржа|скидк|price|cost)/iu;

/** A label in one line, without a colon at its end. */
export const characteristicLabel = (name: string): string => oneLine(name).replace(/\s*:$/, '');

/** Whether a label is a sum of the shop, such as a purchase price. */
export const isSecret = (label: string): boolean => secret.test(label);

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
      !isSecret(label);
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
