import { isDeepStrictEqual } from 'node:util';
import type { SavedProduct, SavedVariant } from '#contracts/admin/goods/products.ts';
import { attributeKeys } from '#contracts/attributes.ts';
import type { KeptFields, KeptVariantField } from '#modules/ownership/index.ts';
import type { VariantRow } from './queries.ts';
import type { StoredProduct } from './stored.ts';

/** What a save changes of known goods, and feeds leave alone from then on. */
export function keptOf({ product, variants }: StoredProduct, saved: SavedProduct): KeptFields {
  const known = new Map(variants.map((one) => [one.id, one]));
  const changed = saved.variants.flatMap((one) => {
    const before = one.id === null ? undefined : known.get(one.id);
    const fields = before ? changedFields(before, one) : [];
    return before && fields.length > 0 ? [[before.id, fields] as const] : [];
  });
  return {
    product: [
      ...(product.name === saved.name ? [] : (['name'] as const)),
      ...(product.description === saved.description.trim() ? [] : (['description'] as const)),
      ...(product.category === saved.category ? [] : (['category'] as const)),
    ],
    variants: new Map(changed),
  };
}

function changedFields(before: VariantRow, one: SavedVariant): KeptVariantField[] {
  const keys = attributeKeys.filter(
    (key) => !isDeepStrictEqual(before.attributes[key], one.attributes[key]),
  );
  return [
    ...keys.map((key) => `attributes.${key}` as const),
    ...(isDeepStrictEqual(before.characteristics, one.characteristics)
      ? []
      : (['characteristics'] as const)),
    ...(before.name === one.name ? [] : (['name'] as const)),
  ];
}
