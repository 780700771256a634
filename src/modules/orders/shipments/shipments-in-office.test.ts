import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, vi } from 'vitest';
import type { SomeVariant } from '#tests/support/catalogue.ts';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import { TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import {
  goodsToGive,
  packagesToGive,
  setUpCarrier,
  VLADIVOSTOK,
} from '#tests/support/given-orders.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { giveBackForGoods, noteMoney } from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member, MemberWithApp } from '#tests/support/staff.ts';
import { setPackages } from '#tests/support/ways-in.ts';

const MINUTE = 60_000;
const WITHIN = { timeout: 20_000, interval: 50 };
let now = new Date('2026-11-27T09:00:00Z');
let cdek: Awaited<ReturnType<typeof openCdek>>;
const it = withShop(async ({ onCleanup }) => {
  cdek = await openCdek({ onEnd: onCleanup });
  return {
    clock: { now: () => now },
    env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m', CDEK_URL: cdek.url },
  };
});
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let chair: SomeVariant;

beforeAll(async () => {
  owner = await office.complete('owner');
  chair = await goodsToGive(shop.db, owner);
  await setUpCarrier(owner, cdek.keys);
});
it.beforeEach(() => {
  Object.assign(cdek.misfortunes, { refusesLater: null, refusedTariffs: [], isProxyPage: false });
});

const newOrder = (form: object = {}) =>
  orderWithLink(shop, [chair], { town: VLADIVOSTOK, ...form });
const at = (number: string, part = '') => `/api/admin/orders/${number}/shipment/${part}`;
const read = async (number: string, member: Pick<Member, 'call'> = owner) =>
  (await member.call('GET', at(number))).json();
const give = (number: string, member: Pick<Member, 'call'> = owner) =>
  member.call('POST', at(number));
const card = async (number: string) =>
  (await owner.call('GET', `/api/admin/orders/${number}/`)).json();
const page = async ({ url }: { url: string }) => (await shop.app.inject(callOf(url))).json();
const given = (number: string) => cdek.orders.filter(({ body }) => body.number === number);
const stepsOf = async (number: string) =>
  (await card(number)).events.flatMap(
    ({ work }: { work: { kind: string; step?: string } | null }) =>
      work?.kind === 'shipment' ? [work.step] : [],
  );

/** Asks the carrier as a member does, two minutes later. */
async function look(number: string) {
  now = new Date(now.getTime() + 2 * MINUTE);
  return owner.call('POST', at(number, 'look/'));
}

/** A given order whose carrier has come to a decision. */
async function decided(number: string, state: string): Promise<void> {
  expect((await give(number)).statusCode).toBe(200);
  await expect.poll(async () => (await read(number)).shipment.state, WITHIN).toBe(state);
}

const stopped = async () => {
  const { queues } = (await owner.call('GET', '/api/admin/today/')).json();
  const { orders } = (await owner.call('GET', '/api/admin/orders/?due=carrier')).json();
  const queue = queues.find(({ name }: { name: string }) => name === 'shipments_stopped');
  return { count: queue.count, numbers: orders.map((one: { number: string }) => one.number) };
};

describe('an order of which the carrier has named the price', () => {
  it('is shown with what would be sent, and is given by a member: number, step and letter reach the customer', async () => {
    const placed = await newOrder({ floor: 3, lift: 'none' });
    const { number } = placed;
    expect(await read(number)).toMatchObject({
      is_by_carrier: true,
      may_give: true,
      gaps: [],
      shipment: null,
      to_give: {
        recipient: 'Пётр Примерович Образцов',
        phone: '+70000000000',
        town: VLADIVOSTOK,
        address: 'ул. Образцовая, д. 1, кв. 2',
        packages: [
          { length: 400, weight: 12 },
          { length: 900, weight: 8 },
        ],
        weight: 20,
        kind: 'parcel',
        up: { floor: 3, by: 'hand' },
        value: 12_000,
        from: 'Москва',
        handed_over_at: 'MSK65',
      },
    });
    const asked = await give(number);
    expect(asked.json()).toMatchObject({ to_give: null, shipment: { state: 'asked' } });
    expect(given(number)).toMatchObject([
      {
        body: {
          shipment_point: 'MSK65',
          sender: { phones: [{ number: '+70000000000' }] },
          recipient: { name: 'Пётр Примерович Образцов' },
        },
      },
    ]);
    expect((await page(placed)).shipment).toBeNull();
    await expect.poll(async () => (await read(number)).shipment.state, WITHIN).toBe('registered');
    cdek.move(number, 'TAKEN_BY_COURIER', '2026-11-28T10:00:00+0300');
    expect((await look(number)).json()).toMatchObject({
      has_answered: true,
      part: {
        shipment: {
          state: 'on_way',
          carrier_number: '1109940740',
          tracking_url: 'https://www.cdek.ru/ru/tracking/?order_id=1109940740',
          events: [
            { code: 'CREATED' },
            { code: 'TAKEN_BY_COURIER', at: '2026-11-28T07:00:00.000Z' },
          ],
        },
      },
    });
    expect((await card(number)).status).toBe('shipped');
    expect((await page(placed)).shipment).toEqual({
      carrier: 'СДЭК',
      number: '1109940740',
      url: 'https://www.cdek.ru/ru/tracking/?order_id=1109940740',
      step: 'У\u00a0курьера, едет к\u00a0получателю',
      step_at: '2026-11-28T07:00:00.000Z',
    });
    const letters = () =>
      shop.letters.filter(({ to, text }) => to === placed.email && text.includes('1109940740'));
    await vi.waitFor(() => expect(letters()).toHaveLength(1), WITHIN);
    expect(letters()[0]?.text).toContain('https://www.cdek.ru/ru/tracking/?order_id=1109940740');
    const { rows } = await shop.db.execute(
      sql`SELECT action FROM audit_log WHERE entity_id = ${number} AND action LIKE 'orders.give%'`,
    );
    expect(rows).toEqual([{ action: 'orders.give_to_carrier' }]);
    expect(await stepsOf(number)).toEqual(['given']);
  });

  it('is one shipment, however many members press at once', async () => {
    const { number } = await newOrder();
    const manager = await office.complete('manager');
    const answers = await Promise.all([give(number), give(number, manager), give(number)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(given(number)).toHaveLength(1);
    expect(await stepsOf(number)).toEqual(['given']);
  });

  it('that is refused says why and waits in «Сегодня», and is given again', async () => {
    const { number } = await newOrder();
    cdek.misfortunes.refusesLater = 'v2_delivery_address_multivalued';
    await decided(number, 'refused');
    expect((await read(number)).shipment.fault).toBe('v2_delivery_address_multivalued');
    expect((await stopped()).numbers).toContain(number);
    cdek.misfortunes.refusesLater = null;
    await decided(number, 'registered');
    expect((await stopped()).numbers).not.toContain(number);
    expect(await stepsOf(number)).toEqual(['given', 'refused', 'given']);
  });

  it('that is refused at once is noted as one that is refused later', async () => {
    const { number } = await newOrder();
    cdek.misfortunes.refusedTariffs = [137, 233];
    expect((await give(number)).json()).toMatchObject({
      shipment: { state: 'refused', fault: 'no tariff' },
      to_give: { kind: 'parcel' },
    });
    expect(await stepsOf(number)).toEqual(['given', 'refused']);
  });

  it('that comes back is not delivered: it waits in «Сегодня» until the staff have dealt with it', async () => {
    const placed = await newOrder();
    const { number } = placed;
    await decided(number, 'registered');
    cdek.move(number, 'TAKEN_BY_COURIER', '2026-11-28T10:00:00+0300');
    await look(number);
    cdek.move(number, 'NOT_DELIVERED', '2026-11-29T10:00:00+0300');
    await look(number);
    expect((await card(number)).status).toBe('shipped');
    expect(await stepsOf(number)).toEqual(['given', 'returned']);
    expect((await page(placed)).next[0]).toMatch(/^Заказ не.вручён/);
    const before = await stopped();
    expect(before.numbers).toContain(number);
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('POST', at(number, 'settled/'))).statusCode).toBe(403);
    expect((await owner.call('POST', at(number, 'settled/'))).json().shipment.settled).toBe(true);
    await owner.call('POST', at(number, 'settled/'));
    expect(await stopped()).toEqual({
      count: before.count - 1,
      numbers: before.numbers.filter((one: string) => one !== number),
    });
    expect(await stepsOf(number)).toEqual(['given', 'returned', 'settled']);
  });
});

describe('an order cannot be given', () => {
  const gapsOf = async (number: string) =>
    (await read(number)).gaps.map(({ gap }: { gap: string }) => gap);

  it('while the place is not said at which packages are handed over', async () => {
    const { number } = await newOrder();
    const boss = await office.complete('owner');
    await setUpCarrier(boss, cdek.keys, '');
    expect(await gapsOf(number)).toEqual(['sender_place']);
    expect((await give(number)).json().code).toBe('shipment_not_ready');
    await setUpCarrier(boss, cdek.keys);
    expect(await gapsOf(number)).toEqual([]);
    expect(given(number)).toEqual([]);
  });

  it('while packages, the town or the phone of the shop are not known, and once it is over', async () => {
    const { number } = await newOrder({ town: null });
    await shop.db.execute(sql`DELETE FROM variant_packages WHERE variant_id = ${chair.variant}`);
    const [{ phone }] = (await shop.db.execute(sql`SELECT phone FROM site_settings`)).rows as [
      { phone: string },
    ];
    await shop.db.execute(sql`UPDATE site_settings SET phone = ''`);
    expect(await gapsOf(number)).toEqual(['sender_phone', 'town', 'packages']);
    expect((await read(number)).gaps.at(-1).goods).toEqual([chair.name]);
    await shop.db.execute(sql`UPDATE site_settings SET phone = ${phone}`);
    await setPackages(shop.db, chair.variant, packagesToGive);
    await owner.call('PUT', `/api/admin/orders/${number}/`, {
      version: 1,
      status: 'cancelled',
      letter: false,
    });
    expect(await gapsOf(number)).toEqual(['order_over', 'town']);
    expect((await give(number)).statusCode).toBe(409);
  });

  it('by who sees no customers; a warehouse reads how far it is, without the sums', async () => {
    const { number } = await newOrder();
    await owner.call('PUT', `/api/admin/orders/${number}/`, {
      version: 1,
      status: 'confirmed',
      letter: false,
    });
    const [keeper, writer] = [await office.joined('warehouse'), await office.joined('content')];
    expect(await read(number, keeper)).toMatchObject({ may_give: false, to_give: { value: null } });
    expect((await give(number, keeper)).statusCode).toBe(403);
    expect((await writer.call('GET', at(number))).statusCode).toBe(403);
    expect(given(number)).toEqual([]);
  });

  it('where it is fetched, or no keys are stored; and the carrier is asked once a minute', async () => {
    const fetched = await newOrder({ town: null, delivery_type: 'pickup' });
    expect(await read(fetched.number)).toBeNull();
    const { number } = await newOrder();
    await decided(number, 'registered');
    expect((await look(number)).statusCode).toBe(200);
    const again = await owner.call('POST', at(number, 'look/'));
    expect([again.statusCode, again.json().detail]).toEqual([
      429,
      expect.stringContaining('минуты'),
    ]);
    cdek.misfortunes.isProxyPage = true;
    expect((await look(number)).json()).toMatchObject({ has_answered: false });
    const { number: other } = await newOrder();
    const boss = await office.complete('owner');
    expect((await boss.call('DELETE', '/api/admin/delivery/carrier/')).statusCode).toBe(204);
    expect(await read(other)).toBeNull();
    expect((await read(number)).shipment.state).toBe('registered');
    await setUpCarrier(boss, cdek.keys);
  });
});

it('of goods whose money went back before the carrier has them, only what is left is given', async () => {
  const lines = [cartLine(chair, 2)];
  const { number } = await placeOrder(guestFrom(shop), lines, { town: VLADIVOSTOK });
  await noteMoney(owner, number);
  const back = () =>
    giveBackForGoods(owner, number, { lines: [{ position: 0, quantity: 1 }], charges: [] });
  expect((await read(number)).to_give).toMatchObject({ weight: 40, value: 24_000 });
  await back();
  expect((await read(number)).to_give).toMatchObject({ weight: 20, value: 12_000 });
  await back();
  expect((await read(number)).gaps).toMatchObject([{ gap: 'nothing_sent' }]);
});

it('an order of a zone of the shop may be given, too; what goes by carrier is on no route sheet', async () => {
  const day = '2026-12-01';
  const route = async () =>
    (await owner.call('GET', `/api/admin/route/?day=${day}`))
      .json()
      .stops.map(({ number }: { number: string }) => number);
  const plan = (number: string) =>
    owner.call('PUT', `/api/admin/orders/${number}/plan/`, { version: 1, deliver_on: day });
  const [near, far] = [await newOrder({ town: TVER }), await newOrder()];
  await plan(near.number);
  await plan(far.number);
  expect(await route()).toEqual([near.number]);
  expect(await read(near.number)).toMatchObject({ is_by_carrier: false, gaps: [] });
  cdek.misfortunes.refusesLater = 'v2_internal';
  await decided(far.number, 'refused');
  expect(await route()).toEqual([near.number, far.number]);
});

it('an order that is with its carrier is not fetched instead, also not by an offer from before', async () => {
  const placed = await newOrder();
  const { number } = placed;
  const fetch = async (agreed: string | null) => {
    const { version } = await card(number);
    const lines = [{ position: 0, variant: chair.variant, quantity: 1, price: null }];
    const address = 'ул. Образцовая, д. 1';
    const place = { delivery_type: 'pickup', city: 'Примерск', address, department_number: null };
    const body = { version, lines, place, agreed, letter: false };
    return owner.call('PUT', `/api/admin/orders/${number}/goods/`, body);
  };
  expect((await fetch(null)).statusCode).toBe(200);
  const [{ id }] = (await page(placed)).offers;
  await decided(number, 'registered');
  expect((await page(placed)).offers).toMatchObject([{ id, state: 'withdrawn' }]);
  const payload = { offer: id, agree: true };
  const late = await shop.app.inject({ method: 'PUT', url: callOf(placed.url, 'offer/'), payload });
  expect(late.json()).toMatchObject({ code: 'offer_ended' });
  expect((await fetch('по телефону')).json()).toHaveProperty(['place.delivery_type']);
  expect(await card(number)).toMatchObject({ delivery_type: 'new_post' });
});
