import {
  type AttributeDefinition,
  attributes,
  shownKeys,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import { formatAttribute } from '../../format-attribute.ts';
import type { CompareEntry, Dimensions } from './compare-entry.ts';

interface CompareRow {
  readonly key: string;
  readonly label: string;
  /** One value for each entry; null when it is not stated. */
  readonly values: readonly (string | null)[];
  /** Whether the values differ. */
  readonly differs: boolean;
}

export interface CompareSection {
  readonly label: string;
  readonly rows: readonly CompareRow[];
}

/** The order is that of spec section 2, "Comparison". */
const dimensionKeys = [
  ['width', 'dimensions_width'],
  ['height', 'dimensions_height'],
  ['weight', 'dimensions_weight'],
  ['thickness', 'dimensions_thickness'],
  ['depth', 'dimensions_depth'],
] as const satisfies [keyof Dimensions, keyof VariantAttributes][];

/** The attributes, the dimensions, and what the suppliers say beyond them. Rows without any value are left out. */
export function compareSections(entries: readonly CompareEntry[]): CompareSection[] {
  const ownKeys = shownKeys.filter((key) => !key.startsWith('dimensions_'));
  const sections = [
    {
      label: comparePageMessages.attributes,
      rows: ownKeys.map((key) => row(attributes[key], key, (entry) => entry[key], entries)),
    },
    {
      label: comparePageMessages.dimensions,
      rows: dimensionKeys.map(([name, key]) =>
        row(attributes[key], key, ({ dimensions }) => dimensions[name], entries),
      ),
    },
  ];
  return [...sections, characteristicSection(entries)].map(({ label, rows }) => ({
    label,
    rows: rows.filter(({ values }) => values.some((value) => value !== null)),
  }));
}

/** A row for each label of the suppliers. The storage is untrusted: values that are not texts are left out. */
function characteristicSection(entries: readonly CompareEntry[]): CompareSection {
  const texts = entries.map(
    ({ characteristics }) =>
      new Map(
        (Array.isArray(characteristics) ? characteristics : [])
          .map((one: Partial<Characteristic> | null) => [one?.label, textOf(one ?? {})] as const)
          .filter((entry): entry is [string, string] => entry.every(isText)),
      ),
  );
  const labels = [...new Set(texts.flatMap((byLabel) => [...byLabel.keys()]))];
  return {
    label: comparePageMessages.characteristics,
    rows: labels.map((label) => {
      const values = texts.map((byLabel) => byLabel.get(label) ?? null);
      return { key: `supplier:${label}`, label, values, differs: new Set(values).size > 1 };
    }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const textOf = ({ value, unit }: Partial<Characteristic>): string | undefined =>
  isText(value) ? `${value}${isText(unit) ? `\u00a0${unit}` : ''}` : undefined;

/** Only the rows whose values differ. Sections without such rows are left out. */
export const differences = (sections: readonly CompareSection[]): CompareSection[] =>
  sections
    .map(({ label, rows }) => ({ label, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

function row(
  definition: AttributeDefinition,
  key: string,
  read: (entry: CompareEntry) => unknown,
  entries: readonly CompareEntry[],
): CompareRow {
  const { lowerEnd } = definition;
  const values = entries.map((entry) =>
    readable(definition, read(entry), lowerEnd && entry[lowerEnd]),
  );
  return { key, label: definition.label, values, differs: new Set(values).size > 1 };
}

/** The storage is untrusted: a value of the wrong type is not shown. */
function readable(definition: AttributeDefinition, value: unknown, lower: unknown): string | null {
  return isOfKind(definition, value) ? formatAttribute(definition, value, lower) : null;
}

function isOfKind({ kind, field = 'name' }: AttributeDefinition, value: unknown): boolean {
  switch (kind) {
    case 'number':
      return Number.isFinite(value);
    case 'list':
      return Array.isArray(value) && value.length > 0;
    case 'reference':
      return typeof value === 'object' && value !== null && Boolean(Reflect.get(value, field));
    default:
      return typeof value === (kind === 'text' ? 'string' : kind) && value !== '';
  }
}
