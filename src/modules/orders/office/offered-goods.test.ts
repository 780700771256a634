import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { DeliveryCard, OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const it = withShop({ env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' } });
const { shop, office } = fixturesOf(it);
let manager: MemberWithApp;
let sofa: SomeVariant;
let pouf: SomeVariant;

beforeAll(async () => {
  [sofa, pouf] = (await pickVariants(shop.db, [5_499_000, 450_000])) as [SomeVariant, SomeVariant];
  manager = await office.complete('manager');
});
beforeEach(async () => {
  for (const { variant } of [sofa, pouf]) await setVariant(shop.db, variant, { stock: 8 });
});

const at = (number: string) => `/api/admin/orders/${number}/`;
const cardOf = async (number: string): Promise<OrderCard> =>
  (await manager.call('GET', at(number))).json();
/** The sofa of an order with these poufs, as a change takes them. */
const wanted = async (number: string, poufs: number) => {
  const { version } = await cardOf(number);
  const line = { position: null, variant: pouf.variant, quantity: poufs, price: null };
  const lines = [{ ...line, position: 0, variant: sofa.variant, quantity: 1 }, line];
  return { version, lines, place: null, agreed: null, letter: false };
};
const change = async (number: string, poufs: number) =>
  manager.call('PUT', `${at(number)}goods/`, await wanted(number, poufs));
const step = async (number: string, status: string, letter = false) => {
  const { version } = await cardOf(number);
  return manager.call('PUT', at(number), { version, status, letter });
};
const pageOf = async (url: string) => (await shop.app.inject(callOf(url))).json();
const agree = (url: string, offer: number) =>
  shop.app.inject({ method: 'PUT', url: callOf(url, 'offer/'), payload: { offer, agree: true } });

describe('goods that a customer is asked about', () => {
  it('are no more than there are, which the staff are told to the piece', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    const refused = await change(number, 9);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'out_of_stock', lines: [{ product_name: pouf.name, in_stock: 8 }] },
    ]);
    expect((await pageOf(url)).offers).toEqual([]);
    expect((await change(number, 8)).statusCode).toBe(200);
    expect(await stockOf(shop.db, pouf.variant)).toBe(8);
  });

  it('change no more once the order has left: the customer reads it on the page and in the letter', async () => {
    const { number, url, email } = await orderWithLink(shop, [sofa]);
    await change(number, 1);
    const [{ id }] = (await pageOf(url)).offers;
    await step(number, 'confirmed');
    await step(number, 'shipped', true);
    expect((await pageOf(url)).offers).toMatchObject([{ id, state: 'withdrawn' }]);
    await passUndoTime(shop.db);
    const told = () =>
      shop.letters.filter(
        ({ to, text }) => to === email && text.includes('не\u00a0дождались вашего ответа'),
      );
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1);
    await step(number, 'delivered', true);
    expect((await pageOf(url)).offers).toMatchObject([{ id, state: 'withdrawn' }]);
  });

  it('change no more by an answer that comes late', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await change(number, 1);
    const [{ id }] = (await pageOf(url)).offers;
    await step(number, 'shipped');
    expect((await agree(url, id)).json()).toMatchObject({ code: 'offer_ended' });
    const told = { state: 'agreed', offer: id, agreed: 'по телефону' };
    expect((await manager.call('PUT', `${at(number)}offer/`, told)).statusCode).toBe(409);
    expect((await cardOf(number)).lines).toHaveLength(1);
    const charge = { version: (await cardOf(number)).version, amount: 900, agreed: null };
    await manager.call('PUT', `${at(number)}charges/lift/`, charge);
    expect((await pageOf(url)).offers).toMatchObject([{ lines: [], changes: [{ kind: 'lift' }] }]);
  });

  it('that were overtaken hold up nothing and come back with no later offer', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    const goods = { ...(await wanted(number, 1)), days: { from: '2027-06-01', to: '2027-06-02' } };
    const charges = [{ kind: 'delivery', amount: 1500, reason: '' }];
    await manager.call('PUT', `${at(number)}goods/`, { ...goods, charges });
    await step(number, 'shipped');
    const charge = async (kind: string, body: object) => {
      const { version } = await cardOf(number);
      return manager.call('PUT', `${at(number)}charges/${kind}/`, { version, ...body });
    };
    await charge('assembly', { amount: 700, agreed: null });
    const offers = (await pageOf(url)).offers;
    expect(offers).toMatchObject([
      { lines: [], term: null, changes: [{ kind: 'assembly', after: 700 }], payable_after: 55_690 },
    ]);
    expect((await agree(url, offers[0].id)).json()).toMatchObject({ payable: 55_690 });

    const other = await orderWithLink(shop, [sofa]);
    await change(other.number, 1);
    await step(other.number, 'shipped');
    const { version } = await cardOf(other.number);
    const lift = { version, amount: 300, agreed: 'по телефону' };
    const done = await manager.call('PUT', `${at(other.number)}charges/lift/`, lift);
    expect([done.statusCode, done.json().payable]).toEqual([200, 55_290]);
  });

  it('are not sent with others at once: their own cards warn of it', async () => {
    const { number } = await orderWithLink(shop, [sofa]);
    await change(number, 1);
    const { version } = await cardOf(number);
    const body = { orders: [{ number, version }], status: 'shipped', letter: false };
    const answer = await manager.call('POST', '/api/admin/orders/bulk/', body);
    expect(answer.json()).toMatchObject({ changed: [], refused: [{ number, code: 'offer_open' }] });
  });

  it('are agreed to when they are gone: the customer reads which, and the staff are told once', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await change(number, 2);
    const [{ id }] = (await pageOf(url)).offers;
    await setVariant(shop.db, pouf.variant, { stock: 1 });
    const due = async () =>
      (await manager.call('GET', '/api/admin/orders/?due=offer'))
        .json()
        .orders.map((order: { number: string }) => order.number);
    expect(await due()).not.toContain(number);
    for (const _ of ['asks', 'asks again']) {
      const refused = await agree(url, id);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'out_of_stock', lines: [{ product_name: pouf.name, in_stock: 1 }] },
      ]);
    }
    const card = await cardOf(number);
    expect(card.offers).toMatchObject([{ id, state: 'offered', short: true }]);
    expect(card.events.filter(({ work }) => work?.kind === 'goods')).toMatchObject([
      { actor: 'customer', work: { of: 'short' } },
    ]);
    expect(await due()).toContain(number);
    await setVariant(shop.db, pouf.variant, { stock: 2 });
    expect((await agree(url, id)).statusCode).toBe(200);
    expect(await due()).not.toContain(number);
  });

  it('are told to who collects the order: that it may change, and that it has', async () => {
    const packer = await office.joined('warehouse');
    const seen = async (number: string): Promise<DeliveryCard> =>
      (await packer.call('GET', at(number))).json();
    const { number, url } = await orderWithLink(shop, [sofa]);
    await step(number, 'confirmed');
    expect(await seen(number)).toMatchObject({ offer_waits: false, changed_at: null });
    await change(number, 1);
    expect(await seen(number)).toMatchObject({ offer_waits: true, changed_at: null });
    await agree(url, (await pageOf(url)).offers[0].id);
    const changed = await seen(number);
    expect([changed.offer_waits, changed.lines.length]).toEqual([false, 2]);
    expect(changed.changed_at).not.toBeNull();
  });
});
