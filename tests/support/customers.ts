import { deepEqual } from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessages } from '#messages/site/errors.ts';
import { newCustomerForm } from './order-form.ts';

/** Pause before a retry after a lost connection, ms. */
const RETRY_DELAY = 20;

export interface Customers {
  /** Numbers of confirmed orders, by cart uuid. */
  readonly confirmed: Map<string, string>;
  /** Number of responses with status 503. */
  refusals(): number;
  /** Resolves when `count` more orders are confirmed. */
  served(count: number): Promise<void>;
  /** Starts no new orders; resolves when the current ones are confirmed. */
  close(): Promise<void>;
  /** Aborts all requests: for the cleanup after a failed test. */
  abort(): void;
}

/**
 * Starts customers who place one order after another. Each request is retried after a lost connection and after a 503, which must have
 * Retry-After and a Russian text. Every other error fails.
 */
export function sendCustomers(url: () => string, product: number, atOnce: number): Customers {
  const confirmed = new Map<string, string>();
  let refusals = 0;
  let isOpen = true;
  const aborter = new AbortController();
  let tell = Promise.withResolvers<void>();

  const postWithRetry = async (path: string, body: object): Promise<Record<string, unknown>> => {
    for (;;) {
      aborter.signal.throwIfAborted();
      const answer = await fetch(url() + path, {
        signal: aborter.signal,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => null);
      const said = (await answer?.json().catch(() => null)) as Record<string, unknown> | null;
      if (answer?.ok && said) return said;
      if (!answer || !said) {
        await pause(RETRY_DELAY);
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
      const cart = await postWithRetry('/api/orders/cart/', { cart_items: [{ product }] });
      const uuid = String(cart.cart_uuid);
      const order = await postWithRetry('/api/orders/order-create/', newCustomerForm(uuid));
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
    abort: () => aborter.abort(),
  };
}
