import { z } from 'zod';
import { errorCodes } from '../../errors.ts';
import { MOST_PIECES, MOST_ROUBLES } from '../../goods-limits.ts';
import {
  bodyId,
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  slug,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { goodsCalls } from './calls.ts';
import { largePrices } from './large-prices.ts';
import {
  goodsFields,
  goodsSorts,
  goodsStates,
  MOST_DAYS,
  MOST_GOODS,
  MOST_ON_PAGE,
  stockKinds,
} from './values.ts';

export const goodsPrice = roubles.positive().max(MOST_ROUBLES).multipleOf(0.01);
export const stock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counted'), pieces: z.int().min(0).max(MOST_PIECES) }),
  z.object({ kind: z.enum(stockKinds).exclude(['counted']) }),
]);
export type Stock = z.infer<typeof stock>;

const fields = z.array(z.enum(goodsFields));

/** A variant as the staff sees it. */
export const goodsRow = z.object({
  id: z.int(),
  product_id: z.int(),
  article: z.string(),
  product: z.string(),
  variant: z.string(),
  category: z.string(),
  category_slug: z.string(),
  photo: z.string(),
  page: z.string().describe('Its page in the shop'),
  price: roubles,
  old_price: roubles.nullable(),
  stock,
  low_stock: z
    .int()
    .nullable()
    .describe('So many pieces or fewer are few; null: as in the settings'),
  days: z.number().nullable().describe('It takes to make; null: not stated'),
  hidden: z.boolean().describe('The variant itself is off sale'),
  is_product_hidden: z.boolean().describe('The staff hides the product whole'),
  is_withdrawn: z.boolean().describe('Off sale, itself or with its product'),
  source: z.string().nullable().describe('The feed that it comes from'),
  held: fields.describe('What the shop has set: feeds leave it alone'),
  mastered: fields.describe('What the next feed sets all the same'),
});
export type GoodsRow = z.infer<typeof goodsRow>;

export const goodsFilter = z.strictObject({
  text: oneLineText(100)
    .optional()
    .describe('Words of name, category, article and details; each begins one'),
  category: slug.optional().describe('With those below it'),
  state: z.enum(goodsStates).optional(),
  sort: z.enum(goodsSorts).optional().describe('Else the newest first'),
});
export type GoodsFilter = z.infer<typeof goodsFilter>;

export const goodsQuery = goodsFilter.extend({
  after: z
    .string()
    .regex(/^\d+_\d+$/)
    .refine((place) => place.split('_').every((id) => databaseId.safeParse(id).success))
    .optional(),
  limit: wholeNumber(1, MOST_ON_PAGE).default(50),
  first: z
    .enum(['fitting'])
    .optional()
    .describe('Goods whose category and name have the words come first; of the first page alone'),
});
export type GoodsQuery = z.infer<typeof goodsQuery>;

/** A value as it was looked at, and the new one. */
export const step = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ from: value, to: value }).optional();

export const goodsChange = z.strictObject({
  price: step(goodsPrice),
  old_price: step(goodsPrice.nullable()),
  stock: step(stock),
  low_stock: step(z.int().min(0).max(MOST_PIECES).nullable()),
  days: step(z.number().positive().max(MOST_DAYS).nullable()),
  hidden: step(z.boolean()),
  given_back: fields
    .optional()
    .describe(
      'Of the fields that change: feeds go on to set them, as before a change that is undone',
    ),
});
export type GoodsChange = z.infer<typeof goodsChange>;

/** Goods that were not changed, and why. */
const refusedGoods = z.object({
  id: z.int(),
  article: z.string(),
  code: z.enum(errorCodes),
  detail: z.string(),
  now: goodsRow.optional().describe('Of `goods_changed`'),
});
export type RefusedGoods = z.infer<typeof refusedGoods>;

const goodsCategory = z.object({ slug: z.string(), name: z.string(), is_below: z.boolean() });

const ofLargePrices = { large_prices: largePrices.optional().describe('Of `prices_large`') };
const pricesConfirmed = z
  .boolean()
  .optional()
  .describe('Prices that change a lot are meant: without it they are refused with `prices_large`');

const one = z.object({ id: databaseId });
const answers = {
  200: goodsRow,
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody.extend({
    now: goodsRow.optional().describe('Of `goods_changed`'),
    ...ofLargePrices,
  }),
  ...closed,
};

/** Prices and stock of the goods. */
export const goodsEndpoints = {
  list: {
    ...goodsCalls.list,
    schema: {
      ...hidden,
      querystring: goodsQuery,
      response: {
        200: z.object({ goods: z.array(goodsRow), next: z.string().nullable() }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
  /** The categories to filter by, each with the one above it. */
  categories: {
    ...goodsCalls.categories,
    schema: {
      ...hidden,
      response: { 200: z.object({ categories: z.array(goodsCategory) }), ...closed },
    },
  },
  change: {
    ...goodsCalls.change,
    schema: {
      ...hidden,
      params: one,
      body: goodsChange.extend({ prices_confirmed: pricesConfirmed }),
      response: answers,
    },
  },
  /** Changes many goods, each accepted or refused by itself. More than {@link MANY_GOODS} need the second factor again. */
  changeMany: {
    ...goodsCalls.changeMany,
    schema: {
      ...hidden,
      body: z.strictObject({
        changes: z
          .array(goodsChange.extend({ id: bodyId }))
          .min(1)
          .max(MOST_GOODS),
        prices_confirmed: pricesConfirmed,
      }),
      response: {
        200: z.object({ changed: z.array(goodsRow), refused: z.array(refusedGoods) }),
        400: fieldErrorsBody,
        409: refusalBody.extend(ofLargePrices),
        ...closed,
      },
    },
  },
  /** Gives fields back to the feeds: their next import sets them. */
  release: {
    ...goodsCalls.release,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ fields: fields.min(1) }),
      response: answers,
    },
  },
} as const;
