import type { AttributeDefinition, VariantAttributes } from '#contracts/attributes.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { capitalise } from '#messages/words/capitalise.ts';
import { noBreaks } from '#messages/words/no-breaks.ts';
import { groupDigits, months } from '#messages/words/plural.ts';

/** The value in Russian with its unit; null when it is not stated. `lower`: the lower end of a range that it ends. */
export function formatAttribute(
  definition: AttributeDefinition,
  value: unknown,
  lower?: unknown,
): string | null {
  if (value === undefined || value === null) return null;
  switch (definition.kind) {
    case 'number':
      return withUnit(numberRange(lower, Number(value)), definition.shownUnit ?? definition.unit);
    case 'boolean':
      return value ? catalogMessages.yes : catalogMessages.no;
    case 'list':
      return capitalise(noBreaks((value as string[]).join(', ')));
    case 'reference':
      return capitalise(String((value as Record<string, unknown>)[definition.field ?? 'name']));
    case 'text':
      return capitalise(noBreaks(String(value)));
  }
}

/** The terms of the warranty, which tell the period of each part, else its months; null without either. */
export function formatWarranty({
  warranty: terms,
  warranty_period_months: period,
}: Pick<VariantAttributes, 'warranty' | 'warranty_period_months'>): string | null {
  const text = terms ?? (period ? months(period) : null);
  return text ? capitalise(noBreaks(text)) : null;
}

const withUnit = (text: string, unit: string | undefined) => (unit ? `${text}\u00a0${unit}` : text);

const numberRange = (lower: unknown, value: number): string =>
  typeof lower === 'number' && lower < value
    ? `${formatNumber(lower)}–${formatNumber(value)}`
    : formatNumber(value);

function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  return fraction ? `${groupDigits(whole)},${fraction}` : groupDigits(whole);
}
