import { z } from 'zod';
import { cartCalls } from './calls/cart.ts';
import { bodyId, fieldErrorsBody, refusalBody, roubles, withOrWithoutToken } from './validation.ts';

export const MAX_QUANTITY = 999;
export const MAX_LINES = 200;

const cartItem = z
  .object({
    product: z.int(),
    variant: z.int(),
    quantity: z.int().min(1).max(MAX_QUANTITY),
    price: roubles.describe('Current unit price, roubles'),
    original_price: roubles
      .nullable()
      .describe('Unit price before the discount; null without a discount'),
    product_name: z.string(),
    variant_name: z
      .string()
      .describe('What distinguishes this variant from the others of its product'),
    photo: z.string(),
    product_slug: z.string(),
    variant_slug: z.string(),
    available: z.boolean().describe('false: withdrawn; not in totals and not in the order'),
    sold_out: z
      .boolean()
      .describe('true: none left in stock; not in totals, and an order refuses it'),
    left: z.int().nullable().describe('Pieces in stock if there are at most five; otherwise null'),
    in_stock: z.boolean().describe('false: made to order, or not to be had'),
    readiness: z
      .string()
      .nullable()
      .describe('Stock or term in words, as the product page says them; null: not to be had'),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof cartItem>;

export const cart = z
  .object({ cart_uuid: z.uuid().nullable(), cart_items: z.array(cartItem) })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cart>;

const cartLine = z.object({
  product: bodyId,
  variant: bodyId.nullish().describe("null means the product's first variant"),
  quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
});

export const cartChange = z.object({
  cart_items: z.array(cartLine).max(MAX_LINES),
  cart_uuid: z.uuid().nullish(),
});
export type CartChange = z.infer<typeof cartChange>;

const tags = ['cart'];

export const cartEndpoints = {
  getCart: {
    ...cartCalls.getCart,
    schema: {
      tags,
      ...withOrWithoutToken,
      summary: 'The cart of the signed-in customer, or of the cart_uuid cookie; else an empty one',
      response: { 200: cart },
    },
  },
  replaceCart: {
    ...cartCalls.replaceCart,
    schema: {
      tags,
      ...withOrWithoutToken,
      summary: "Replaces the cart's lines",
      body: cartChange,
      response: { 200: cart, 400: fieldErrorsBody, 403: refusalBody },
    },
  },
  deleteCart: {
    ...cartCalls.deleteCart,
    schema: {
      tags,
      ...withOrWithoutToken,
      summary: 'Deletes a cart that has not been ordered',
      params: z.object({ cartUuid: z.uuid() }),
      response: { 204: z.null(), 404: refusalBody, 409: refusalBody },
    },
  },
} as const;
