import type { Facet, FacetOption } from '#contracts/facets.ts';
import { type OwnFilterName, ownFilterName, ownLabel, YES } from '#contracts/own-filters.ts';
import {
  readCharacteristicNumber,
  type ShopCharacteristic,
} from '#contracts/shop-characteristics.ts';
import type { OptionCount } from './count-facets.ts';

/** Most frequent first, whether chosen or not: options that move are hard to click. */
export const byFrequency = (a: OptionCount, b: OptionCount): number =>
  b.total - a.total || a.value.localeCompare(b.value, 'ru');

export const presentOption = ({ value, count, hex }: OptionCount): FacetOption => ({
  value,
  count,
  hex,
});

/**
 * An own characteristic: as the owner has defined it, else options under its most frequent label. Numbers with a unit, as in «150 Вт», are
 * sorted as numbers.
 */
export function presentOwnFacet(
  key: OwnFilterName,
  all: readonly OptionCount[],
  defined: ShopCharacteristic | undefined,
): Facet[] {
  const options = all.filter((option) => option.key === key);
  if (options.length === 0) return [];
  const label = defined?.label ?? spelledLabel(key, all);
  const named = { name: ownFilterName(label), label };
  if (defined?.kind === 'number')
    return [{ kind: 'range', ...named, unit: defined.unit, ...limitsOf(options, defined) }];
  if (defined?.kind === 'flag') {
    const yes = options.find(({ value }) => value.toLowerCase() === YES);
    return yes ? [{ kind: 'flag', ...named, count: yes.count }] : [];
  }
  const areNumbers = options.every(({ value }) => /^\d/.test(value));
  const inOrder = options.toSorted(areNumbers ? byLeadingNumber : byFrequency);
  return [{ kind: 'options', ...named, options: inOrder.map(presentOption) }];
}

/** The least and the greatest number that goods of the list have. */
function limitsOf(options: readonly OptionCount[], defined: ShopCharacteristic) {
  const numbers = options
    .filter(({ count }) => count > 0)
    .flatMap(({ value }) => readCharacteristicNumber(value, defined) ?? []);
  return {
    min: numbers.length > 0 ? Math.min(...numbers) : null,
    max: numbers.length > 0 ? Math.max(...numbers) : null,
  };
}

/** The spelling of the label that most goods come with; the stated one if the list has no such options. */
export function spelledLabel(name: OwnFilterName, all: readonly OptionCount[]): string {
  const goods = new Map<string, number>();
  for (const { key, label, total } of all) {
    if (key === name.toLowerCase() && label !== null)
      goods.set(label, (goods.get(label) ?? 0) + total);
  }
  const [best] = [...goods].toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
  return best?.[0] ?? ownLabel(name);
}

const leadingNumber = ({ value }: OptionCount): number =>
  Number.parseFloat(value.replace(',', '.'));

const byLeadingNumber = (a: OptionCount, b: OptionCount): number =>
  leadingNumber(a) - leadingNumber(b) || a.value.localeCompare(b.value, 'ru', { numeric: true });
