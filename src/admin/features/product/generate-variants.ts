import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import { readAttribute, textOf } from './attribute-text.ts';
import { likeVariant, type VariantForm } from './product-form.ts';

/** A property that new variants differ in, with its values as texts of its field. */
export interface Axis {
  readonly key: AttributeKey;
  readonly values: readonly string[];
}

export interface Generated {
  /** The only variant as the first combination, where it stated none of these properties; undefined elsewhere. */
  readonly first: VariantForm | undefined;
  /** New ones, no more than there is room for. */
  readonly made: readonly VariantForm[];
  /** How many would be new, with room or without. */
  readonly count: number;
}

/** Of more combinations it is not found out which of them the product has: they are far too many anyway. */
const MOST_COMPARED = 50_000;

/**
 * The variants that are missing of every combination of the values, like the variant that they are made from. One that has the same
 * values already is not made again.
 */
export function generateVariants(
  base: VariantForm,
  known: readonly VariantForm[],
  axes: readonly Axis[],
  room: number,
): Generated {
  const filled = axes.filter(({ values }) => values.length > 0);
  const total = filled.reduce((product, { values }) => product * values.length, 1);
  if (filled.length === 0) return { first: undefined, made: [], count: 0 };
  if (total > MOST_COMPARED) return { first: undefined, made: [], count: total };
  const [only, ...others] = known;
  const isBare = others.length === 0 && filled.every(({ key }) => !only?.attributes[key]?.trim());
  const there = new Set(
    known.map((one) =>
      signatureOf(
        filled,
        filled.map(({ key }) => one.attributes[key]),
      ),
    ),
  );
  const articles = new Set(known.map(({ article }) => article));
  const names = new Set(isBare ? [] : known.map(({ name }) => name.toLowerCase()));
  const missing = combinationsOf(filled).flatMap((values) => {
    const signature = signatureOf(filled, values);
    const name = values.map((value, at) => shownValue(filled[at]?.key, value)).join(', ');
    if (there.has(signature) || names.has(name.toLowerCase())) return [];
    there.add(signature);
    const own = Object.fromEntries(filled.map(({ key }, at) => [key, values[at] ?? '']));
    return [{ name, own }];
  });
  const like = ({ name, own }: (typeof missing)[number], one: VariantForm): VariantForm => ({
    ...one,
    name,
    attributes: { ...one.attributes, ...own },
    colour: 'color' in own ? '' : one.colour,
  });
  const [one] = isBare ? missing.splice(0, 1) : [];
  return {
    first: one && only && like(one, only),
    made: missing.slice(0, room).map((each) => {
      const article = freeArticle(base.article, articles);
      articles.add(article);
      const key = `new-${crypto.randomUUID()}`;
      return like(each, likeVariant(base, { key, name: each.name, article }));
    }),
    count: missing.length,
  };
}

const combinationsOf = (axes: readonly Axis[]): readonly (readonly string[])[] =>
  axes.reduce<readonly (readonly string[])[]>(
    (all, { values }) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );

/** The values as they are compared: `1 600` is 1600. */
const signatureOf = (axes: readonly Axis[], texts: readonly (string | undefined)[]): string =>
  axes
    .map(({ key }, at) => textOf(key, readAttribute(key, texts[at] ?? '', undefined) ?? undefined))
    .join('\n')
    .toLowerCase();

const shownValue = (key: AttributeKey | undefined, value: string): string => {
  const unit = key && 'unit' in attributes[key] ? attributes[key].unit : '';
  return unit ? `${value}\u00a0${unit}` : value;
};

function freeArticle(base: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** The values of an axis, one a line or between semicolons, each once, and those that the attribute cannot have. */
export function readAxis(key: AttributeKey, text: string): Axis & { readonly wrong: string[] } {
  const values = new Set<string>();
  const wrong: string[] = [];
  const isFlag = attributes[key].kind === 'boolean';
  for (const one of text.split(/[;\n]/)) {
    const bare = isFlag ? one.trim().toLowerCase() : one.trim();
    const value = readAttribute(key, bare, undefined);
    const isOther = isFlag && !['', 'да', 'нет'].includes(bare);
    if (value === null || isOther) wrong.push(one.trim());
    else if (value !== undefined) values.add(textOf(key, value));
  }
  return { key, values: [...values], wrong };
}
