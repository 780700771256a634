import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { noteMoney } from '#tests/support/order-money.ts';
import type { Member, MemberWithApp } from '#tests/support/staff.ts';

// A Friday, before the cut-off.
const now = new Date('2026-11-27T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' },
});
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let keeper: Member;
let sofa: SomeVariant;

const slots = [{ from: '10:00', to: '13:00', capacity: 50, crew: 'Газель 1' }];

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 500 WHERE id = ${sofa.variant}`);
  await shop.db.execute(sql`
    INSERT INTO variant_packages (variant_id, packages) VALUES (${sofa.variant},
      '[{"width": 2000, "height": 700, "depth": 900, "weight": 61.5}, {"width": 900, "height": 300, "depth": 900, "weight": 24}]')
    ON CONFLICT (variant_id) DO UPDATE SET packages = excluded.packages`);
  owner = await office.complete('owner');
  keeper = await office.joined('warehouse');
  const zones = someTerms.zones.map((zone) => ('slots' in zone ? { ...zone, slots } : zone));
  await saveTerms(owner, { ...someTerms, zones });
});

const order = async (day: string, form: object = {}): Promise<string> => {
  const wishes = { town: TVER, slot: `${day} 10:00–13:00`, ...form };
  return (await orderWithLink(shop, [sofa], wishes)).number;
};
const change = (number: string, body: object) =>
  owner.call('PUT', `/api/admin/orders/${number}/`, { version: 1, letter: false, ...body });
const read = async (day: string, member: Pick<Member, 'call'> = owner) =>
  (await member.call('GET', `/api/admin/route/?day=${day}`)).json();
const numbersOf = ({ stops }: { stops: { number: string }[] }) => stops.map(({ number }) => number);
const arrange = (day: string, stops: object[], member: Pick<Member, 'call'> = owner) =>
  member.call('PUT', '/api/admin/route/', { day, stops });

it('has the orders of the day with all that a crew needs, and no order that is over or fetched', async () => {
  const day = '2026-12-01';
  const wishes = { floor: 5, lift: 'none', comment: 'Домофон 34', payment_type: 'partial' };
  const number = await order(day, wishes);
  const over = [await order(day), await order(day)];
  await change(over[0] ?? '', { status: 'delivered' });
  await change(over[1] ?? '', { status: 'cancelled' });
  const fetched = await orderWithLink(shop, [sofa], { delivery_type: 'pickup' });
  const plan = { version: 1, deliver_on: day };
  await owner.call('PUT', `/api/admin/orders/${fetched.number}/plan/`, plan);
  const { stops } = await read(day);
  expect(stops).toEqual([
    {
      number,
      status: 'new',
      offer_waits: false,
      crew: 'Газель 1',
      hours: '10:00–13:00',
      customer_name: expect.any(String),
      phone_number: '+70000000000',
      city: 'Примерск',
      address: expect.stringContaining('Образцовая'),
      floor: 5,
      lift: 'none',
      assembly: null,
      goods: [{ name: sofa.name, variant_name: expect.any(String), quantity: 1 }],
      packages: 2,
      weight: 85.5,
      to_pay: 57_290,
      comment: 'Домофон 34',
      is_demo: false,
    },
  ]);
  const { version } = (await owner.call('GET', `/api/admin/orders/${number}/`)).json();
  const line = { position: 0, variant: sofa.variant, quantity: 2, price: null };
  const asked = { version, lines: [line], place: null, agreed: null, letter: false };
  await owner.call('PUT', `/api/admin/orders/${number}/goods/`, asked);
  expect((await read(day)).stops[0].offer_waits).toBe(true);
  await noteMoney(owner, number, { amount: 57_290 / 2 });
  expect((await read(day)).stops[0].to_pay).toBe(57_290 / 2);
  await noteMoney(owner, number, { amount: 1000.5 });
  expect((await read(day)).stops[0].to_pay).toBe(27_644.5);
  await noteMoney(owner, number);
  expect((await read(day)).stops[0].to_pay).toBe(0);
});

it('tells crew and card what is done there: lift, assembly, packages, and to the warehouse no sum of it', async () => {
  const day = '2026-12-12';
  const number = await order(day, { floor: 3, lift: 'freight', assembly: true });
  const home = {
    floor: 3,
    lift: 'freight',
    assembly: { what: '1\u00a0предмет' },
    packages: 2,
    weight: 85.5,
  };
  expect((await read(day)).stops).toMatchObject([home]);
  const card = `/api/admin/orders/${number}/`;
  expect((await owner.call('GET', card)).json()).toMatchObject(home);
  await change(number, { status: 'confirmed' });
  const seen = (await keeper.call('GET', card)).json();
  expect(seen).toMatchObject({ view: 'delivery', ...home });
  expect(JSON.stringify([seen.assembly, (await read(day, keeper)).stops[0].assembly])).not.toMatch(
    /amount|₽/,
  );
  const gone = { version: 2, amount: null, agreed: 'по телефону', letter: false };
  await owner.call('PUT', `${card}charges/assembly/`, gone);
  expect((await read(day)).stops).toMatchObject([{ assembly: null }]);
});

it('says what is left to pay of a part, and does not guess the packages that are not known', async () => {
  const day = '2026-12-03';
  const number = await order(day);
  await noteMoney(owner, number, { amount: 50_000 });
  await shop.db.execute(
    sql`UPDATE variant_packages SET packages = '[]' WHERE variant_id = ${sofa.variant}`,
  );
  await shop.db.execute(sql`
    UPDATE variants SET attributes = attributes - 'dimensions_weight' WHERE id = ${sofa.variant}`);
  expect((await read(day)).stops).toMatchObject([{ packages: null, weight: null, to_pay: 6490 }]);
});

it('is arranged: order and crews stay, new orders follow, and an order that moves leaves it', async () => {
  const day = '2026-12-05';
  const [first, second, third] = [await order(day), await order(day), await order(day)];
  expect(numbersOf(await read(day))).toEqual([first, second, third]);
  const elsewhere = await order('2026-12-08');
  const stops = [
    { number: third, crew: 'Иван' },
    { number: elsewhere, crew: 'Иван' },
    { number: first, crew: 'Газель 1' },
  ];
  const { stops: arranged } = (await arrange(day, stops)).json();
  expect(arranged).toMatchObject([
    { number: third, crew: 'Иван' },
    { number: first, crew: 'Газель 1' },
    { number: second, crew: 'Газель 1' },
  ]);
  const fourth = await order(day);
  expect(numbersOf(await read(day))).toEqual([third, first, second, fourth]);
  const plan = { version: 1, deliver_on: '2026-12-08' };
  await owner.call('PUT', `/api/admin/orders/${third}/plan/`, plan);
  expect(numbersOf(await read(day))).toEqual([first, second, fourth]);
  expect((await read('2026-12-08')).stops).toMatchObject([
    { number: third, crew: '' },
    { number: elsewhere, crew: 'Газель 1' },
  ]);
  const { rows } = await shop.db.execute(
    sql`SELECT entity_id FROM audit_log WHERE action = 'route.arrange'`,
  );
  expect(rows).toEqual([{ entity_id: day }]);
});

it('shows the warehouse only what is to be carried, and what it moves leaves the others in place', async () => {
  const day = '2026-12-10';
  const [unconfirmed, first, second] = [await order(day), await order(day), await order(day)];
  for (const number of [first, second]) await change(number, { status: 'confirmed' });
  expect(numbersOf(await read(day, keeper))).toEqual([first, second]);
  expect(Object.keys((await read(day, keeper)).stops[0])).not.toContain('total');
  const stops = [second, first, unconfirmed].map((number) => ({ number, crew: null }));
  expect(numbersOf((await arrange(day, stops, keeper)).json())).toEqual([second, first]);
  expect(numbersOf(await read(day))).toEqual([second, first, unconfirmed]);
});

it('is closed to those who see no orders, and refuses what is no day', async () => {
  const content = await office.joined('content');
  expect((await content.call('GET', '/api/admin/route/?day=2026-12-01')).statusCode).toBe(403);
  expect((await arrange('2026-12-01', [], content)).statusCode).toBe(403);
  expect((await owner.call('GET', '/api/admin/route/?day=2026-13-01')).statusCode).toBe(400);
});
