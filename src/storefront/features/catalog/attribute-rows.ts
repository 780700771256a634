import {
  type AttributeDefinition,
  type AttributeGroup,
  type AttributeKey,
  attributeGroups,
  attributeKeys,
  attributes,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import { catalogMessages } from '#messages/catalog.ts';
import { groupDigits } from '#messages/plural.ts';

export interface AttributeRow {
  readonly key: AttributeKey;
  readonly label: string;
  readonly value: string;
}

/** The stated attributes by group, in the registry's order, as a person reads them. */
export function attributeTable(
  values: VariantAttributes,
): { group: AttributeGroup; label: string; rows: AttributeRow[] }[] {
  const rows = attributeKeys.flatMap((key) => {
    const definition: AttributeDefinition = attributes[key];
    const value = definition.hidden ? null : formatAttribute(definition, values[key]);
    return value === null ? [] : [{ key, label: definition.label, value, group: definition.group }];
  });
  return (Object.keys(attributeGroups) as AttributeGroup[])
    .map((group) => ({
      group,
      label: attributeGroups[group],
      rows: rows.filter((row) => row.group === group),
    }))
    .filter((entry) => entry.rows.length > 0);
}

/** One value in Russian with its unit; null where nothing is stated. */
export function formatAttribute(definition: AttributeDefinition, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  switch (definition.kind) {
    case 'number':
      return withUnit(formatNumber(Number(value)), definition.unit);
    case 'boolean':
      return value ? catalogMessages.yes : catalogMessages.no;
    case 'list':
      return capitalise((value as string[]).join(', '));
    case 'reference':
      return capitalise(String((value as Record<string, unknown>)[definition.field ?? 'name']));
    case 'text':
      return capitalise(String(value));
  }
}

const withUnit = (text: string, unit: string | undefined) => (unit ? `${text}\u00a0${unit}` : text);

function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  return fraction ? `${groupDigits(whole)},${fraction}` : groupDigits(whole);
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
