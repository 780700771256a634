import {
  type AttributeDefinition,
  type AttributeKey,
  attributeGroups,
  attributes,
  shownKeys,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { Package } from '#contracts/packages.ts';
import { packageMessages } from '#messages/catalogue/packages.ts';
import { productMessages } from '#messages/catalogue/product.ts';
import { formatAttribute } from '../../format-attribute.ts';

export interface AttributeRow {
  readonly key: AttributeKey;
  readonly label: string;
  readonly value: string;
}

/** The stated attributes as formatted texts, grouped, in the order of the registry. Those that only sort goods are left out. */
export function attributeTable(
  values: VariantAttributes,
): { group: string; label: string; rows: AttributeRow[] }[] {
  const rows = shownKeys.flatMap((key) => {
    const definition: AttributeDefinition = attributes[key];
    if (definition.sorts) return [];
    const lower = definition.lowerEnd && values[definition.lowerEnd];
    const value = formatAttribute(definition, values[key], lower);
    return value === null ? [] : [{ key, label: definition.label, value, group: definition.group }];
  });
  return Object.entries(attributeGroups)
    .map(([group, label]) => ({ group, label, rows: rows.filter((row) => row.group === group) }))
    .filter((entry) => entry.rows.length > 0);
}

/** A heading with labels and values. */
export interface DetailsSection {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, value: string, page?: string])[];
}

/** The stated attributes by group, with the page about each that has one, the packages, then the characteristics beyond the registry. */
export function detailsOf(
  attributes: VariantAttributes,
  characteristics: readonly Characteristic[],
  packages: readonly Package[] = [],
  pageOf: (key: AttributeKey) => string | undefined = () => undefined,
): DetailsSection[] {
  const stated = [
    ...attributeTable(attributes).map(({ label, rows }) => ({
      heading: label,
      rows: rows.map(({ key, label, value }) => rowOf(label, value, pageOf(key))),
    })),
    ...(packages.length > 0 ? [packagesOf(packages)] : []),
  ];
  if (characteristics.length === 0) return stated;
  const rows = characteristics.map(
    ({ label, value, unit }) => [label, unit === '' ? value : `${value}\u00a0${unit}`] as const,
  );
  return [...stated, { heading: productMessages.characteristics, rows }];
}

const rowOf = (label: string, value: string, page: string | undefined) =>
  page ? ([label, value, page] as const) : ([label, value] as const);

function packagesOf(packages: readonly Package[]): DetailsSection {
  const { one, all, weight } = packageMessages;
  const whole = packages.reduce((sum, each) => sum + each.weight, 0);
  return {
    heading: packageMessages.heading,
    rows: [
      [all, packageMessages.count(packages.length)],
      [weight, packageMessages.kilograms(whole)],
      ...packages.map((each, index) => [one(index + 1), packageMessages.sizes(each)] as const),
    ],
  };
}
