import { z } from 'zod';
import { variantAttributes } from '../../catalog.ts';
import { characteristic } from '../../characteristics.ts';
import {
  LONGEST_ARTICLE,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  MOST_CHARACTERISTICS,
  MOST_PACKAGES,
  MOST_PHOTOS,
  MOST_VARIANTS,
} from '../../goods-limits.ts';
import { goodsPackage } from '../../packages.ts';
import {
  bodyId,
  calendarDay,
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  slug,
  storableText,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { productCalls } from './calls.ts';
import { goodsPrice, goodsRow, stock } from './goods.ts';
import { largePrices } from './large-prices.ts';
import { productFlaws } from './values.ts';

const day = calendarDay;
/** Whether the shop shows it. The days count both and are those of the shop's time zone; null: no end on this side. */
export const visibility = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['shown', 'hidden']) }),
  z.strictObject({ kind: z.literal('days'), from: day.nullable(), until: day.nullable() }),
]);
export type Visibility = z.infer<typeof visibility>;

const editedPhoto = z.strictObject({
  photo: storableText(200),
  alt: oneLineText(300).describe('What it shows; empty: told by the name'),
});

const texts = {
  name: oneLineText(LONGEST_NAME).min(1),
  slug,
  description: storableText(LONGEST_DESCRIPTION),
  category: slug,
  seo_title: oneLineText(200).describe('Empty: the name'),
  seo_description: oneLineText(500).describe('Empty: made of name and price'),
  is_new: z.boolean().nullable().describe('Null: new by its age'),
  visibility,
};

const variantTexts = {
  name: oneLineText(LONGEST_NAME).min(1).describe('What distinguishes it from the others'),
  article: oneLineText(LONGEST_ARTICLE).min(1),
  hidden: z.boolean(),
  attributes: variantAttributes,
  characteristics: z.array(characteristic).max(MOST_CHARACTERISTICS),
  packages: z.array(goodsPackage).max(MOST_PACKAGES),
  photos: z.array(editedPhoto).max(MOST_PHOTOS),
};
const money = { price: goodsPrice, old_price: goodsPrice.nullable(), stock };

/** A variant as its product's page in the office has it. */
export const editedVariant = z.object({
  ...variantTexts,
  ...money,
  price: roubles,
  old_price: roubles.nullable(),
  id: z.int(),
  slug: z.string(),
  drawing: z.string().describe('Shown where it has no photo'),
  source: z.string().nullable().describe('The feed that it comes from, which also names it'),
  kept: z.array(z.string()).describe('What the staff has set against the feeds'),
});
export type EditedVariant = z.infer<typeof editedVariant>;

export const editedProduct = z.object({
  ...texts,
  id: z.int(),
  version: z.string().describe('Changes with everything here but prices and stock'),
  page: z.string().describe('Its page in the shop'),
  is_on_sale: z.boolean().describe('Shown in the shop now'),
  kept: z.array(z.string()).describe('What the staff has set against the feeds'),
  variants: z.array(editedVariant),
  flaws: z.array(z.enum(productFlaws)).describe('Why it cannot be bought or found, gravest first'),
});
export type EditedProduct = z.infer<typeof editedProduct>;

/** `was`: price and stock as they were looked at; null for a new variant, whose `id` is null too. */
const savedVariant = z.strictObject({
  ...variantTexts,
  ...money,
  id: bodyId.nullable(),
  was: z.object(money).nullable(),
});
export type SavedVariant = z.infer<typeof savedVariant>;

export const savedProduct = z.strictObject({
  ...texts,
  version: z.string().max(64),
  variants: z.array(savedVariant).min(1).max(MOST_VARIANTS),
  prices_confirmed: z
    .boolean()
    .optional()
    .describe(
      'Prices that change a lot are meant: without it they are refused with `prices_large`',
    ),
});
export type SavedProduct = z.infer<typeof savedProduct>;

export const newProduct = z.strictObject({
  name: texts.name,
  category: slug,
  article: variantTexts.article,
  price: goodsPrice,
});
export type NewProduct = z.infer<typeof newProduct>;

/** What goods of a category state, for its form. */
const usualAttributes = z.object({
  keys: z.array(z.string()).describe('Attributes that most of its goods have, in display order'),
  known: z
    .array(z.string())
    .describe('Attributes that any of its goods has; all that suit most goods where none has any'),
  words: z
    .record(z.string(), z.array(z.string()))
    .describe('Values by attribute, the most frequent first'),
});
export type UsualAttributes = z.infer<typeof usualAttributes>;

const one = z.object({ id: databaseId });
const answers = {
  200: editedProduct,
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody.extend({
    large_prices: largePrices.optional().describe('Of `prices_large`'),
    now: z
      .union([editedProduct, goodsRow])
      .optional()
      .describe('Of `product_changed`; of `goods_changed` the variant'),
    by: z.string().nullable().optional().describe('The member who changed it last'),
  }),
  ...closed,
};

/** Products whole: texts, variants, pictures, visibility. */
export const productEndpoints = {
  get: {
    ...productCalls.get,
    schema: { ...hidden, params: one, response: answers },
  },
  /** Makes a product with one variant, hidden until it is shown. */
  create: {
    ...productCalls.create,
    schema: {
      ...hidden,
      body: newProduct,
      response: { 201: editedProduct, 400: fieldErrorsBody, ...closed },
    },
  },
  /** Saves all of it or nothing. */
  save: {
    ...productCalls.save,
    schema: { ...hidden, params: one, body: savedProduct, response: answers },
  },
  /** Gives its texts and attributes back to the feeds. */
  release: {
    ...productCalls.release,
    schema: { ...hidden, params: one, response: answers },
  },
  /** Its page in the shop with what is typed, which is not saved. `shown`: the place of the variant that is looked at. */
  preview: {
    ...productCalls.preview,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        saved: savedProduct,
        shown: z
          .int()
          .min(0)
          .max(MOST_VARIANTS - 1),
      }),
      response: {
        200: z.object({ url: z.string().describe('The page of the shop, for an hour') }),
        400: fieldErrorsBody,
        404: refusalBody,
        ...closed,
      },
    },
  },
  usual: {
    ...productCalls.usual,
    schema: {
      ...hidden,
      querystring: z.strictObject({ category: slug }),
      response: { 200: usualAttributes, 400: fieldErrorsBody, 404: refusalBody, ...closed },
    },
  },
} as const;
