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
const change = async (number: string, poufs: number, agreed: string | null = null) => {
  const { version } = await cardOf(number);
  const line = { position: null, variant: pouf.variant, quantity: poufs, price: null };
  const lines = [{ ...line, position: 0, variant: sofa.variant, quantity: 1 }, line];
  const body = { version, lines, place: null, agreed, letter: false };
  return manager.call('PUT', `${at(number)}goods/`, body);
};
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
