import type { TestApp } from './build-test-app.ts';
import type { callAsGuest } from './customer.ts';
import { newCustomerForm } from './order-form.ts';

type Answer = Awaited<ReturnType<typeof callAsGuest>>;

/** Posts to the API as a guest or a customer. */
export type Post = (url: string, payload: object) => PromiseLike<Answer>;

export const guestFrom =
  ({ app }: TestApp, remoteAddress = '127.0.0.1'): Post =>
  (url, payload) =>
    app.inject({ method: 'POST', url, payload, remoteAddress });

/** The answer to an order. A refused one has only the status and what the refusal says. */
export interface Placed {
  readonly status: number;
  readonly orderId: number;
  readonly number: string;
  readonly order_url: string;
  readonly availability_unconfirmed: boolean;
  readonly letter_withheld: boolean;
}

/** Orders a new cart with these lines, with an e-mail that no other order has unless `form` says another. */
export async function placeOrder(post: Post, lines: object[], form: object = {}): Promise<Placed> {
  const cart = await post('/api/orders/cart/', { cart_items: lines });
  const body = { ...newCustomerForm(cart.json().cart_uuid), ...form };
  const answer = await post('/api/orders/order-create/', body);
  return { ...answer.json(), status: answer.statusCode };
}
