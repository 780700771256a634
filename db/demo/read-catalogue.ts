import { readdirSync } from 'node:fs';
import { z } from 'zod';
import {
  type SourceCategory,
  type SourceProduct,
  sourceProduct,
} from '#contracts/catalogue-source.ts';
import { slug } from '#contracts/validation.ts';
import { typeset } from '../../src/modules/content/text/typography.ts';
import { checked, readJson } from './checked-file.ts';
import { packagesOf } from './packages.ts';

type Attributes = Record<string, unknown>;

const attributes = z.record(z.string(), z.unknown()).default({});

/** Only what merging needs; `sourceProduct` checks the merged products. */
const goodsFile = z.strictObject({
  products: z.array(
    z.looseObject({ attributes, variants: z.array(z.looseObject({ attributes })) }),
  ),
});
const mergedGoods = z.strictObject({ products: z.array(sourceProduct) });

const categoriesFile = z.array(
  z.strictObject({ id: z.int().positive(), slug, name: z.string().min(1) }),
);

/** The categories of `categories.json` in its order, each with the products of `catalogue/<slug>.json`. */
export function readCatalogue(folder: URL): SourceCategory[] {
  const file = new URL('categories.json', folder);
  const categories = checked(categoriesFile, readJson(file), file);
  const listed = new Set(categories.map(({ slug }) => `${slug}.json`));
  const unlisted = readdirSync(new URL('catalogue/', folder)).filter((name) => !listed.has(name));
  if (unlisted.length > 0) throw new Error(`categories.json does not list ${unlisted.join(', ')}`);
  return categories.map(({ id, slug, name }) => {
    const products = readProducts(new URL(`catalogue/${slug}.json`, folder));
    return { id, slug, name, products: products.map((product) => packed(slug, product)) };
  });
}

/** Attributes that stand at a product are those of each of its variants. */
function readProducts(file: URL): SourceProduct[] {
  const goods = checked(goodsFile, readJson(file), file);
  const products = goods.products.map(({ attributes: common, variants, ...product }) => ({
    ...product,
    variants: variants.map((variant) => ({
      ...variant,
      attributes: merge(common, variant.attributes),
    })),
  }));
  return checked(mergedGoods, { products }, file).products.map((product) => ({
    ...product,
    description: typeset(product.description),
    variants: product.variants.map((variant) => ({ ...variant, name: typesetName(variant.name) })),
  }));
}

const packed = (category: string, product: SourceProduct): SourceProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    packages: packagesOf(category, product.name, variant.attributes),
  })),
});

/** Numbers stay with their units and signs. Between words a plain space stays: names are read and searched by words. */
const typesetName = (name: string): string =>
  typeset(name).replaceAll(/(?<=\p{L})\u00a0(?=\p{L})/gu, ' ');

/** The product's attributes under the variant's own; `null` drops one that the product states. */
function merge(common: Attributes, own: Attributes): Attributes {
  const isDropped = (key: string) => own[key] === null && common[key] != null;
  const merged = Object.entries({ ...common, ...own });
  return Object.fromEntries(merged.filter(([key]) => !isDropped(key)));
}
