import { deepEqual } from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessages } from '../../src/messages/errors.ts';
import { orderForm } from './order-form.ts';

/** Whoever is cut off looks up before pressing again. */
const BREATH = 20;

export interface Customers {
  /** Numbers that were confirmed, by the cart that was ordered. */
  readonly confirmed: Map<string, string>;
  /** How often somebody was asked to come again. */
  refusals(): number;
  /** Resolves when so many more orders have been confirmed. */
  served(count: number): Promise<void>;
  /** Nobody comes any more; resolves when those who are here have their orders. */
  close(): Promise<void>;
  /** All go home at once, ordered or not: for the end of a test that may have failed. */
  leave(): void;
}

/**
 * People who order a product at this address one after another, each until it is confirmed: whoever is cut off or told to come again (503,
 * with a time and in Russian) sends the same once more. Anything else fails.
 */
export function sendCustomers(url: () => string, product: number, atOnce: number): Customers {
  const confirmed = new Map<string, string>();
  let refusals = 0;
  let isOpen = true;
  const home = new AbortController();
  let tell = Promise.withResolvers<void>();

  const insist = async (path: string, body: object): Promise<Record<string, unknown>> => {
    for (;;) {
      home.signal.throwIfAborted();
      const answer = await fetch(url() + path, {
        signal: home.signal,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => null);
      const said = (await answer?.json().catch(() => null)) as Record<string, unknown> | null;
      if (answer?.ok && said) return said;
      if (!answer || !said) {
        await pause(BREATH);
        continue;
      }
      refusals += 1;
      deepEqual(
        [answer.status, answer.headers.get('retry-after'), said],
        [503, '5', { detail: errorMessages.unavailable, code: 'unavailable' }],
      );
    }
  };
  const customer = async () => {
    while (isOpen) {
      const cart = await insist('/api/orders/cart/', { cart_items: [{ product }] });
      const uuid = String(cart.cart_uuid);
      const order = await insist('/api/orders/order-create/', orderForm(uuid));
      confirmed.set(uuid, String(order.number));
      const told = tell;
      tell = Promise.withResolvers();
      told.resolve();
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, customer));
  all.catch(() => undefined);
  return {
    confirmed,
    refusals: () => refusals,
    async served(count) {
      const wanted = confirmed.size + count;
      while (confirmed.size < wanted) await Promise.race([tell.promise, all]);
    },
    async close() {
      isOpen = false;
      await all;
    },
    leave: () => home.abort(),
  };
}
