import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { formOf, type ProductForm, type VariantForm } from './product-form.ts';

type FieldName = keyof typeof words.differing;
type VariantFieldName = keyof typeof words.differingOfVariant;

/** What one's own form says otherwise than the shop does now, in words: `описание`, `цена у «Серый»`. */
export function differences(mine: ProductForm, product: EditedProduct): string[] {
  const now = formOf(product);
  const fields = (Object.keys(words.differing) as FieldName[]).filter((key) =>
    differs(mine[key], now[key]),
  );
  const byId = new Map(now.variants.map((one) => [one.id, one]));
  const shared = mine.variants.filter(({ id }) => byId.has(id));
  const isSameList =
    shared.length === mine.variants.length && !differs(idsOf(mine.variants), idsOf(now.variants));
  return [
    ...fields.map((key) => words.differing[key]),
    ...(isSameList ? [] : [words.differingVariants]),
    ...shared.flatMap((one) => ofVariant(one, byId.get(one.id))),
  ];
}

const ofVariant = (mine: VariantForm, now: VariantForm | undefined): string[] =>
  (Object.keys(words.differingOfVariant) as VariantFieldName[])
    .filter((key) => now && differs(mine[key], now[key]))
    .map((key) => words.ofVariant(words.differingOfVariant[key], now?.name ?? mine.name));

const idsOf = (variants: readonly VariantForm[]) => variants.map(({ id }) => id);

const differs = (mine: unknown, now: unknown): boolean => stable(mine) !== stable(now);

/** What is empty is not stated; properties have no order. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, each]) => each !== '')
            .toSorted(([a], [b]) => a.localeCompare(b)),
        )
      : part,
  );
