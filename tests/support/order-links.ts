import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';
import type { SomeVariant } from './catalogue.ts';
import { callAsGuest } from './customer.ts';
import { cartLine, newCustomerForm } from './order-form.ts';

export interface LinkedOrder {
  readonly id: number;
  readonly number: string;
  readonly email: string;
  readonly cartUuid: string;
  /** The path of its page. */
  readonly url: string;
}

/** An order by a guest with an e-mail of its own. */
export async function orderWithLink(
  shop: TestApp,
  variants: readonly SomeVariant[],
  form: object = {},
): Promise<LinkedOrder> {
  const lines = variants.map((variant) => cartLine(variant));
  const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', { cart_items: lines });
  const body = { ...newCustomerForm(cart.json().cart_uuid), ...form };
  const answer = await callAsGuest(shop, 'POST', '/api/orders/order-create/', body);
  expect(answer.statusCode).toBe(201);
  const { orderId: id, number, order_url: url } = answer.json();
  return { id, number, email: body.email, cartUuid: body.cart_uuid, url };
}

/** The call behind the page of a link. */
export const callOf = (url: string, action = ''): string => `/api${url}/${action}`;

/** The path of the order's page in a text. */
export const linkIn = (text: string | undefined): string =>
  /\/orders\/t\/[\w-]{43}/.exec(text ?? '')?.[0] ?? '';
