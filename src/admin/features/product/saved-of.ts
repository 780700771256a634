import type { Stock } from '#contracts/admin/goods/goods.ts';
import type { SavedProduct, SavedVariant, Visibility } from '#contracts/admin/goods/products.ts';
import { type AttributeKey, attributeKeys, type VariantAttributes } from '#contracts/attributes.ts';
import type { Package } from '#contracts/packages.ts';
import { goodsScreenMessages as goods } from '#messages/office/goods.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import type { PackageText } from '../../ui/packages-fields.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { numberKindOf, readAttribute } from './attribute-text.ts';
import type { ProductForm, VariantForm } from './product-form.ts';

export type Faults = Record<string, string[]>;

/** What a form saves, or what is wrong with its fields, by their names: `name`, `variants.2.price`, `variants.2.attributes.color`. */
export function savedOf(form: ProductForm): { saved: SavedProduct } | { faults: Faults } {
  const faults: Faults = {};
  const blame = (field: string, text: string) => {
    faults[field] = [text];
  };
  if (form.name.trim() === '') blame('name', words.nameMissing);
  if (!/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(form.slug.trim().toLowerCase()))
    blame('slug', words.slugWrong);
  const variants = form.variants.map((one, index) =>
    savedVariant(one, (field, text) => blame(`variants.${index}.${field}`, text)),
  );
  if (Object.keys(faults).length > 0) return { faults };
  return {
    saved: {
      version: form.version,
      name: form.name.trim(),
      slug: form.slug.trim().toLowerCase(),
      description: form.description,
      category: form.category,
      seo_title: form.seo_title.trim(),
      seo_description: form.seo_description.trim(),
      is_new: form.isNew === '' ? null : form.isNew === 'yes',
      visibility: visibilityOf(form),
      variants,
    },
  };
}

const visibilityOf = ({ visibility, from, until }: ProductForm): Visibility =>
  visibility === 'days'
    ? { kind: 'days', from: from || null, until: until || null }
    : { kind: visibility };

function above0(
  read: ReturnType<typeof readTyped>,
  blame: (fault: string) => void,
  otherwise: string,
): number {
  if ('value' in read && read.value > 0) return read.value;
  blame('fault' in read ? read.fault : otherwise);
  return 0;
}

/** What is wrong with the text of an attribute: one that can mean two numbers is asked about. */
function faultOf(key: AttributeKey, text: string): string {
  const read = readTyped(text, numberKindOf(key), words.notNumber);
  return 'fault' in read ? read.fault : words.notNumber;
}

type Blame = (field: string, text: string) => void;

function savedVariant(one: VariantForm, blame: Blame): SavedVariant {
  const sum = (field: string, text: string): number => {
    return above0(
      readTyped(text, 'money', goods.notSum),
      (fault) => blame(field, fault),
      goods.notSum,
    );
  };
  if (one.name.trim() === '') blame('name', words.variantNameMissing);
  if (one.article.trim() === '') blame('article', words.articleMissing);
  return {
    id: one.id,
    name: one.name.trim(),
    article: one.article.trim(),
    hidden: one.hidden,
    price: sum('price', one.price),
    old_price: one.oldPrice.trim() === '' ? null : sum('old_price', one.oldPrice),
    stock: stockOf(one, blame),
    attributes: attributesOf(one, blame),
    characteristics: characteristicsOf(one, blame),
    packages: one.packages.flatMap((each, index) => packageOf(each, index, blame) ?? []),
    photos: one.photos.map(({ photo, alt }) => ({ photo, alt: alt.trim() })),
    was: one.was,
  };
}

function stockOf({ kind, pieces }: VariantForm, blame: Blame): Stock {
  if (kind !== 'counted') return { kind };
  const read = readTyped(pieces, 'pieces', goods.notPieces);
  if ('value' in read && read.value < 1_000_000) return { kind, pieces: read.value };
  blame('pieces', 'fault' in read ? read.fault : goods.notPieces);
  return { kind, pieces: 0 };
}

function attributesOf(
  { attributes, stated, colour }: VariantForm,
  blame: Blame,
): VariantAttributes {
  const read: Partial<Record<AttributeKey, unknown>> = {};
  for (const key of attributeKeys) {
    const value = readAttribute(key, attributes[key] ?? '', stated[key]);
    if (value === null) blame(`attributes.${key}`, faultOf(key, attributes[key] ?? ''));
    else if (value !== undefined) read[key] = value;
  }
  const { color } = read as VariantAttributes;
  if (color)
    read.color = { name: color.name, ...(isColour(colour) && { hex: colour.toLowerCase() }) };
  return read as VariantAttributes;
}

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function characteristicsOf({ characteristics }: VariantForm, blame: Blame) {
  return characteristics.flatMap(({ label, value, unit }, index) => {
    const one = { label: label.trim(), value: value.trim(), unit: unit.trim() };
    if (one.label === '' && one.value === '') return [];
    if (one.label === '') blame(`characteristics.${index}.label`, words.labelMissing);
    if (one.value === '') blame(`characteristics.${index}.value`, words.valueMissing);
    return [one];
  });
}

/** An empty line is no package. */
function packageOf(texts: PackageText, index: number, blame: Blame): Package | undefined {
  if (Object.values(texts).every((text) => text.trim() === '')) return undefined;
  const number = (name: keyof PackageText, isWhole: boolean): number => {
    const field = `packages.${index}.${name}`;
    const read = readTyped(texts[name], isWhole ? 'length' : 'weight', words.notNumber);
    if (isWhole && 'value' in read && !Number.isInteger(read.value)) blame(field, words.notNumber);
    return above0(read, (fault) => blame(field, fault), words.notNumber);
  };
  return {
    width: number('width', true),
    height: number('height', true),
    depth: number('depth', true),
    weight: number('weight', false),
  };
}
