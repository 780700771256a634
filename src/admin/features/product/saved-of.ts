import type { Stock } from '#contracts/admin/goods.ts';
import type { SavedProduct, SavedVariant, Visibility } from '#contracts/admin/products.ts';
import { type AttributeKey, attributeKeys, type VariantAttributes } from '#contracts/attributes.ts';
import type { Package } from '#contracts/packages.ts';
import { readNumber } from '#contracts/read-number.ts';
import { goodsScreenMessages as goods } from '#messages/office-goods.ts';
import { productScreenMessages as words } from '#messages/office-product.ts';
import { readAttribute } from './attribute-text.ts';
import type { PackageText, ProductForm, VariantForm } from './product-form.ts';

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
      seo_title: form.seoTitle.trim(),
      seo_description: form.seoDescription.trim(),
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

type Blame = (field: string, text: string) => void;

function savedVariant(one: VariantForm, blame: Blame): SavedVariant {
  const sum = (field: string, text: string): number => {
    const read = readNumber(text);
    if (read === undefined || read <= 0) blame(field, goods.notSum);
    return read ?? 0;
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
  if (!/^\d{1,6}$/.test(pieces.trim())) blame('pieces', goods.notPieces);
  return { kind, pieces: Number(pieces) };
}

function attributesOf(
  { attributes, stated, colour }: VariantForm,
  blame: Blame,
): VariantAttributes {
  const read: Partial<Record<AttributeKey, unknown>> = {};
  for (const key of attributeKeys) {
    const value = readAttribute(key, attributes[key] ?? '', stated[key]);
    if (value === null) blame(`attributes.${key}`, words.notNumber);
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
    const read = readNumber(texts[name]);
    const isRight = read !== undefined && read > 0 && (!isWhole || Number.isInteger(read));
    if (!isRight) blame(`packages.${index}.${name}`, words.notNumber);
    return read ?? 0;
  };
  return {
    width: number('width', true),
    height: number('height', true),
    depth: number('depth', true),
    weight: number('weight', false),
  };
}
