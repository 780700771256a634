import { beforeAll, beforeEach, expect } from 'vitest';
import { askedReturns } from '#tests/support/asked-returns.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf } from '#tests/support/order-links.ts';
import { moneyOfOrder } from '#tests/support/order-money.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const PRICE = 54_990;
/** What is left to pay for the order instead. */
const OPEN = 29_745;
const BACK = PRICE - OPEN;
const now = new Date('2027-03-01T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let owner: MemberWithApp;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [PRICE * 100])) as [SomeVariant];
  owner = await office.complete('owner');
});
beforeEach(() => setVariant(shop.db, sofa.variant, { stock: 20 }));

const { ordered, ask, seen, at, cardOf, step, led, looked, giveBack } = askedReturns(shop, {
  owner: () => owner,
  sofa: () => sofa,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const timelineOf = async (url: string): Promise<string[]> =>
  (await callAsGuest(shop, 'GET', callOf(url, '')))
    .json()
    .timeline.map(({ title }: { title: string }) => plain(title));

/** A sofa that was looked at and is to be exchanged for an order of which so much is left to pay. */
async function exchanged(email: string, open: number) {
  const form = { phone_number: '+70000000021', email };
  const old = await ordered('delivered', form);
  const { id } = (await ask(old.url, { wish: 'exchange' })).json().returns[0];
  await led(id, { to: 'agreed' }, { to: 'received' }, looked());
  const instead = await ordered('confirmed', form, open === 2 * PRICE ? 0 : 2 * PRICE - open);
  const end = { to: 'closed', outcome: 'exchange', settlement: 'counted' };
  return { old, instead, id: id as number, end: { ...end, replacement: instead.number } };
}
const waits = async (id: number) =>
  (await owner.call('GET', '/api/admin/returns/?waits=money'))
    .json()
    .rows.some((row: { id: number }) => row.id === id);

it('counts into the order instead what is left there, and gives back the difference', async () => {
  const email = 'exchange-money@example.ru';
  const { old, instead, id, end } = await exchanged(email, OPEN);
  const told = await owner.call('GET', at(id, `exchange/${instead.number}/`));
  expect(told.json()).toEqual({
    number: old.number,
    replacement: instead.number,
    counted: OPEN,
    back: BACK,
  });
  await led(id, end);
  const [before, after] = [
    await moneyOfOrder(owner, old.number),
    await moneyOfOrder(owner, instead.number),
  ];
  expect(before).toMatchObject({ paid: 2 * PRICE - OPEN, lowered: OPEN, left: 0 });
  expect(after).toMatchObject({ paid: 2 * PRICE, left: 0 });
  const papers = after.payments.map(({ document }: { document: string }) => plain(document));
  expect(papers).toContain(`Возврат № ${id}`);
  expect(plain(before.payments[0].refunds[0].reason)).toContain(`Возврат № ${id}, зачёт`);
  expect(await cardOf(id)).toMatchObject({ counted: OPEN, left: BACK, pays_back: true });
  expect(await waits(id)).toBe(true);
  const letters = () =>
    shop.letters.filter(({ to, key }) => to === email && key.startsWith('return-'));
  const words = `Из денег за товар 29 745 ₽ засчитываем в оплату заказа ${instead.number}. Разницу, 25 245 ₽, вернём не позже 11 марта 2027 г.`;
  await expect.poll(() => letters().some(({ text }) => plain(text).includes(words))).toBe(true);
  expect((await seen(old.url)).returns).toMatchObject([
    { counted: OPEN, given_back: [], money_by: '2027-03-11' },
  ]);
  expect(await timelineOf(old.url)).toContain(
    `Засчитано в оплату заказа ${instead.number}: 29 745 ₽`,
  );
  expect(await timelineOf(instead.url)).toContain(
    `Заказ взамен товаров из заказа ${old.number}, возврат № ${id}`,
  );
  expect((await giveBack(id, BACK)).json()).toMatchObject({ left: 0, money_by: null });
  expect(await waits(id)).toBe(false);
  expect((await seen(old.url)).returns).toMatchObject([
    { given_back: [{ amount: BACK }], money_by: null },
  ]);
});

it('counts all of it into an order that costs more', async () => {
  const { id, end, instead } = await exchanged('exchange-more@example.ru', 2 * PRICE);
  await led(id, end);
  expect(await cardOf(id)).toMatchObject({ counted: PRICE, left: 0, money_by: null });
  expect(await moneyOfOrder(owner, instead.number)).toMatchObject({ paid: PRICE, left: PRICE });
  expect(await waits(id)).toBe(false);
});

it('counts nothing into an order that is paid', async () => {
  const { old, id, end } = await exchanged('exchange-paid@example.ru', OPEN);
  const paid = await ordered('confirmed', { phone_number: '+70000000021' });
  const { settlement } = (await step(id, { ...end, replacement: paid.number })).json();
  expect(settlement).toHaveLength(1);
  expect(await moneyOfOrder(owner, old.number)).toMatchObject({ paid: 2 * PRICE });
});
