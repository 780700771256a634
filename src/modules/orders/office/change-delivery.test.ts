import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { setTerms } from '#tests/support/terms-of-shop.ts';
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

beforeAll(async () => {
  [sofa, pouf] = (await pickVariants(shop.db, [SOFA * 100, POUF * 100])) as [
    SomeVariant,
    SomeVariant,
  ];
  for (const { variant } of [sofa, pouf]) await setVariant(shop.db, variant, { stock: 10 });
  manager = await office.complete('manager');
});
beforeEach(() => setTerms(shop, someTerms));

const cardOf = async (number: string): Promise<OrderCard> =>
  (await manager.call('GET', `/api/admin/orders/${number}/`)).json();

/** An order to the second floor of a house in Tver, as the staff see it. */
async function orderToTver() {
  const to = { town: TVER, city: 'Тверь', address: 'ул. Садовая, д. 1', floor: 2 };
  const placed = await orderWithLink(shop, [sofa], to);
  return { ...placed, card: await cardOf(placed.number) };
}

async function change({ number, version }: OrderCard, other: object) {
  const sofas = { position: 0, variant: sofa.variant, quantity: 1, price: null };
  const body = { version, lines: [sofas], place: null, agreed: null, letter: false, ...other };
  return manager.call('PUT', `/api/admin/orders/${number}/goods/`, body);
}

const costOf = ({ charges }: OrderCard, wanted: string) =>
  charges.find(({ kind }) => kind === wanted)?.amount ?? 0;

describe('delivery that is another one with the goods of an order', () => {
  const elsewhere = {
    place: {
      city: 'Ржев',
      town: 'Ржев, Тверская область',
      address: 'ул. Полевая, д. 2',
      department_number: null,
      floor: 5,
      lift: 'none',
    },
    charges: [
      { kind: 'delivery', amount: 4000, reason: 'Область' },
      { kind: 'carrying', amount: 1000, reason: '' },
    ],
    days: { from: '2027-04-07', to: '2027-04-14' },
  };

  it('is asked about with them, and follows once the customer agrees', async () => {
    const { number, url, email, card } = await orderToTver();
    expect(card).toMatchObject({ town: TVER, floor: 2, delivery_cost: 1500 });
    const added = { position: null, variant: pouf.variant, quantity: 1, price: null };
    const sofas = { ...added, position: 0, variant: sofa.variant };
    const asked = await change(card, { lines: [sofas, added], ...elsewhere });
    expect(asked.json()).toMatchObject({ payable: card.payable, city: 'Тверь', floor: 2 });
    const [offer] = (await shop.app.inject(callOf(url))).json().offers;
    const payable = card.payable + POUF + 2500 + 1000 - costOf(card, 'carrying');
    expect(offer).toMatchObject({
      address: {
        before: expect.stringContaining('этаж 2'),
        after: expect.stringContaining('этаж 5, лифта нет'),
      },
      term: { before: '9–18\u00a0марта', after: '7–14\u00a0апреля' },
      payable_after: payable,
    });
    await passUndoTime(shop.db);
    const told = () =>
      shop.letters.find(({ to, text }) => to === email && text.includes('Предлагаем изменить'))
        ?.text;
    await expect.poll(told).toContain(`Срок: было «9–18\u00a0марта», стало «7–14\u00a0апреля».`);

    const answer = { method: 'PUT', url: callOf(url, 'offer/') } as const;
    await shop.app.inject({ ...answer, payload: { offer: offer.id, agree: true } });
    const changed = await cardOf(number);
    expect(changed).toMatchObject({
      town: 'Ржев, Тверская область',
      city: 'Ржев',
      floor: 5,
      lift: 'none',
      delivery_cost: 4000,
      payable,
      promised_from: '2027-04-07',
      promised_to: '2027-04-14',
    });
    expect(changed.events.at(-1)).toMatchObject({
      delivery_cost: 4000,
      work: { kind: 'offer', term: { after: '7–14\u00a0апреля' } },
    });
    const { rows } = await shop.db.execute(
      sql`SELECT zone FROM order_quotes WHERE order_id = (SELECT id FROM orders WHERE number = ${number})`,
    );
    expect(rows).toEqual([{ zone: 'Область' }]);
  });

  it('changes at once where they have agreed; days that are the same say nothing', async () => {
    const { card } = await orderToTver();
    const { payable, promised_from: from, promised_to: to } = card;
    const done = await change(card, {
      agreed: 'по телефону',
      charges: [{ kind: 'delivery', amount: 900, reason: '' }],
      days: { from, to },
    });
    expect(done.json()).toMatchObject({
      payable: payable - 600,
      delivery_cost: 900,
      floor: 2,
      offers: [{ state: 'agreed', changes: [{ before: 1500, after: 900 }], term: null }],
    });
  });

  it('to a town that is not known is to be told, and stands in «Сегодня» until it is', async () => {
    const { number, card } = await orderToTver();
    const priceless = async () =>
      (await manager.call('GET', '/api/admin/orders/?due=price'))
        .json()
        .orders.map((order: OrderCard) => order.number);
    expect(await priceless()).not.toContain(number);
    const place = { ...elsewhere.place, city: 'Далёкий', town: 'Далёкий' };
    const untold = [{ kind: 'delivery', amount: null }];
    const moved = await change(card, { place, charges: untold, agreed: 'по телефону' });
    expect(moved.json()).toMatchObject({
      city: 'Далёкий',
      delivery_cost: null,
      payable: card.payable - 1500,
    });
    expect(await priceless()).toContain(number);
    const { version } = await cardOf(number);
    const told = { version, amount: 9000, reason: '', agreed: 'по телефону', letter: false };
    await manager.call('PUT', `/api/admin/orders/${number}/charges/delivery/`, told);
    expect(await priceless()).not.toContain(number);
  });

  it('keeps a promise that was made since, and says which agreed day is none any more', async () => {
    const { number, url, card } = await orderToTver();
    const at = `/api/admin/orders/${number}/`;
    const days = { from: '2027-04-07', to: '2027-04-14' };
    const agree = async () => {
      const offers = (await shop.app.inject(callOf(url))).json().offers;
      const payload = { offer: offers.at(-1).id, agree: true };
      await shop.app.inject({ method: 'PUT', url: callOf(url, 'offer/'), payload });
      return cardOf(number);
    };
    await change(card, { days });
    const later = { from: '2027-05-03', to: '2027-05-05' };
    const moved = { version: (await cardOf(number)).version, ...later, letter: false };
    expect((await manager.call('PUT', `${at}promise/`, moved)).statusCode).toBe(200);
    expect(await agree()).toMatchObject({ promised_from: later.from, promised_to: later.to });

    const plan = { version: (await cardOf(number)).version, deliver_on: '2027-05-04' };
    expect((await manager.call('PUT', `${at}plan/`, plan)).statusCode).toBe(200);
    await change(await cardOf(number), { days });
    const { events, plan: kept, ...last } = await agree();
    expect(last).toMatchObject({ promised_from: days.from, promised_to: days.to });
    expect(kept.deliver_on).toBeNull();
    expect(events.map(({ work }) => work)).toContainEqual(
      expect.objectContaining({ kind: 'promise', dropped: '2027-05-04' }),
    );
  });

  it('is refused with days that end before they begin, and with a price that is none', async () => {
    const { card } = await orderToTver();
    const days = await change(card, { days: { from: '2027-04-07', to: '2027-04-01' } });
    const price = await change(card, {
      charges: [{ kind: 'delivery', amount: -1, reason: '' }],
    });
    expect([days.statusCode, price.statusCode]).toEqual([400, 400]);
    expect((await cardOf(card.number)).version).toBe(card.version);
  });
});
