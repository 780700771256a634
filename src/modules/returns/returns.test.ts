import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { askedReturns } from '#tests/support/asked-returns.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { callAsGuest, signIn } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, linkIn } from '#tests/support/order-links.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const PRICE = 54_990;
const DAY = 86_400_000;
/** Noon in Moscow. */
let now = new Date('2027-03-01T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let owner: MemberWithApp;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [PRICE * 100])) as [SomeVariant];
});
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  await setVariant(shop.db, sofa.variant, { stock: 20 });
  owner = await office.complete('owner');
});

const {
  ordered,
  setTerms,
  lines,
  asked,
  ask,
  seen,
  withdraw,
  cardOf,
  step,
  led,
  looked,
  giveBack,
} = askedReturns(shop, { owner: () => owner, sofa: () => sofa });

describe('a return', () => {
  it('goes from the question to the money: goods come to stock, the order stays delivered', async () => {
    const { number, url } = await ordered();
    const before = (await stockOf(shop.db, sofa.variant)) ?? 0;
    const answer = await ask(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        number,
        state: 'open',
        lines: [{ position: 0, quantity: 2, left: 1 }],
        returns: [{ state: 'asked', wish: 'money', money_by: '2027-03-11', may_withdraw: true }],
      },
    ]);
    const { id } = answer.json().returns[0];
    const collect = { to: 'coming', way: 'collected', collect_on: '2027-03-03' };
    await led(id, { to: 'agreed' }, collect, { to: 'received' }, looked({ carriage: 1500 }));
    expect(await stockOf(shop.db, sofa.variant)).toBe(before + 1);
    expect(await cardOf(id)).toMatchObject({
      due: PRICE - 1500,
      left: PRICE - 1500,
      given_back: 0,
      ways: [{ payment: null, most: PRICE * 2 }],
    });
    const silent = await step(id, { to: 'closed', outcome: 'money' });
    expect([silent.statusCode, Object.keys(silent.json())]).toMatchObject([
      400,
      expect.arrayContaining(['note']),
    ]);
    expect((await giveBack(id, PRICE)).statusCode).toBe(400);
    expect((await giveBack(id, PRICE - 1500)).json()).toMatchObject({
      given_back: PRICE - 1500,
      left: 0,
      refunds: [{ amount: PRICE - 1500, by: 'hand', state: 'succeeded' }],
    });
    await led(id, { to: 'closed', outcome: 'money' });
    const [shown] = (await seen(url)).returns;
    expect(shown).toMatchObject({
      state: 'closed',
      outcome: 'money',
      may_withdraw: false,
      given_back: [{ on: '2027-03-01', amount: PRICE - 1500 }],
      sums: { goods: PRICE, carriage: 1500, due: PRICE - 1500 },
    });
    expect(shown?.events.map(({ state }) => state)).toEqual([
      'asked',
      'agreed',
      'coming',
      'received',
      'inspected',
      'closed',
    ]);
    const order = (await owner.call('GET', `/api/admin/orders/${number}/`)).json();
    expect(order.status).toBe('delivered');
    const told = order.events.flatMap(({ work }: { work: { kind: string; of: string } | null }) =>
      work?.kind === 'return' ? [work.of] : [],
    );
    expect(told).toEqual(['asked', 'agreed', 'coming', 'received', 'inspected', 'closed']);
    const { rows } = await shop.db.execute(
      sql`SELECT reason FROM stock_movements WHERE variant_id = ${sofa.variant} ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ reason: 'returned' }]);
    const log = await shop.db.execute(
      sql`SELECT FROM audit_log WHERE action = 'returns.step' AND entity_id = ${number}`,
    );
    expect(log.rows).toHaveLength(5);
  });

  it('is told by letters: to the customer at each step, to the shop when it is asked for', async () => {
    const email = 'return-letters@example.ru';
    const { url } = await ordered('delivered', { email });
    const { id } = (await ask(url, { reason: 'царапина на http://чужой.рф' })).json().returns[0];
    await led(id, { to: 'refused', note: 'Срок прошёл' });
    const about = () => shop.letters.filter(({ key }) => key.startsWith('return-'));
    await expect.poll(() => about().filter(({ to }) => to === email).length).toBe(2);
    const [first, last] = about().filter(({ to }) => to === email);
    expect(first?.subject).toContain(`Возврат №\u00a0${id}`);
    expect(first?.text).toContain('Мы получили просьбу о\u00a0возврате');
    expect(first?.text).not.toContain('чужой');
    expect(last?.text).toContain('От магазина: Срок прошёл');
    expect((await seen(linkIn(last?.text))).returns).toMatchObject([{ id, state: 'refused' }]);
    expect(last?.text).toMatch(/\/return\n/);
    await expect
      .poll(() => about().filter(({ replyTo }) => replyTo === email).length)
      .toBeGreaterThan(0);
    expect(about().find(({ replyTo }) => replyTo === email)?.text).toContain(
      'Хочет вернуть деньги. По\u00a0словам покупателя, товар исправный.',
    );
    expect(about().find(({ replyTo }) => replyTo === email)?.text).toContain(
      `/admin/returns/${id}`,
    );
  });

  it('takes no more than was ordered: what is refused or withdrawn can be asked for again', async () => {
    const { url, number } = await ordered();
    expect((await ask(url, { lines: lines(3) })).statusCode).toBe(400);
    expect((await ask(url, { lines: [{ position: 7, quantity: 1 }] })).statusCode).toBe(400);
    expect((await ask(url, { lines: [...lines(1), ...lines(1)] })).statusCode).toBe(400);
    expect((await ask(url, { lines: [] })).statusCode).toBe(400);
    const { id } = (await ask(url, { lines: lines(2) })).json().returns[0];
    expect((await ask(url)).statusCode).toBe(400);
    expect((await withdraw(url, id)).json()).toMatchObject({
      lines: [{ left: 2 }],
      returns: [{ state: 'withdrawn' }],
    });
    expect((await withdraw(url, id)).json().code).toBe('return_not_now');
    const all = { lines: lines(2) };
    const begin = () =>
      owner.call('POST', `/api/admin/orders/${number}/returns/`, { ...asked, ...all });
    const both = await Promise.all([begin(), ask(url, all), begin(), ask(url, all)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('belongs to the order of its link', async () => {
    const [one, other] = [await ordered(), await ordered()];
    const { id } = (await ask(one.url)).json().returns[0];
    expect((await seen(other.url)).returns).toEqual([]);
    await ask(other.url);
    expect((await withdraw(other.url, id)).statusCode).toBe(404);
    expect((await seen(other.url)).returns).toMatchObject([{ state: 'asked' }]);
    expect((await seen(one.url)).returns).toMatchObject([{ id, state: 'asked' }]);
    const unknown = `/orders/t/${'a'.repeat(43)}`;
    expect((await ask(unknown)).json().code).toBe('order_link_invalid');
    expect((await callAsGuest(shop, 'GET', callOf(unknown, 'returns/'))).statusCode).toBe(404);
  });

  it('is read in the account of its customer alone', async () => {
    const customer = await signIn(shop, 'returns-of@example.ru', { isNew: true });
    const stranger = await signIn(shop, 'returns-of-other@example.ru', { isNew: true });
    const { number, url } = await ordered();
    await shop.db.execute(
      sql`UPDATE orders SET customer_id = ${customer.id} WHERE number = ${number}`,
    );
    const { id } = (await ask(url)).json().returns[0];
    await led(id, { to: 'agreed' }, { to: 'received' }, looked());
    await giveBack(id, PRICE);
    await led(id, { to: 'closed', outcome: 'money' });
    const { rows } = await shop.db.execute<{ id: number }>(
      sql`SELECT id FROM orders WHERE number = ${number}`,
    );
    const own = `/api/orders/history/${rows[0]?.id}/returns/`;
    expect((await customer.call('GET', own)).json()).toMatchObject({
      number,
      returns: [{ id, state: 'closed', closed_on: '2027-03-01', given_back: [{ amount: PRICE }] }],
    });
    expect((await stranger.call('GET', own)).statusCode).toBe(404);
    expect((await callAsGuest(shop, 'GET', own)).statusCode).toBe(401);
  });

  it('is of a delivered order', async () => {
    const { url, number } = await ordered('shipped');
    expect(await seen(url)).toMatchObject({ state: 'not delivered', term_on: null });
    expect((await ask(url)).json().code).toBe('return_not_now');
    const begun = await owner.call('POST', `/api/admin/orders/${number}/returns/`, asked);
    expect(begun.json().code).toBe('return_not_now');
  });
});

describe('the term of a return', () => {
  it('ends with the seventh day after the handover, by the clock of the shop', async () => {
    const { url } = await ordered();
    const handed = new Date('2027-03-01T00:00:00+03:00').getTime();
    expect(await seen(url)).toMatchObject({ term_on: '2027-03-15', return_days: 14 });
    await setTerms({ return_days: 0 });
    expect(await seen(url)).toMatchObject({ term_on: '2027-03-08', is_late: false });
    const later = now;
    now = new Date(handed + 8 * DAY - 1000);
    expect((await ask(url)).statusCode).toBe(200);
    now = new Date(handed + 8 * DAY);
    expect((await seen(url)).is_late).toBe(true);
    expect((await ask(url)).json().code).toBe('return_late');
    expect((await ask(url, { has_defect: true })).statusCode).toBe(200);
    now = later;
    await setTerms({ return_days: 14 });
  });

  it('is three months where the shop has no page that tells it', async () => {
    const { url } = await ordered();
    await shop.db.execute(
      sql`UPDATE pages SET slug = 'moved-returns' WHERE slug = 'orders-returns'`,
    );
    expect(await seen(url)).toMatchObject({ term_on: '2027-06-01', has_written_terms: false });
    await shop.db.execute(
      sql`UPDATE pages SET slug = 'orders-returns' WHERE slug = 'moved-returns'`,
    );
  });

  it('binds the customer alone', async () => {
    const { url, number } = await ordered();
    const later = now;
    now = new Date(now.getTime() + 100 * DAY);
    owner = await office.complete('owner');
    expect((await ask(url)).json().code).toBe('return_late');
    const begun = await owner.call('POST', `/api/admin/orders/${number}/returns/`, asked);
    expect(begun.json()).toMatchObject({ begun_by: 'staff', is_late: true, state: 'agreed' });
    now = later;
  });

  it('does not let a thing without a defect be mended', async () => {
    const { url } = await ordered();
    expect((await ask(url, { wish: 'mending' })).json().wish).toHaveLength(1);
    expect((await ask(url, { wish: 'mending', has_defect: true })).statusCode).toBe(200);
  });
});
