import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OrderReturns } from '#contracts/order-returns.ts';
import type { TestApp } from './build-test-app.ts';
import type { SomeVariant } from './catalogue.ts';
import { callAsGuest } from './customer.ts';
import { cartLine } from './order-form.ts';
import { callOf } from './order-links.ts';
import { noteMoney } from './order-money.ts';
import { guestFrom, placeOrder } from './place-order.ts';
import type { MemberWithApp } from './staff.ts';

interface Actors {
  /** Who leads the returns now. */
  readonly owner: () => MemberWithApp;
  readonly sofa: () => SomeVariant;
}

/** Returns of orders of sofas, as customers ask for them and the staff lead them. */
export function askedReturns(shop: TestApp, { owner, sofa }: Actors) {
  /** An order of two sofas that was handed over now and is paid, unless another status or sum is said. */
  async function ordered(status = 'delivered', form: object = {}, amount?: number) {
    const placed = await placeOrder(guestFrom(shop), [cartLine(sofa(), 2)], form);
    const { number, order_url: url } = placed as unknown as { number: string; order_url: string };
    if (amount !== 0) await noteMoney(owner(), number, amount ? { amount } : {});
    const card = `/api/admin/orders/${number}/`;
    const { version } = (await owner().call('GET', card)).json();
    const moved = await owner().call('PUT', card, { version, status, letter: false });
    expect(moved.statusCode).toBe(200);
    return { number, url };
  }

  /** Sets rules of the shop, and leaves the others. */
  const setTerms = (terms: object) =>
    shop.db.execute(sql`UPDATE site_settings SET identity = jsonb_set(identity, '{terms}',
      coalesce(identity -> 'terms', '{}') || ${JSON.stringify(terms)}::jsonb)`);

  const lines = (quantity: number) => [{ position: 0, quantity }];
  const asked = { lines: lines(1), has_defect: false, reason: 'не подошёл цвет', wish: 'money' };
  const ask = (url: string, given: object = {}) =>
    callAsGuest(shop, 'POST', callOf(url, 'returns/'), { ...asked, ...given });
  const seen = async (url: string): Promise<OrderReturns> =>
    (await callAsGuest(shop, 'GET', callOf(url, 'returns/'))).json();
  const withdraw = (url: string, id: number) =>
    callAsGuest(shop, 'POST', callOf(url, `returns/${id}/withdraw/`), {});

  const at = (id: number, part = '') => `/api/admin/returns/${id}/${part}`;
  const cardOf = async (id: number) => (await owner().call('GET', at(id))).json();
  /** Leads a return on, of its newest version. */
  async function step(id: number, to: object) {
    const { version } = await cardOf(id);
    return owner().call('POST', at(id, 'step/'), { version, step: to });
  }
  async function led(id: number, ...steps: object[]) {
    for (const one of steps) expect((await step(id, one)).statusCode).toBe(200);
  }
  const looked = (given: object = {}) => ({
    to: 'inspected',
    lines: [{ position: 0, fate: 'stock', condition: 'как новый' }],
    has_defect: false,
    ...given,
  });
  /** The goods of a return go back to their customer. */
  const back = [{ position: 0, fate: 'back' }];
  const giveBack = async (id: number, amount: number, given: object = {}) =>
    owner().call('POST', at(id, 'give-back/'), {
      version: (await cardOf(id)).version,
      amount,
      ...given,
    });
  /** An order with a return of one sofa that the shop has agreed to. */
  async function agreed(given: object = {}) {
    const order = await ordered();
    const [begun] = (await ask(order.url, given)).json().returns;
    await led(begun.id, { to: 'agreed' });
    return { ...order, id: begun.id as number };
  }
  return {
    ordered,
    setTerms,
    lines,
    asked,
    ask,
    seen,
    withdraw,
    at,
    cardOf,
    step,
    led,
    looked,
    back,
    giveBack,
    agreed,
  };
}
