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
    // It was asked about nothing else.
    const kept = { promised_from: later.from, promised_to: later.to, offers: [] };
    expect(await cardOf(number)).toMatchObject(kept);

    const plan = { version: (await cardOf(number)).version, deliver_on: '2027-05-04' };
    expect((await manager.call('PUT', `${at}plan/`, plan)).statusCode).toBe(200);
    await change(await cardOf(number), { days });
    const { events, plan: left, ...last } = await agree();
    expect(last).toMatchObject({ promised_from: days.from, promised_to: days.to });
    expect(left.deliver_on).toBeNull();
    expect(events.map(({ work }) => work)).toContainEqual(
      expect.objectContaining({ kind: 'promise', dropped: '2027-05-04' }),
    );
  });

  it('has no hours of another zone, and asks no more about days once others are promised', async () => {
    const to = { town: TVER, city: 'Тверь', address: 'ул. Садовая, д. 1', floor: 2 };
    const slot = '2027-03-20 10:00–13:00';
    const { number, url } = await orderWithLink(shop, [sofa], { ...to, slot });
    const hours = async () => (await shop.app.inject(callOf(url, 'slot/'))).json();
    expect((await hours()).slots).not.toEqual([]);
    const card = await cardOf(number);
    await change(card, { place: elsewhere.place, days: elsewhere.days });
    // They are not chosen while the customer is asked.
    expect(await hours()).toMatchObject({ chosen: { day: '2027-03-20' }, slots: [] });
    const later = { from: '2027-05-03', to: '2027-05-05' };
    const moved = { version: (await cardOf(number)).version, ...later, letter: false };
    await manager.call('PUT', `/api/admin/orders/${number}/promise/`, moved);
    const offers = (await shop.app.inject(callOf(url))).json().offers;
    expect(offers).toMatchObject([{ state: 'offered', term: null }]);
    await shop.app.inject({
      method: 'PUT',
      url: callOf(url, 'offer/'),
      payload: { offer: offers[0].id, agree: true },
    });
    const changed = await cardOf(number);
    expect(changed).toMatchObject({ city: 'Ржев', promised_to: later.to });
    expect([changed.plan.deliver_on, (await hours()).chosen]).toEqual([null, null]);
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

describe('an order that is fetched instead of brought', () => {
  const SHOP = 'ул. Образцовая, д. 1';
  const fetched = {
    delivery_type: 'pickup',
    city: 'Примерск',
    address: SHOP,
    department_number: null,
  };
  const free = [{ kind: 'delivery', amount: 0, reason: '' }];
  const booked = async (number: string) =>
    (
      await shop.db.execute(
        sql`SELECT FROM slot_bookings JOIN orders ON id = order_id WHERE number = ${number}`,
      )
    ).rows.length;
  const pageOf = async (url: string) => (await shop.app.inject(callOf(url))).json();

  it('is asked about, and once it is agreed costs no delivery and holds no hours of a day', async () => {
    const slot = '2027-03-18 10:00–13:00';
    const to = { town: TVER, city: 'Тверь', address: 'ул. Садовая, д. 1', floor: 2, slot };
    const { number, url, email } = await orderWithLink(shop, [sofa], to);
    const card = await cardOf(number);
    expect([await booked(number), card.plan.deliver_on]).toEqual([1, '2027-03-18']);
    const works = card.charges.filter(({ kind }) => kind !== 'delivery');
    const gone = works.map(({ kind }) => ({ kind, amount: null, reason: '' }));
    await change(card, { place: fetched, charges: [...free, ...gone] });
    const [offer] = (await pageOf(url)).offers;
    expect(offer).toMatchObject({
      address: {
        before: 'доставка: Тверь, ул. Садовая, д. 1, этаж 2',
        after: `самовывоз: Примерск, ${SHOP}`,
      },
      payable_after: SOFA,
    });
    expect((await cardOf(number)).offers[0]?.wanted?.place?.delivery_type).toBe('pickup');
    await passUndoTime(shop.db);
    const told = () =>
      shop.letters.some(
        ({ to, text }) => to === email && text.includes('стало «самовывоз: Примерск'),
      );
    await expect.poll(told, { timeout: 20_000 }).toBe(true);
    const payload = { offer: offer.id, agree: true };
    await shop.app.inject({ method: 'PUT', url: callOf(url, 'offer/'), payload });
    expect(await pageOf(url)).toMatchObject({
      delivery_type: 'pickup',
      payable: SOFA,
      charges: [{ kind: 'delivery', title: 'Самовывоз', amount: 0 }],
    });
    const changed = await cardOf(number);
    expect(changed).toMatchObject({ delivery_type: 'pickup', town: null, floor: null });
    expect([await booked(number), changed.plan.deliver_on]).toEqual([0, null]);
    expect(changed.events.map(({ work }) => work)).toContainEqual({
      kind: 'plan',
      plan: { deliver_on: null, deliver_hours: null },
    });
  });

  it('is brought after all: its price is to be told, where it was not counted', async () => {
    const at = { delivery_type: 'pickup', pickup_place: SHOP, city: 'Примерск', address: SHOP };
    const { number } = await orderWithLink(shop, [sofa], at);
    const due = async () =>
      (await manager.call('GET', '/api/admin/orders/?due=price'))
        .json()
        .orders.map((order: OrderCard) => order.number);
    const place = {
      delivery_type: 'new_post',
      city: 'Ржев',
      town: 'Ржев, Тверская область',
      address: 'ул. Полевая, д. 2',
      department_number: null,
      floor: 5,
    };
    const untold = [{ kind: 'delivery', amount: null }];
    const moved = await change(await cardOf(number), { place, charges: untold, agreed: 'звонок' });
    expect(moved.json()).toMatchObject({
      delivery_type: 'new_post',
      town: 'Ржев, Тверская область',
      floor: 5,
      delivery_cost: null,
    });
    expect(await due()).toContain(number);
    const charge = { version: moved.json().version, amount: 4000, reason: '', agreed: 'звонок' };
    const told = await manager.call('PUT', `/api/admin/orders/${number}/charges/delivery/`, charge);
    expect(told.json().charges).toMatchObject([{ title: 'Доставка', amount: 4000 }]);
    expect(await due()).not.toContain(number);
  });

  it('is fetched from a place of the shop, and no more once it has left', async () => {
    const { number, card } = await orderToTver();
    const elsewhere = await change(card, { place: { ...fetched, address: 'ул. Чужая, 3' } });
    expect(elsewhere.json()).toMatchObject({ 'place.address': [expect.any(String)] });
    await change(card, { place: fetched, charges: free });
    const { version, offers } = await cardOf(number);
    const sent = { version, status: 'shipped', letter: false };
    await manager.call('PUT', `/api/admin/orders/${number}/`, sent);
    const late = await cardOf(number);
    expect(late.offers).toMatchObject([{ id: offers[0]?.id, state: 'withdrawn' }]);
    const refused = await change(late, { place: fetched, agreed: 'звонок' });
    expect(refused.json()).toMatchObject({ 'place.delivery_type': [expect.any(String)] });
    expect(await cardOf(number)).toMatchObject({ delivery_type: 'new_post' });
  });
});
