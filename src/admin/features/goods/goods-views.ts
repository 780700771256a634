import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import { goodsStateNames } from '#messages/office/goods.ts';
import { builtInViews } from '#messages/office/views.ts';

/** The views that every shop has of its goods. */
export const goodsViews: readonly { readonly name: string; readonly query: GoodsFilter }[] = [
  { name: builtInViews.all, query: {} },
  ...(['sold_out', 'low', 'withdrawn'] as const).map((state) => ({
    name: goodsStateNames[state],
    query: { state },
  })),
];

/** Whether a filter leaves goods out; an order leaves out none. */
export const isFiltered = ({ sort: _, ...filter }: GoodsFilter): boolean =>
  Object.values(filter).some(Boolean);
