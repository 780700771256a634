import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import { likeVariant, type VariantForm } from './product-form.ts';

/** A property that new variants differ in, with its values as texts of its field. */
export interface Axis {
  readonly key: AttributeKey;
  readonly values: readonly string[];
}

/** More are no choice for a shopper. */
export const MOST_GENERATED = 200;

/**
 * The variants that are missing of every combination of the values, like the variant that they are made from. One that has the same
 * values already is not made again.
 */
export function generateVariants(
  base: VariantForm,
  known: readonly VariantForm[],
  axes: readonly Axis[],
): VariantForm[] {
  const filled = axes.filter(({ values }) => values.length > 0);
  if (filled.length === 0) return [];
  const combinations = filled.reduce<readonly (readonly string[])[]>(
    (all, { values }) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  const signature = (one: VariantForm) =>
    filled.map(({ key }) => (one.attributes[key] ?? '').trim().toLowerCase()).join('\n');
  const there = new Set(known.map(signature));
  const articles = new Set(known.map(({ article }) => article));
  const names = new Set(known.map(({ name }) => name.toLowerCase()));
  return combinations.slice(0, MOST_GENERATED).flatMap((values, index) => {
    const own = Object.fromEntries(filled.map(({ key }, at) => [key, values[at] ?? '']));
    const name = values.map((value, at) => shownValue(filled[at]?.key, value)).join(', ');
    const made = likeVariant(
      { ...base, attributes: { ...base.attributes, ...own } },
      { key: `new-${index}-${values.join('-')}`, name, article: '' },
    );
    if (there.has(signature(made)) || names.has(name.toLowerCase())) return [];
    const article = freeArticle(base.article, articles);
    articles.add(article);
    return [{ ...made, article, colour: 'color' in own ? '' : base.colour }];
  });
}

const shownValue = (key: AttributeKey | undefined, value: string): string => {
  const unit = key && 'unit' in attributes[key] ? attributes[key].unit : '';
  return unit ? `${value}\u00a0${unit}` : value;
};

function freeArticle(base: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** The values of an axis, one a line or between semicolons. */
export const readValues = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n]/)
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];
