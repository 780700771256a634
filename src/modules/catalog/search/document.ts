import {
  type AttributeKey,
  attributeKeys,
  attributes as registry,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { ProductRecord } from '../queries.ts';
import type { LemmasOf } from './lemmas.ts';
import { wordsOf } from './words.ts';

/** The lemmas of a product, by decreasing weight. */
export interface SearchDocument {
  /** Name. */
  readonly a: string;
  /** Category, its parent, and type of furniture. */
  readonly b: string;
  /** Variants, codes, attributes. */
  readonly c: string;
  /** Description. */
  readonly d: string;
}

const places = ['', 'односпальный', 'двуспальный'];
/** What a berth of this width in mm is called. */
function berthOf(width: number | undefined): string {
  if (width === undefined) return '';
  if (width <= 1000) return 'односпальный';
  return width < 1600 ? 'полутораспальный' : 'двуспальный';
}

const doors = ['', 'однодверный', 'двухдверный', 'трехдверный', 'четырехдверный'];

/** What a document contains beside the product. */
export interface DocumentSources {
  readonly characteristics: ReadonlyMap<number, readonly Characteristic[]>;
  /** Names of categories by id, at least of the parents of the products' categories. */
  readonly categoryNames: ReadonlyMap<number, string>;
}

export function documentOf(
  { product, variants }: ProductRecord,
  lemmasOf: LemmasOf,
  { characteristics, categoryNames }: DocumentSources,
): SearchDocument {
  const lemmas = (texts: readonly string[]) => {
    // Variants repeat most texts of each other.
    const words = new Set([...new Set(texts)].flatMap(wordsOf));
    return [...new Set([...words].flatMap(lemmasOf))].join(' ');
  };
  const above = categoryNames.get(product.category.parentId ?? 0) ?? '';
  const kinds = variants.map(({ variant }) => variant.attributes.type_of_product ?? '');
  const details = variants.flatMap(({ variant: { id, name, code, attributes } }) => [
    name,
    code,
    ...attributeKeys.flatMap((key) => textsOf(key, attributes)),
    places[attributes.sleeping_places ?? 0] ?? '',
    berthOf(attributes.bed_width),
    doors[attributes.doors_count ?? 0] ?? '',
    ...(characteristics.get(id) ?? []).map(({ label, value }) => `${label} ${value}`),
  ]);
  return {
    a: lemmas([product.name]),
    b: lemmas([product.category.name, above, ...kinds]),
    c: lemmas(details),
    d: lemmas([product.description]),
  };
}

/**
 * The search texts of an attribute. Lengths are in mm. A count comes with its label. A boolean gives its label if it is
 * true.
 */
function textsOf(key: AttributeKey, attributes: VariantAttributes): string[] {
  const value: unknown = attributes[key];
  // Most attributes of a thing are not stated.
  if (value === undefined || value === null) return [];
  const { kind, filter, label, unit, field, hidden } = {
    unit: '',
    field: '',
    hidden: false,
    ...registry[key],
  };
  if (hidden) return [];
  switch (kind) {
    case 'boolean':
      return value === true ? [label] : [];
    case 'number':
      if (filter === 'exact') return [`${value} ${label}`];
      return unit === 'мм' ? [String(value)] : [];
    case 'reference':
      return [String((value as Record<string, unknown>)[field ?? ''] ?? '')];
    case 'list':
      return (value as string[]).map(String);
    case 'text':
      return [String(value)];
  }
}
