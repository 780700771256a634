import {
  type AttributeDefinition,
  type AttributeGroup,
  type AttributeKey,
  attributeGroups,
  attributes,
  shownKeys,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import { formatAttribute } from '../../format-attribute.ts';

export interface AttributeRow {
  readonly key: AttributeKey;
  readonly label: string;
  readonly value: string;
}

/** The stated attributes as formatted texts, grouped, in the order of the registry. */
export function attributeTable(
  values: VariantAttributes,
): { group: AttributeGroup; label: string; rows: AttributeRow[] }[] {
  const rows = shownKeys.flatMap((key) => {
    const definition: AttributeDefinition = attributes[key];
    const lower = definition.lowerEnd && values[definition.lowerEnd];
    const value = formatAttribute(definition, values[key], lower);
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
