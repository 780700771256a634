import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { changeOrder, type OrderChange } from '#modules/orders/managing/management.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { setPackages } from '#tests/support/ways-in.ts';

// A Friday, before the cut-off: Monday and Tuesday are the next working days.
const now = new Date('2026-11-27T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' },
});
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 500 WHERE id = ${sofa.variant}`);
  await setPackages(shop.db, sofa.variant, [{ width: 900, depth: 700, height: 500, weight: 45 }]);
  owner = await office.complete('owner');
  await saveTerms(owner, someTerms);
});

const quote = async (body: object, quantity = 1) =>
  guestFrom(shop)('/api/delivery/quote/', {
    lines: [{ variant: sofa.variant, quantity }],
    ...body,
  });
const quoted = async (body: object, quantity?: number) => (await quote(body, quantity)).json();
const place = (form: object) => placeOrder(guestFrom(shop), [cartLine(sofa)], form);

describe('a quote', () => {
  it('has price, reason and days of the zone', async () => {
    expect(await quoted({ town: TVER })).toMatchObject({
      town: { key: TVER, name: 'Тверь' },
      charges: [{ kind: 'delivery', title: 'Доставка', amount: 1500, reason: 'Тверь' }],
      calls: [],
      goods_price: 54_990,
      payable: 56_490,
      missing_to_free: 145_010,
      promise: { from: '2026-12-01', to: '2026-12-01', has_margin: false },
      asks: { floor: true, assembly: true, km: false },
    });
  });

  it('counts floor, lift and assembly where they are told', async () => {
    const { charges, payable } = await quoted({
      town: TVER,
      floor: 5,
      lift: 'none',
      assembly: true,
    });
    expect(
      charges.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    ).toEqual([
      ['delivery', 1500],
      ['carrying', 800],
      ['assembly', 5499],
    ]);
    expect(payable).toBe(54_990 + 1500 + 800 + 5499);
  });

  it('takes a town with another case and spaces, and never another one', async () => {
    expect((await quoted({ town: ' тверь ' })).charges[0].amount).toBe(1500);
    expect((await quoted({ town: 'Торжок, Тверская область' })).charges[0].amount).toBe(4000);
    const far = await quoted({ town: 'Омск' });
    expect(far).toMatchObject({
      charges: [],
      calls: [{ kind: 'delivery' }],
      promise: null,
      payable: 54_990,
    });
    for (const town of ['Твер', 'Торжок', '', null]) {
      const refused = await quote({ town });
      expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['town', 'code']]);
    }
  });

  it('is free from a sum of the whole cart', async () => {
    expect((await quoted({ town: TVER }, 4)).charges[0]).toMatchObject({
      amount: 0,
      reason: 'Тверь, бесплатно от\u00a0суммы заказа',
    });
  });

  it('tells the days of many variants at once, for their cards', async () => {
    const answer = await guestFrom(shop)('/api/delivery/promises/', {
      town: TVER,
      variants: [sofa.variant, 2_000_000],
    });
    expect(answer.json()).toEqual({
      promises: [{ variant: sofa.variant, text: '1\u00a0декабря' }],
    });
  });

  it('names a variant that there is not', async () => {
    const refused = await quote({ town: TVER, lines: [{ variant: 2_000_000, quantity: 1 }] });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['lines', 'code']]);
  });

  it('suggests towns of the zones and of the country with their regions', async () => {
    const { json } = await shop.app.inject('/api/delivery/towns/?text=твер');
    expect(json()).toMatchObject({ towns: [{ key: TVER, region: 'Тверская область' }] });
  });
});

describe('an order', () => {
  it('keeps the quote it was placed with, whatever the tariffs become', async () => {
    const wishes = { town: TVER, floor: 3, lift: 'passenger', payment_type: 'partial' };
    const { url } = await orderWithLink(shop, [sofa], wishes);
    const before = (await shop.app.inject(callOf(url))).json();
    expect(before).toMatchObject({
      goods_price: 54_990,
      delivery_cost: 1500,
      payable: 56_790,
      total_price: 56_790,
      amount_due: 28_395,
      charges: [
        { kind: 'delivery', amount: 1500 },
        { kind: 'lift', amount: 300, reason: '3-й\u00a0этаж, лифт' },
      ],
      promised_from: '2026-12-01',
      promised_to: '2026-12-01',
    });
    expect(before.next.join(' ')).toContain('Привезём 1\u00a0декабря.');
    const price = { by: 'order', price: 9000 } as const;
    const dearer = someTerms.zones.map((zone) => ({ ...zone, price }));
    await saveTerms(owner, { ...someTerms, zones: dearer });
    expect((await shop.app.inject(callOf(url))).json()).toEqual(before);
    await saveTerms(owner, someTerms);
  });

  it('without a town has no charges', async () => {
    const { url } = await orderWithLink(shop, [sofa]);
    expect((await shop.app.inject(callOf(url))).json()).toMatchObject({
      total_price: 54_990,
      charges: [],
      delivery_cost: null,
      promised_from: null,
      promise_text: null,
    });
  });

  it('whose zone is not known has no charge of delivery, and its day is told by telephone', async () => {
    const { url } = await orderWithLink(shop, [sofa], { town: 'Омск' });
    expect((await shop.app.inject(callOf(url))).json()).toMatchObject({
      charges: [],
      delivery_cost: null,
      total_price: 54_990,
      promised_from: null,
      promise_text: 'дату назовём по\u00a0телефону',
    });
  });

  it('that is picked up is not put together at home', async () => {
    const pickup = (await quote({ pickup: true, assembly: true })).json();
    expect(pickup).toMatchObject({ charges: [{ kind: 'delivery' }], asks: { assembly: false } });
  });

  it('that is picked up has the day on which it is ready, and what pickup costs', async () => {
    const form = { delivery_type: 'pickup', pickup_place: 'Примерск, ул. Образцовая, д. 1' };
    const { url } = await orderWithLink(shop, [sofa], form);
    expect((await shop.app.inject(callOf(url))).json()).toMatchObject({
      charges: [{ kind: 'delivery', title: 'Самовывоз', amount: 0 }],
      delivery_cost: 0,
      total_price: 54_990,
      promised_from: '2026-11-27',
    });
  });

  it('is refused with both sums where the customer saw another one', async () => {
    const refused = await place({ town: TVER, expected_total: 54_990 });
    expect(refused).toMatchObject({
      status: 409,
      code: 'total_changed',
      total_price: 56_490,
      expected_total: 54_990,
      charges: [{ kind: 'delivery', amount: 1500 }],
    });
    expect(await place({ town: TVER, expected_total: 56_490 })).toMatchObject({ status: 201 });
  });

  it('is refused where the town is not understood, and nothing is written', async () => {
    expect(await place({ town: 'Нигде' })).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('is counted anew once when it is confirmed, and both days stay readable', async () => {
    const { url, number } = await orderWithLink(shop, [sofa], { town: TVER });
    const changeAt = (day: string, change: OrderChange) =>
      changeOrder(
        {
          db: shop.db,
          clock: { now: () => new Date(`${day}T09:00:00Z`) },
          jobs: { send: async () => undefined },
          actor: { kind: 'system', name: 'система' },
        },
        number,
        change,
        { quiet: true },
      );
    await changeAt('2026-12-03', { status: 'confirmed' });
    const told = {
      promised_from: '2026-12-05',
      promised_to: '2026-12-08',
      placed_promise_text: '1\u00a0декабря',
    };
    expect((await shop.app.inject(callOf(url))).json()).toMatchObject(told);
    await changeAt('2026-12-10', { payment: 'paid' });
    expect((await shop.app.inject(callOf(url))).json()).toMatchObject(told);
  });
});

describe('hours of delivery', () => {
  const key = '2026-12-03 10:00–13:00';

  it('are offered on the days of the zone, with their price', async () => {
    const { slots } = await quoted({ town: TVER });
    expect(slots[0]).toEqual({
      key: '2026-12-01 10:00–13:00',
      day: '2026-12-01',
      from: '10:00',
      to: '13:00',
      price: 1000,
    });
    const days = slots.map(({ day }: { day: string }) => new Date(day).getUTCDay());
    expect(new Set(days)).toEqual(new Set([2, 4, 6]));
  });

  it('are given as often as their capacity, however many ask at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => place({ town: TVER, slot: key })),
    );
    const statuses = asked.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(18);
    const { slots } = await quoted({ town: TVER });
    expect(slots.map(({ key }: { key: string }) => key)).not.toContain(key);
    expect((await quote({ town: TVER, slot: key })).json()).toMatchObject({ code: 'slot_full' });
  });

  it('that there are not are told at their field, by a quote and by an order', async () => {
    for (const slot of ['junk', '2026-12-02 10:00–13:00']) {
      const refused = await quote({ town: TVER, slot });
      expect([refused.statusCode, refused.json().slot]).toEqual([
        400,
        ['Такого времени нет, выберите другое'],
      ]);
      expect((await place({ town: TVER, slot })).status).toBe(400);
    }
  });

  it('are kept with the order: their charge, their day, and the customer reads them', async () => {
    const slot = '2026-12-05 10:00–13:00';
    const { url } = await orderWithLink(shop, [sofa], { town: TVER, slot });
    const page = (await shop.app.inject(callOf(url))).json();
    expect(page).toMatchObject({ delivery_cost: 2500, promised_from: '2026-12-05' });
    expect(page.next.join(' ')).toContain('Привезём 5 декабря 2026');
  });
});

describe('the feed for marketplaces', () => {
  it('has price and working days of delivery where the shop is at home', async () => {
    const feed = await shop.app.inject('/feeds/yandex.xml');
    const [, offer] =
      new RegExp(`<offer id="${sofa.variant}"(.*?)</offer>`, 's').exec(feed.body) ?? [];
    expect(offer).toContain(
      '<delivery-options><option cost="1500" days="1-2" order-before="15"></option></delivery-options>',
    );
  });

  it('has another edition when the terms change', async () => {
    const tag = async () => (await shop.app.inject('/feeds/yandex.xml')).headers.etag;
    const before = await tag();
    await saveTerms(owner, { ...someTerms, cutoff: '12:00' });
    await expect.poll(tag).not.toBe(before);
    await saveTerms(owner, someTerms);
  });
});

it('the settings say delivery as search engines read it', async () => {
  expect((await shop.app.inject('/callback/site-settings/')).json()).toMatchObject({
    delivers: true,
    shipping: {
      '@type': 'OfferShippingDetails',
      shippingRate: { minValue: 0, maxValue: 1500, currency: 'RUB' },
      shippingDestination: { addressRegion: 'Тверская область' },
      deliveryTime: { transitTime: { minValue: 1, maxValue: 2 } },
    },
  });
});

it('a shop without zones tells nothing of delivery, and its settings say so', async () => {
  const delivers = async () => (await shop.app.inject('/callback/site-settings/')).json().delivers;
  expect(await delivers()).toBe(true);
  await saveTerms(owner, {});
  await expect.poll(delivers).toBe(false);
  expect((await quoted({ town: TVER })).calls).toMatchObject([{ kind: 'delivery' }]);
});
