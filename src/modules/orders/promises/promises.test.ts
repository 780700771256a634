import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { throwError } from '#tests/support/database-url.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, type LinkedOrder, orderWithLink } from '#tests/support/order-links.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';
import { followShipments } from '../../../server/moved-shipments.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const HOUR = 3600_000;
// A Friday, before the cut-off: an order of Tver comes on Tuesday, the first of December.
let now = new Date('2026-11-27T09:00:00Z');
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' } });
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let sofa: SomeVariant;
let jobs: Jobs;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 500 WHERE id = ${sofa.variant}`);
  owner = await office.complete('owner');
  await saveTerms(owner, someTerms);
  jobs = createJobs({ url: shop.databaseUrl, onError: throwError });
  await jobs.start();
});
afterAll(() => jobs.stop());

const order = (form: object = {}) => orderWithLink(shop, [sofa], { town: TVER, ...form });
const at = (number: string, part = '') => `/api/admin/orders/${number}/${part}`;
const promise = (number: string, body: object, member: Pick<MemberWithApp, 'call'> = owner) =>
  member.call('PUT', at(number, 'promise/'), { version: 1, ...body });
const page = async ({ url }: LinkedOrder) => (await shop.app.inject(callOf(url))).json();
const lettersTo = ({ email }: LinkedOrder) =>
  shop.letters.filter(({ to, subject }) => to === email && subject.startsWith('Изменения'));

/** Turns the clock on, in steps so short that no session ends. */
async function wait(until: string): Promise<void> {
  while (now < new Date(until)) {
    now = new Date(Math.min(Date.parse(until), now.getTime() + 11 * HOUR));
    await owner.call('GET', '/api/admin/today/');
  }
}

describe('the staff', () => {
  it('move a promise: the customer reads both, and has a letter with what was and what is', async () => {
    const placed = await order();
    const moved = await promise(placed.number, { from: '2026-12-08', to: '2026-12-10' });
    expect(moved.json()).toMatchObject({
      version: 2,
      promised_from: '2026-12-08',
      promised_to: '2026-12-10',
      promise_text: '8–10\u00a0декабря',
      placed_promise_text: '1\u00a0декабря',
    });
    expect(moved.json().events.at(-1)).toMatchObject({
      by: 'Вера',
      work: { kind: 'promise', before: { from: '2026-12-01', to: '2026-12-01' }, dropped: null },
    });
    expect(await page(placed)).toMatchObject({
      promise_text: '8–10\u00a0декабря',
      placed_promise_text: '1\u00a0декабря',
    });
    const { rows } = await shop.db.execute(sql`
      SELECT changes FROM audit_log WHERE action = 'orders.promise' AND entity_id = ${placed.number}`);
    expect(rows).toEqual([
      {
        changes: {
          promised_from: { from: '2026-12-01', to: '2026-12-08' },
          promised_to: { from: '2026-12-01', to: '2026-12-10' },
        },
      },
    ]);
    expect(await passUndoTime(shop.db)).toEqual([12]);
    await vi.waitFor(() => expect(lettersTo(placed)).toHaveLength(1), WITHIN);
    expect(lettersTo(placed)[0]?.text).toContain(
      'Срок доставки: было 1\u00a0декабря, стало 8–10\u00a0декабря.',
    );
  });

  it('may leave out the letter, and a promise that stays is no change', async () => {
    const { number } = await order();
    const days = { from: '2026-12-08', to: '2026-12-08', letter: false };
    await promise(number, days);
    expect(await passUndoTime(shop.db)).toEqual([]);
    expect((await promise(number, { ...days, version: 2 })).json().version).toBe(2);
  });

  it('are read with the year where the days are far: on the card, in the letter and on its page', async () => {
    const placed = await order();
    const moved = await promise(placed.number, { from: '2028-10-01', to: '2028-11-27' });
    expect(moved.json().promise_text).toBe(
      '1\u00a0октября\u00a0– 27\u00a0ноября\u00a02028\u00a0г.',
    );
    expect((await page(placed)).next.join(' ')).toContain('27\u00a0ноября\u00a02028\u00a0г.');
    await passUndoTime(shop.db);
    await vi.waitFor(() => expect(lettersTo(placed)).toHaveLength(1), WITHIN);
    expect(lettersTo(placed)[0]?.text).toContain(
      'было 1\u00a0декабря, стало 1\u00a0октября\u00a0– 27\u00a0ноября\u00a02028\u00a0г.',
    );
  });

  it('promise days to an order that had none', async () => {
    const placed = await order({ town: null });
    expect(await page(placed)).toMatchObject({ promise_text: null });
    await promise(placed.number, { from: '2026-12-08', to: '2026-12-08', letter: false });
    await promise(placed.number, {
      version: 2,
      from: '2026-12-09',
      to: '2026-12-09',
      letter: false,
    });
    expect(await page(placed)).toMatchObject({
      promise_text: '9\u00a0декабря',
      placed_promise_text: null,
    });
  });

  it('take back with it the agreed day that lies outside, and its hours', async () => {
    const placed = await order({ slot: '2026-12-03 10:00–13:00' });
    const inside = { from: '2026-12-01', to: '2026-12-03', letter: false };
    const kept = (await promise(placed.number, inside)).json();
    expect(kept.plan).toMatchObject({ deliver_on: '2026-12-03', deliver_hours: '10:00–13:00' });
    const outside = { version: 2, from: '2026-12-08', to: '2026-12-08', letter: false };
    const dropped = (await promise(placed.number, outside)).json();
    expect(dropped.plan).toMatchObject({ deliver_on: null, deliver_hours: null });
    expect(dropped.events.at(-1).work.dropped).toBe('2026-12-03');
    const { rows } = await shop.db.execute(
      sql`SELECT FROM slot_bookings WHERE order_id = ${placed.id}`,
    );
    expect(rows).toEqual([]);
    expect((await page(placed)).next.join(' ')).toContain('Привезём 8\u00a0декабря');
  });

  it('are refused wrong days, an older card, an order that is over, and those who see no customers', async () => {
    const { number } = await order();
    const days = { from: '2026-12-08', to: '2026-12-10' };
    const refusalOf = async (body: object, member?: Pick<MemberWithApp, 'call'>) => {
      const answer = await promise(number, { ...days, ...body }, member);
      return [answer.statusCode, answer.json().code, Object.keys(answer.json())[0]];
    };
    expect(await refusalOf({ to: '2026-12-07' })).toEqual([400, 'invalid', 'to']);
    expect(await refusalOf({ from: '2026-11-20', to: '2026-11-26' })).toEqual([
      400,
      'invalid',
      'to',
    ]);
    const faultOf = async (body: object) => (await promise(number, { ...days, ...body })).json().to;
    expect(await faultOf({ to: '2099-12-31' })).toEqual([
      'Слишком далеко: не\u00a0дальше 2\u00a0лет от\u00a0сегодня.',
    ]);
    expect(await faultOf({ to: '2027-02-06' })).toEqual([
      'Слишком долго: от\u00a0первого дня до\u00a0последнего не\u00a0больше 60\u00a0дней.',
    ]);
    expect((await refusalOf({ version: 7 })).slice(0, 2)).toEqual([409, 'order_changed']);
    const keeper = await office.joined('warehouse');
    expect((await refusalOf({}, keeper)).slice(0, 2)).toEqual([403, 'not_permitted']);
    await owner.call('PUT', at(number), { version: 1, status: 'cancelled', letter: false });
    expect((await refusalOf({ version: 2 })).slice(0, 2)).toEqual([409, 'order_over']);
  });
});

it('a day that the carrier names becomes the promise, and the customer is written to once', async () => {
  const placed = await order();
  const follow = followShipments({ clock, jobs });
  const { id: orderId, number } = placed;
  const named = { orderId, number, kind: 'promised', day: '2026-12-04' } as const;
  await shop.db.transaction((db) => follow(db, named));
  await shop.db.transaction((db) => follow(db, named));
  expect(await page(placed)).toMatchObject({
    promised_to: '2026-12-04',
    placed_promise_text: '1\u00a0декабря',
  });
  await vi.waitFor(() => expect(lettersTo(placed)).toHaveLength(1), WITHIN);
  expect(lettersTo(placed)[0]?.text).toContain('было 1\u00a0декабря, стало 4\u00a0декабря.');
  await owner.call('PUT', at(number), { version: 2, status: 'cancelled', letter: false });
  await shop.db.transaction((db) => follow(db, { ...named, day: '2026-12-09' }));
  expect(await page(placed)).toMatchObject({ promised_to: '2026-12-04' });
});

it('an order whose price of delivery was to be told by telephone waits until it is named', async () => {
  const due = async (): Promise<string[]> =>
    (await owner.call('GET', '/api/admin/orders/?due=price'))
      .json()
      .orders.map(({ number }: { number: string }) => number);
  const asked = await order({ town: 'Омск' });
  const [counted, fetched, over] = [
    await order(),
    await order({ town: null }),
    await order({ town: 'Омск' }),
  ];
  await owner.call('PUT', at(over.number), { version: 1, status: 'cancelled', letter: false });
  const numbers = await due();
  expect(numbers).toContain(asked.number);
  for (const { number } of [counted, fetched, over]) expect(numbers).not.toContain(number);
  const { queues } = (await owner.call('GET', '/api/admin/today/')).json();
  expect(queues).toContainEqual(
    expect.objectContaining({ name: 'prices_untold', count: numbers.length }),
  );
  const keeper = (await office.joined('warehouse')).call('GET', '/api/admin/today/');
  const seen = (await keeper).json().queues.map(({ name }: { name: string }) => name);
  expect(seen).not.toContain('prices_untold');
  const price = { version: 1, amount: 2500, agreed: 'по телефону', letter: false };
  await owner.call('PUT', at(asked.number, 'charges/delivery/'), price);
  expect(await due()).not.toContain(asked.number);
});

it('an order whose last promised day has passed waits for the staff until it is delivered or moved', async () => {
  const [late, moved, done] = [await order(), await order(), await order()];
  await promise(moved.number, { from: '2026-12-03', to: '2026-12-05', letter: false });
  await owner.call('PUT', at(done.number), { version: 1, status: 'delivered', letter: false });
  const overdue = async (): Promise<string[]> => {
    const { orders } = (await owner.call('GET', '/api/admin/orders/?due=promise')).json();
    const numbers = orders.map(({ number }: { number: string }) => number);
    return [late, moved, done].map(({ number }) => number).filter((one) => numbers.includes(one));
  };
  await wait('2026-12-01T20:30:00Z');
  expect(await overdue()).toEqual([]);
  await wait('2026-12-01T21:30:00Z');
  expect(await overdue()).toEqual([late.number]);
  const { queues } = (await owner.call('GET', '/api/admin/today/')).json();
  const { orders } = (await owner.call('GET', '/api/admin/orders/?due=promise')).json();
  expect(queues).toContainEqual({
    name: 'promises_overdue',
    count: orders.length,
    oldest: '2026-11-30T21:00:00.000Z',
  });
});
