import {
  type AttributeDefinition,
  type AttributeKey,
  attributes,
  shownKeys,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import { formatAttribute, formatWarranty } from '../../format-attribute.ts';
import type { CompareEntry, Dimensions } from './compare-entry.ts';

export interface CompareRow {
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

/** What only sorts goods for the owner, and the months of a warranty, whose row tells them. */
const isAside = (key: AttributeKey): boolean => {
  const { sorts }: AttributeDefinition = attributes[key];
  return sorts === true || key === 'warranty_period_months';
};
/** Those that an entry holds by themselves. */
const ownKeys = shownKeys.filter((key) => !(isAside(key) || key.startsWith('dimensions_')));
const isSize = (key: AttributeKey): boolean => attributes[key].group === 'dimensions';

/** The sizes, the other attributes, and what the suppliers say beyond them. Rows without any value are left out. */
export function compareSections(entries: readonly CompareEntry[]): CompareSection[] {
  const own = (keys: readonly AttributeKey[]) => keys.map((key) => ownRow(key, entries));
  const sections = [
    {
      label: comparePageMessages.dimensions,
      rows: [
        ...dimensionKeys.map(([name, key]) =>
          row(attributes[key], key, ({ dimensions }) => dimensions[name], entries),
        ),
        ...own(ownKeys.filter(isSize)),
      ],
    },
    {
      label: comparePageMessages.attributes,
      rows: own(ownKeys.filter((key) => !isSize(key))),
    },
  ];
  return [...sections, characteristicSection(entries)].map(({ label, rows }) => ({
    label,
    rows: rows.filter(({ values }) => values.some((value) => value !== null)),
  }));
}

/** What a shopper does not choose by, and the specification lists among the attributes of the comparison. */
export const rowsAside = (entries: readonly CompareEntry[]): CompareRow[] =>
  shownKeys
    .filter(isAside)
    .map((key) => ownRow(key, entries))
    .filter(({ values }) => values.some((value) => value !== null));

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
      return rowOf(`supplier:${label}`, label, values);
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

const ownRow = (key: AttributeKey, entries: readonly CompareEntry[]): CompareRow =>
  key === 'warranty'
    ? rowOf(key, attributes[key].label, entries.map(warrantyOf))
    : row(attributes[key], key, (entry) => entry[key], entries);

function warrantyOf({ warranty, warranty_period_months: months }: CompareEntry): string | null {
  return formatWarranty({
    warranty: isOfKind(attributes.warranty, warranty) ? warranty : undefined,
    warranty_period_months: isOfKind(attributes.warranty_period_months, months)
      ? months
      : undefined,
  });
}

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
  return rowOf(key, definition.label, values);
}

const rowOf = (key: string, label: string, values: CompareRow['values']): CompareRow => ({
  key,
  label,
  values,
  differs: new Set(values).size > 1,
});

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
