// The values that fields can have, and their limits: without Zod, which would come into the bundle of the office with them.

/** How the pieces of a variant are told: counted, there without a count, or made when ordered. */
export const stockKinds = ['counted', 'uncounted', 'to_order'] as const;
export type StockKind = (typeof stockKinds)[number];

/** Goods that are on sale, sold out, few, made to order, whose price or stock the shop sets itself, and off sale. */
export const goodsStates = ['on_sale', 'sold_out', 'low', 'to_order', 'held', 'withdrawn'] as const;
export type GoodsState = (typeof goodsStates)[number];

/** How the list can be sorted beside its usual order, the newest first: by name, price or pieces, upwards or downwards. Without a count is more than any count. */
export const goodsSorts = [
  'name',
  'name_down',
  'price',
  'price_down',
  'stock',
  'stock_down',
] as const;
export type GoodsSort = (typeof goodsSorts)[number];

/** What the staff sets beside the feeds. */
export const goodsFields = ['price', 'old_price', 'stock'] as const;
export type GoodsField = (typeof goodsFields)[number];

/** What the staff changes of many goods at once: beside prices and stock the pieces that are few, the days that they take to make, and whether a variant is shown. */
export const sheetFields = [...goodsFields, 'low_stock', 'days', 'hidden'] as const;
export type SheetField = (typeof sheetFields)[number];

/** Nothing takes longer to make, days. */
export const MOST_DAYS = 3650;

/** So many goods can be changed at once. */
export const MOST_GOODS = 500;
/** More of them at once are a danger: the second factor is asked for again. */
export const MANY_GOODS = 50;
/** A page of their list has so many at most. */
export const MOST_ON_PAGE = 500;

/** Whether a product is shown in the shop: by the word of the staff, or between two days. */
export const visibilityKinds = ['shown', 'hidden', 'days'] as const;
export type VisibilityKind = (typeof visibilityKinds)[number];

/** Why a product cannot be bought or found, or is shown worse than it could be. */
export const productFlaws = [
  'hidden',
  'not_yet',
  'no_longer',
  'withdrawn',
  'no_variants',
  'category_hidden',
  'sold_out',
  'no_photo',
  'no_sizes',
  'no_description',
  'no_model',
] as const;
export type ProductFlaw = (typeof productFlaws)[number];

/** Those that keep it from being bought or found. */
export const gravestFlaws: readonly ProductFlaw[] = [
  'hidden',
  'not_yet',
  'no_longer',
  'withdrawn',
  'no_variants',
  'category_hidden',
  'sold_out',
];

/** Why pieces of goods come and go. `other`: no reason was given, as for a statement typed into the database. */
export const movementReasons = [
  'order',
  'cancelled',
  'unpaid',
  'refunded',
  'returned',
  'receipt',
  'writeoff',
  'count',
  'correction',
  'import',
  'import_undone',
  'other',
] as const;
export type MovementReason = (typeof movementReasons)[number];

/** What the staff brings in and takes out by itself. */
export const handReasons = ['receipt', 'writeoff'] as const satisfies readonly MovementReason[];
export type HandReason = (typeof handReasons)[number];

/** So many goods come or go at once. */
export const MOST_MOVED = 200;
/** A count has so many goods at most. */
export const MOST_COUNTED = 2000;
/** The words beside a movement. */
export const LONGEST_NOTE = 200;
