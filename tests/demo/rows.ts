import type { VariantAttributes } from '#contracts/attributes.ts';
import { demoCategories } from '../../db/demo/index.ts';

export const products = demoCategories.flatMap((category) =>
  category.products.map((product) => ({ category: category.slug, product })),
);
export const variants = products.flatMap(({ category, product }) =>
  product.variants.map((variant) => ({
    category,
    product,
    variant,
    a: variant.attributes as VariantAttributes,
    id: `${product.slug}/${variant.slug}`,
  })),
);
export type Row = (typeof variants)[number];

export const of = (...categories: string[]) =>
  variants.filter((row) => categories.includes(row.category));
export const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
export const repeated = (values: string[]) =>
  values.filter((value, i) => values.indexOf(value) !== i);
export const share = (part: unknown[], whole: unknown[]) => part.length / whole.length;
export const typeOf = ({ a }: Row) => a.type_of_product ?? '';
export const unfolds = ({ a }: Row) => a.mechanism !== undefined && a.mechanism !== 'нераскладной';
export const isBed = (row: Row) => /^кроват/.test(typeOf(row));
export const between = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;
export const isChild = ({ brand, room_type, bed_type }: VariantAttributes) =>
  brand?.name === 'Шустрый стриж' && room_type?.includes('детская') && bed_type !== 'чердак';
