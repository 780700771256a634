import { isDeepStrictEqual } from 'node:util';
import type { SavedVariant } from '#contracts/admin/goods/products.ts';
import { toKopecks } from '#contracts/money.ts';
import { slugOf } from '#contracts/slug-of.ts';
import { forgetWithdrawal } from '#modules/ownership/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChangeOfOne } from '../change-fields.ts';
import { stored } from '../present.ts';
import {
  insertVariants,
  type NewVariant,
  type PartsOf,
  replacePhotos,
  updateVariants,
  type VariantRow,
  writeCharacteristics,
  writePackages,
} from './queries.ts';
import type { StoredProduct } from './stored.ts';

/** Writes the variants in their order, prices and stock of known ones apart, and returns their ids. */
export async function saveVariants(
  db: Database,
  { product, variants }: StoredProduct,
  saved: readonly SavedVariant[],
): Promise<number[]> {
  const known = new Map(variants.map((one) => [one.id, one]));
  const typed = typedVariants(variants, saved);
  const changed = typed.flatMap(({ id, ...one }) => (id === null ? [] : [{ ...one, id }]));
  await updateVariants(db, changed);
  await forgetWithdrawal(
    db,
    changed
      .filter(({ id, withdrawn }) => withdrawn !== known.get(id)?.withdrawn)
      .map(({ id }) => id),
  );
  const added = typed.filter(({ id }) => id === null);
  const ids = await insertVariants(db, product.id, added);
  const idOf = new Map(added.map(({ position }, index) => [position, ids[index] ?? 0]));
  const all = typed.map(({ id, position }) => id ?? idOf.get(position) ?? 0);
  const changedParts = <Kind extends 'photos' | 'characteristics' | 'packages'>(kind: Kind) =>
    saved.flatMap((one, index): PartsOf<SavedVariant[Kind][number]>[] => {
      const before = one.id === null ? [] : (known.get(one.id)?.[kind] ?? []);
      return isDeepStrictEqual(before, one[kind])
        ? []
        : [{ variantId: all[index] ?? 0, parts: one[kind] }];
    });
  await replacePhotos(db, changedParts('photos'));
  await writeCharacteristics(db, changedParts('characteristics'));
  await writePackages(db, changedParts('packages'));
  return all;
}

/** The rows of variants as a save makes them, in their order; a new one has no id. Prices and stock of known ones are written apart. */
export function typedVariants(
  known: readonly VariantRow[],
  saved: readonly SavedVariant[],
): (NewVariant & { readonly id: number | null })[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  const slugs = new Set(known.map(({ slug }) => slug));
  return saved.map((one, position) => {
    const before = one.id === null ? undefined : byId.get(one.id);
    return {
      id: before?.id ?? null,
      slug: before?.slug ?? freeSlug(one.name, slugs),
      name: one.name,
      article: one.article,
      position,
      withdrawn: one.hidden,
      attributes: one.attributes,
      price: toKopecks(one.price),
      oldPrice: one.old_price === null ? null : toKopecks(one.old_price),
      ...stored(one.stock),
      ownPhotos: before?.ownPhotos || !isDeepStrictEqual(before?.photos ?? [], one.photos),
    };
  });
}

/** A slug made of the name that no variant of the product has. */
function freeSlug(name: string, taken: Set<string>): string {
  const wanted = slugOf(name) || 'variant';
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}

/** What changes of price and stock of a known variant, from what was looked at; undefined where nothing does. */
export function stepsOf({
  id,
  was,
  price,
  old_price,
  stock,
}: SavedVariant): ChangeOfOne | undefined {
  if (id === null || was === null) return undefined;
  const change = {
    ...(was.price !== price && { price: { from: was.price, to: price } }),
    ...(was.old_price !== old_price && { old_price: { from: was.old_price, to: old_price } }),
    ...(!isDeepStrictEqual(was.stock, stock) && { stock: { from: was.stock, to: stock } }),
  };
  return Object.keys(change).length > 0 ? { id, ...change } : undefined;
}
