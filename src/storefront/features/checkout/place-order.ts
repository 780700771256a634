import { orderCalls } from '#contracts/calls/order.ts';
import type { CartItem } from '#contracts/cart.ts';
import { toKopecks, toRoubles } from '#contracts/money.ts';
import { ShopError } from '#contracts/shop.ts';
import type { CartAnswer } from '../../api/answers/cart.ts';
import { type NewOrder, readNewOrder } from '../../api/answers/new-order.ts';
import { callApi } from '../../api/call-api.ts';
import { logFailure } from '../../log.ts';
import { type FilledForm, toOrder } from './checkout-form.ts';

/** An ordered line as shown; prices are roubles. */
export interface OrderItem {
  readonly key: string;
  readonly variantId: number | null;
  readonly name: string;
  readonly variantName?: string | undefined;
  readonly photo: string;
  readonly quantity: number;
  readonly price: number;
  /** What the discount saves on all pieces. */
  readonly gain: number;
  /** Stock or term, in words. */
  readonly readiness?: string | undefined;
  readonly inStock?: boolean | undefined;
}

/** The cart at checkout. */
export interface CheckoutCart {
  readonly items: readonly OrderItem[];
  readonly total: number;
  /** What discounts save, roubles. */
  readonly gain: number;
  /** Pushes the cart to the server. Rejects with ShopError. */
  push(): Promise<CartAnswer>;
  keyOf(line: { product: number; variant: number }): string;
}

export interface PriceChange {
  readonly lines: { key: string; name: string; before: number; now: number | null }[];
  readonly totalBefore: number;
  readonly total: number;
  readonly cartUuid: string;
}

/** The result of an attempt to order. */
export type Outcome =
  | { kind: 'placed'; order: NewOrder }
  | { kind: 'priceChanged'; change: PriceChange }
  | { kind: 'cartFailed' | 'cartMissing' | 'refused' | 'failed' }
  | { kind: 'serverError'; error: ShopError };

/** Spec section 4, "Order creation": `payable` is what the customer has seen with delivery. Push the cart, require its uuid, compare the prices, create the order. */
export async function orderCart(
  form: FilledForm,
  cart: CheckoutCart,
  payable = cart.total,
): Promise<Outcome> {
  const { items, total } = cart;
  let pushed: CartAnswer;
  try {
    pushed = await cart.push();
  } catch (error) {
    logFailure('cart was not pushed', error);
    return { kind: 'cartFailed' };
  }
  if (!pushed.cart_uuid) return { kind: 'cartMissing' };

  const change = priceChange(items, total, pushed, cart.keyOf);
  if (change) return { kind: 'priceChanged', change };
  return createOrder(form, pushed.cart_uuid, payable);
}

/** Creates the order of a pushed cart with the total that the customer accepted. */
export async function createOrder(
  form: FilledForm,
  cartUuid: string,
  total: number,
): Promise<Outcome> {
  try {
    const body = toOrder(form, cartUuid, total);
    const { status, data } = await callApi(orderCalls.createOrder, body);
    const order = readNewOrder(status, data);
    return order ? { kind: 'placed', order } : { kind: 'refused' };
  } catch (error) {
    // Without a JSON body the answer is not from the shop (a proxy, a network failure).
    if (!(error instanceof ShopError) || error.body === null) {
      logFailure('order was not created', error);
      return { kind: 'failed' };
    }
    const { delivery, ...rest } = form;
    // A town that the shop does not understand is no reason to lose an order: its delivery is left to a call.
    if (delivery && error.fields.town) return createOrder(rest, cartUuid, total);
    return agreedTotalChanged(error, cartUuid, total) ?? { kind: 'serverError', error };
  }
}

/** The refusal `total_changed`: the total changed between the push and the order. */
function agreedTotalChanged(
  { code, body }: ShopError,
  cartUuid: string,
  totalBefore: number,
): Outcome | undefined {
  if (code !== 'total_changed' || typeof body !== 'object' || body === null) return undefined;
  if (!('total_price' in body) || typeof body.total_price !== 'number') return undefined;
  const change = { lines: [], totalBefore, total: body.total_price, cartUuid };
  return { kind: 'priceChanged', change };
}

const isToBeHad = ({ available, sold_out: soldOut }: CartItem) => available && !soldOut;

function priceChange(
  shown: readonly OrderItem[],
  totalBefore: number,
  pushed: CartAnswer,
  keyOf: CheckoutCart['keyOf'],
): PriceChange | null {
  // The answer has no lines to compare. The server still refuses an order with a changed total.
  if (!pushed.cart_items) return null;
  const now = new Map(pushed.cart_items.map((line) => [keyOf(line), line]));
  const lines = shown.flatMap(({ key, name, price }) => {
    const line = now.get(key);
    const current = line && isToBeHad(line) ? line.price : null;
    return current === price ? [] : [{ key, name, before: price, now: current }];
  });
  const total = toRoubles(
    pushed.cart_items
      .filter(isToBeHad)
      .reduce((sum, line) => sum + toKopecks(line.price) * line.quantity, 0),
  );
  if (lines.length === 0 && total === totalBefore) return null;
  return { lines, totalBefore, total, cartUuid: pushed.cart_uuid ?? '' };
}
