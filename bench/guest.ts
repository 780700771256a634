import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { cartCalls } from '#contracts/calls/cart.ts';
import { orderCalls } from '#contracts/calls/order.ts';
import { findLinesToOrder } from '../tests/support/made-to-order.ts';
import { newCustomerForm } from '../tests/support/order-form.ts';

const ORDER_EVERY = 1000;

/** Result of an order: time of all three requests (cart, its second line, order) in ms, and the last status; 201: placed. */
export interface Ordered {
  readonly ms: number;
  readonly status: number;
}

export interface Guest {
  order(): Promise<Ordered>;
  leave(): void;
}

/** A guest who orders two products that are made to order, on a keep-alive connection. */
export async function comeAsGuest(base: string): Promise<Guest> {
  const [first, second] = await findLinesToOrder(base);
  if (!first || !second) throw new Error('Too few products are made to order');
  const agent = new Agent({ keepAlive: true });

  const post = async (path: string, body: object) => {
    const sent = request(base + path, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json' },
    });
    sent.end(JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return {
      status: answer.statusCode ?? 0,
      body: (await json(answer)) as Record<string, unknown>,
    };
  };

  return {
    async order() {
      const started = performance.now();
      const cart = await post(cartCalls.replaceCart.url, { cart_items: [first] });
      const cartUuid = String(cart.body.cart_uuid);
      const both = { cart_items: [first, second], cart_uuid: cartUuid };
      const filled = cart.status === 200 ? await post(cartCalls.replaceCart.url, both) : cart;
      const ordered =
        filled.status === 200
          ? await post(orderCalls.createOrder.url, newCustomerForm(cartUuid))
          : filled;
      return { ms: performance.now() - started, status: ordered.status };
    },
    leave: () => agent.destroy(),
  };
}

/** Places one order after another, at most one each second. */
export async function orderEachSecond(guest: Guest, signal: AbortSignal): Promise<Ordered[]> {
  const orders: Ordered[] = [];
  while (!signal.aborted) {
    const ordered = await guest.order();
    orders.push(ordered);
    await pause(Math.max(0, ORDER_EVERY - ordered.ms));
  }
  return orders;
}
