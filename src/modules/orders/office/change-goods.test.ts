import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { giveMoneyBack, moneyOfOrder, noteMoney } from '#tests/support/order-money.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const now = new Date('2027-03-05T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' },
});
const { shop, office } = fixturesOf(it);
const SOFA = 54_990;
const POUF = 4500.5;
let manager: MemberWithApp;
let sofa: SomeVariant;
let pouf: SomeVariant;
let grey: SomeVariant;

beforeAll(async () => {
  [sofa, pouf, grey] = (await pickVariants(shop.db, [SOFA * 100, POUF * 100, 60_000_00])) as [
    SomeVariant,
    SomeVariant,
    SomeVariant,
  ];
  manager = await office.complete('manager');
  // All orders here come from one network.
  await shop.db.execute(
    sql`UPDATE site_settings SET guest_pieces = 1000, guest_total_kopecks = 1000000000`,
  );
});
beforeEach(async () => {
  for (const one of [sofa, pouf, grey]) await stockTo(one, 10);
});

const stockTo = (one: SomeVariant, stock: number) => setVariant(shop.db, one.variant, { stock });
const stockOf = async ({ variant }: SomeVariant) =>
  (await shop.db.execute<{ stock: number }>(sql`SELECT stock FROM variants WHERE id = ${variant}`))
    .rows[0]?.stock;
const at = (number: string) => `/api/admin/orders/${number}/`;
const cardOf = async (number: string): Promise<OrderCard> =>
  (await manager.call('GET', at(number))).json();
const line = (one: SomeVariant, other: object = {}) => ({
  position: null,
  variant: one.variant,
  quantity: 1,
  price: null,
  reason: '',
  ...other,
});
const first = (other: object = {}) => line(sofa, { position: 0, ...other });

/** Changes the order of the newest version: asks the customer, unless they have agreed. */
async function change(number: string, lines: readonly object[], other: object = {}) {
  const { version } = await cardOf(number);
  const body = { version, lines, place: null, agreed: null, letter: false, ...other };
  return manager.call('PUT', `${at(number)}goods/`, body);
}
const agreed = { agreed: 'звонок в 12:40' };
const pageOf = async (url: string) => (await shop.app.inject(callOf(url))).json();
const answer = (url: string, offer: number, agree = true) =>
  shop.app.inject({ method: 'PUT', url: callOf(url, 'offer/'), payload: { offer, agree } });
const linesOf = ({ lines }: OrderCard) =>
  lines.map(({ position, variant, quantity, price, from_stock: taken }) => [
    position,
    variant,
    quantity,
    price,
    taken,
  ]);

describe('goods of an order that the customer is asked about', () => {
  it('stay as they are until the answer; then lines, sums and stock follow', async () => {
    const { number, url } = await orderWithLink(shop, [sofa], { payment_type: 'partial' });
    expect(await stockOf(sofa)).toBe(9);
    const wanted = [line(grey, { quantity: 2 }), line(pouf, { price: 4000, reason: 'образец' })];
    const asked = await change(number, wanted);
    expect(asked.json()).toMatchObject({ payable: SOFA, lines: [{ variant: sofa.variant }] });
    const page = await pageOf(url);
    const titles = [grey, pouf, sofa].map(({ name }) => expect.stringContaining(name));
    expect(page).toMatchObject({ payable: SOFA, list_of_products: [{ variant: sofa.variant }] });
    expect(page.offers).toMatchObject([
      {
        state: 'offered',
        changes: [],
        lines: [
          { title: titles[0], before: null, after: { quantity: 2, price: 60_000 } },
          { title: titles[1], after: { quantity: 1, price: 4000 }, reason: 'образец' },
          { title: titles[2], before: { quantity: 1, price: SOFA }, after: null },
        ],
        payable_before: SOFA,
        payable_after: 124_000,
      },
    ]);
    expect([await stockOf(sofa), await stockOf(grey)]).toEqual([9, 10]);

    const done = (await answer(url, page.offers[0].id)).json();
    expect(done).toMatchObject({
      payable: 124_000,
      amount_due: 62_000,
      offers: [{ state: 'agreed', lines: [{}, {}, {}] }],
    });
    const card = await cardOf(number);
    expect(linesOf(card)).toEqual([
      [1, grey.variant, 2, 60_000, 2],
      [2, pouf.variant, 1, 4000, 1],
    ]);
    expect(card.events.at(-1)).toMatchObject({
      actor: 'customer',
      work: { kind: 'offer', state: 'agreed', lines: [{ before: null }, {}, { after: null }] },
    });
    expect([await stockOf(sofa), await stockOf(grey), await stockOf(pouf)]).toEqual([10, 8, 9]);
  });

  it('of an order that is paid in part say what has come and what is left', async () => {
    const { number, url, email } = await orderWithLink(shop, [sofa]);
    await noteMoney(manager, number, { amount: 20_000 });
    await change(number, [first({ quantity: 2 })], { agreed: 'по телефону', letter: true });
    expect(await pageOf(url)).toMatchObject({ paid: 20_000, payable: 109_980 });
    await passUndoTime(shop.db);
    const told = () =>
      shop.letters.filter(
        ({ to, text }) =>
          to === email && /стало 2.шт\.[\s\S]*20.000,00.₽[\s\S]*89.980,00.₽/.test(text),
      ).length;
    await expect.poll(told, { timeout: 20_000 }).toBe(1);
  });

  it('are told by letters, before the answer and after it', async () => {
    const { number, url, email } = await orderWithLink(shop, [sofa]);
    await change(number, [first({ quantity: 2 })], {
      place: { city: 'Образцово', address: 'ул. Новая, д. 5, кв. 17', department_number: null },
    });
    await passUndoTime(shop.db);
    const lettersWith = (text: string) =>
      shop.letters.filter(
        (letter) => letter.to === email && letter.text.replaceAll('\u00a0', ' ').includes(text),
      ).length;
    await expect.poll(() => lettersWith('Предлагаем изменить заказ.')).toBe(1);
    expect(lettersWith('было 54 990,00 ₽, стало 2 шт. по 54 990,00 ₽.')).toBe(1);
    expect(lettersWith('стало «Образцово, ул. Новая, д. 5, кв. •••».')).toBe(1);
    const [offer] = (await pageOf(url)).offers;
    await answer(url, offer.id);
    const told = () => lettersWith('было 54 990,00 ₽, стало 2 шт. по 54 990,00 ₽.');
    await expect.poll(told).toBe(2);
    expect(await cardOf(number)).toMatchObject({
      city: 'Образцово',
      address: 'ул. Новая, д. 5, кв. 17',
    });
  });

  it('are asked about together with charges and an address that wait', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    const lift = { version: 1, amount: 800, reason: '', agreed: null };
    await manager.call('PUT', `${at(number)}charges/lift/`, lift);
    await change(number, [first(), line(pouf)]);
    const [both] = (await pageOf(url)).offers;
    expect(both).toMatchObject({
      changes: [{ kind: 'lift' }],
      lines: [{ after: { price: POUF } }],
      payable_after: SOFA + POUF + 800,
    });
    expect((await change(number, [first()], agreed)).json()).toMatchObject({ code: 'offer_open' });
    const { wanted } = (await cardOf(number)).offers.at(-1) ?? {};
    expect(wanted).toMatchObject({
      lines: [{ position: null, variant: pouf.variant, quantity: 1, price: POUF, is_gone: false }],
      place: null,
    });
    await change(number, [first(), line(pouf)], {
      place: { city: 'Образцово', address: 'ул. Новая, д. 5', department_number: null },
    });
    const all = (await pageOf(url)).offers.at(-1);
    expect(all).toMatchObject({
      changes: [{ kind: 'lift' }],
      lines: [{ after: { price: POUF } }],
      address: { after: 'Образцово, ул. Новая, д. 5' },
    });
    expect((await answer(url, all.id)).json()).toMatchObject({ payable: SOFA + POUF + 800 });
    expect(await cardOf(number)).toMatchObject({ city: 'Образцово' });
  });

  it('are not agreed to where they are sold out by now, and the offer stays', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await change(number, [first(), line(pouf, { quantity: 3 })]);
    await stockTo(pouf, 2);
    const [{ id }] = (await pageOf(url)).offers;
    const refused = await answer(url, id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'out_of_stock', lines: [{ variant: pouf.variant, in_stock: 2 }] },
    ]);
    expect((await pageOf(url)).offers).toMatchObject([{ id, state: 'offered' }]);
    expect([linesOf(await cardOf(number)).length, await stockOf(pouf)]).toEqual([1, 2]);
    await stockTo(pouf, 3);
    expect((await answer(url, id)).json()).toMatchObject({ payable: SOFA + 3 * POUF });
  });

  it('stand in «Сегодня» where the customer has not answered for a day', async () => {
    const { number } = await orderWithLink(shop, [sofa]);
    await change(number, [first({ quantity: 2 })]);
    const due = async () =>
      (await manager.call('GET', '/api/admin/orders/?due=offer'))
        .json()
        .orders.map((order: { number: string }) => order.number);
    expect(await due()).not.toContain(number);
    await shop.db.execute(sql`
      UPDATE order_offers SET made_at = made_at - interval '25 hours'
      WHERE order_id = (SELECT id FROM orders WHERE number = ${number})`);
    expect(await due()).toContain(number);
    const { queues } = (await manager.call('GET', '/api/admin/today/')).json();
    expect(queues).toContainEqual(expect.objectContaining({ name: 'offers_waiting', count: 1 }));
  });

  it('change once, whoever answers and changes at the same moment', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await change(number, [first({ quantity: 2 })]);
    const [{ id }] = (await pageOf(url)).offers;
    const { version } = await cardOf(number);
    const other = { version, lines: [first({ quantity: 5 })], place: null, agreed: null };
    const answers = await Promise.all([
      answer(url, id),
      answer(url, id),
      manager.call('PUT', `${at(number)}goods/`, other),
      manager.call('PUT', `${at(number)}goods/`, other),
    ]);
    const [agree, again, ...members] = answers.map(({ statusCode }) => statusCode === 200);
    expect([agree, again].filter(Boolean).length + members.filter(Boolean).length).toBe(1);
    const pieces = agree || again ? 2 : 1;
    expect(linesOf(await cardOf(number))).toEqual([[0, sofa.variant, pieces, SOFA, pieces]]);
    expect(await stockOf(sofa)).toBe(10 - pieces);
  });
});

describe('goods of an order that are changed at once', () => {
  it('keep what was before, with how the customer has agreed', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    const card = (await change(number, [first({ quantity: 3 })], agreed)).json();
    expect(card).toMatchObject({ payable: 3 * SOFA, total: 3 * SOFA });
    expect(card.events.at(-1)).toMatchObject({
      by: 'Вера',
      work: { kind: 'offer', state: 'agreed', agreed: 'звонок в 12:40', lines: [{}] },
    });
    expect((await pageOf(url)).offers).toMatchObject([
      { state: 'agreed', lines: [{ before: { quantity: 1 }, after: { quantity: 3 } }] },
    ]);
    expect(await stockOf(sofa)).toBe(7);
    await change(number, [first({ quantity: 2 })], agreed);
    expect(await stockOf(sofa)).toBe(8);
    await manager.call('PUT', at(number), {
      version: (await cardOf(number)).version,
      status: 'cancelled',
      letter: false,
    });
    expect(await stockOf(sofa)).toBe(10);
  });

  it('raise what is to be paid, or leave what was paid too much', async () => {
    const { number } = await orderWithLink(shop, [sofa]);
    await noteMoney(manager, number);
    await change(number, [first(), line(pouf)], agreed);
    expect(await cardOf(number)).toMatchObject({ payment: 'partially_paid' });
    expect(await moneyOfOrder(manager, number)).toMatchObject({ left: POUF, overpaid: 0 });
    await change(number, [line(pouf, { position: 1 })], agreed);
    expect(await moneyOfOrder(manager, number)).toMatchObject({ left: 0, overpaid: SOFA - POUF });
    expect(await cardOf(number)).toMatchObject({ payment: 'paid' });
    // A line that comes back is a new one: receipts may name the old one.
    await change(number, [line(pouf, { position: 1 }), line(sofa)], agreed);
    expect(linesOf(await cardOf(number))).toEqual([
      [1, pouf.variant, 1, POUF, 1],
      [2, sofa.variant, 1, SOFA, 1],
    ]);
  });

  it('take nothing from stock for an order whose goods are not held', async () => {
    const { number } = await orderWithLink(shop, [sofa]);
    await shop.db.execute(
      sql`UPDATE orders SET availability_unconfirmed = true WHERE number = ${number}`,
    );
    await change(number, [first(), line(pouf)], agreed);
    expect(await stockOf(pouf)).toBe(10);
  });

  it.each<[string, () => object[], string, string]>([
    ['no line', () => [], 'lines', 'хотя бы один товар'],
    ['goods twice', () => [first(), line(sofa)], 'lines', 'стоит дважды'],
    ['a line twice', () => [first(), line(pouf, { position: 0 })], 'lines', 'стоит дважды'],
    ['a line that is not there', () => [first({ position: 7 })], 'lines', 'больше нет'],
    ['a price without a reason', () => [first({ price: 1 })], 'reason', 'почему цена другая'],
    ['goods that are unknown', () => [line({ ...sofa, variant: 1_999_999 })], 'lines', 'снят'],
    ['nothing new', () => [first()], 'lines', 'Ничего не изменилось'],
  ])('are refused with the field: %s', async (_, lines, field, said) => {
    const { number } = await orderWithLink(shop, [sofa]);
    const refused = await change(number, lines(), agreed);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()[field][0].replaceAll('\u00a0', ' ')).toContain(said);
    expect(linesOf(await cardOf(number))).toEqual([[0, sofa.variant, 1, SOFA, 1]]);
  });

  it('are refused beyond the stock, off sale, on their way, over, and of another version', async () => {
    const { number } = await orderWithLink(shop, [sofa]);
    const many = await change(number, [first({ quantity: 11 })], agreed);
    expect(many.json()).toMatchObject({ code: 'out_of_stock', lines: [{ in_stock: 9 }] });
    await shop.db.execute(sql`UPDATE variants SET withdrawn = true WHERE id = ${grey.variant}`);
    expect((await change(number, [line(grey)], agreed)).json()).toHaveProperty('lines');
    await shop.db.execute(sql`UPDATE variants SET withdrawn = false WHERE id = ${grey.variant}`);
    const old = await change(number, [line(pouf)], { ...agreed, version: 99 });
    expect([old.statusCode, old.json().code]).toEqual([409, 'order_changed']);
    const step = async (status: string) =>
      manager.call('PUT', at(number), {
        version: (await cardOf(number)).version,
        status,
        letter: false,
      });
    await step('confirmed');
    await step('shipped');
    expect((await change(number, [line(pouf)], agreed)).json()).toHaveProperty('lines');
    await step('delivered');
    expect((await change(number, [line(pouf)], agreed)).json().code).toBe('order_over');
    expect(await stockOf(sofa)).toBe(9);
  });

  it('are no lines for which money was given back', async () => {
    const { number } = await orderWithLink(shop, [sofa, pouf]);
    await noteMoney(manager, number);
    await giveMoneyBack(manager, number, { amount: 1000 });
    const refused = await change(number, [first({ quantity: 2 })], agreed);
    expect(refused.json().lines[0]).toContain('уже возвращали деньги');
    const added = [first(), line(pouf, { position: 1 }), line(grey)];
    expect((await change(number, added, agreed)).statusCode).toBe(200);
  });

  it('are not changed by who sees no sums', async () => {
    const { number } = await orderWithLink(shop, [sofa]);
    const packer = await office.joined('warehouse');
    const body = { version: 1, lines: [first({ quantity: 2 })], place: null, ...agreed };
    const refused = await packer.call('PUT', `${at(number)}goods/`, body);
    expect([refused.statusCode, await stockOf(sofa)]).toEqual([403, 9]);
  });
});
