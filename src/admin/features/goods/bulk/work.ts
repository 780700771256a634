import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { ProductChange } from '#contracts/admin/goods/goods-bulk.ts';
import { goodsFields, sheetFields } from '#contracts/admin/goods/values.ts';
import type { GoodsChange } from '../queries.ts';

export type VariantChange = GoodsChange & { readonly id: number };

/** Fields of goods that are given back to feeds, or held again. */
export interface Holds {
  readonly goods: { readonly id: number; readonly fields: GoodsRow['held'] }[];
  readonly held: boolean;
}

/** What is to be done with a selection, each part by a call of its own. */
export interface GoodsWork {
  readonly variants?: readonly VariantChange[];
  readonly products?: readonly ProductChange[];
  readonly holds?: Holds;
}

/** How many products and variants a work touches. A product that changes whole has no variants of its own here. */
export function touchedBy(work: GoodsWork, known: ReadonlyMap<number, GoodsRow>) {
  const ids = new Set([
    ...(work.variants ?? []).map(({ id }) => id),
    ...(work.holds?.goods ?? []).map(({ id }) => id),
  ]);
  const products = new Set((work.products ?? []).map(({ id }) => id));
  for (const id of ids) {
    const product = known.get(id)?.product_id;
    if (product !== undefined) products.add(product);
  }
  return { products: products.size, variants: ids.size };
}

/** Shows or hides variants; what the staff hides whole is shown whole. */
export function showingWork(goods: readonly GoodsRow[], isHidden: boolean): GoodsWork {
  const products = new Set(
    goods.filter((one) => one.is_product_hidden && !isHidden).map((one) => one.product_id),
  );
  return {
    variants: goods
      .filter(({ hidden }) => hidden !== isHidden)
      .map(({ id }) => ({ id, hidden: { from: !isHidden, to: isHidden } })),
    products: [...products].map((id) => ({ id, hidden: { from: true, to: false } })),
  };
}

/** Puts the products of the goods into a category. */
export function categoryWork(goods: readonly GoodsRow[], to: string): GoodsWork {
  const from = new Map(goods.map((one) => [one.product_id, one.category_slug]));
  return {
    products: [...from]
      .filter(([, category]) => category !== to)
      .map(([id, category]) => ({ id, category: { from: category, to } })),
  };
}

/** How long the goods take to make; null: not stated. */
export const daysWork = (goods: readonly GoodsRow[], to: number | null): GoodsWork => ({
  variants: goods
    .filter(({ days }) => days !== to)
    .map(({ id, days }) => ({ id, days: { from: days, to } })),
});

/** Gives fields back to the feeds that the goods come from. */
export function releaseWork(goods: readonly GoodsRow[], fields: GoodsRow['held']): GoodsWork {
  const held = goods.flatMap((one) => {
    const released = releasable(one).filter((field) => fields.includes(field));
    return released.length > 0 ? [{ id: one.id, fields: released }] : [];
  });
  return { holds: { goods: held, held: false } };
}

/** The fields that a feed could set again. */
export const releasable = ({ source, held }: GoodsRow): GoodsRow['held'] =>
  source === null ? [] : held;

/** What a work has changed. */
export interface Done {
  readonly variants: ReadonlySet<number>;
  readonly products: ReadonlyMap<number, { readonly newly_kept: boolean }>;
  readonly holds: ReadonlySet<number>;
}

/** The work that puts all back: the values, and who sets them. `known`: the goods before. */
export function undoOf(
  work: GoodsWork,
  done: Done,
  known: ReadonlyMap<number, GoodsRow>,
): GoodsWork {
  return {
    variants: (work.variants ?? [])
      .filter(({ id }) => done.variants.has(id))
      .map((change) => {
        const steps = sheetFields.flatMap((field) => {
          const step = change[field];
          return step ? [[field, { from: step.to, to: step.from }] as const] : [];
        });
        const held = known.get(change.id)?.held ?? [];
        const back = goodsFields.filter((field) => change[field] && !held.includes(field));
        return { id: change.id, ...(Object.fromEntries(steps) as GoodsChange), given_back: back };
      }),
    products: (work.products ?? [])
      .filter(({ id }) => done.products.has(id))
      .map(({ id, category, hidden }) => ({
        id,
        ...(category && { category: { from: category.to, to: category.from } }),
        ...(hidden && { hidden: { from: hidden.to, to: hidden.from } }),
        given_back: done.products.get(id)?.newly_kept ?? false,
      })),
    ...(work.holds && {
      holds: {
        goods: work.holds.goods.filter(({ id }) => done.holds.has(id)),
        held: !work.holds.held,
      },
    }),
  };
}
