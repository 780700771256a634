import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { askedReturns } from '#tests/support/asked-returns.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { moneyOfOrder, takeRefundBack } from '#tests/support/order-money.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const PRICE = 54_990;
const _DAY = 86_400_000;
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

const { ordered, ask, seen, at, cardOf, step, led, looked, back, giveBack, agreed, asked } =
  askedReturns(shop, {
    owner: () => owner,
    sofa: () => sofa,
  });

describe('in the office a return', () => {
  it('is led by one member at a time, and by its steps', async () => {
    const { id } = await agreed();
    const { version } = await cardOf(id);
    const brought = { version, step: { to: 'coming', way: 'brought' } };
    const answers = await Promise.all([
      owner.call('POST', at(id, 'step/'), brought),
      owner.call('POST', at(id, 'step/'), brought),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().code).toBe('return_changed');
    await led(id, { to: 'received' });
    expect((await step(id, { to: 'closed', outcome: 'money' })).json().code).toBe('return_not_now');
    const half = await step(id, looked({ lines: [{ position: 3, fate: 'stock' }] }));
    expect(half.statusCode).toBe(400);
    const before = await stockOf(shop.db, sofa.variant);
    const off = [{ position: 0, fate: 'written_off' }];
    await led(id, looked({ lines: off, has_defect: true, carriage: 900 }));
    expect((await step(id, looked())).json().code).toBe('return_not_now');
    expect(await stockOf(shop.db, sofa.variant)).toBe(before);
    expect(await cardOf(id)).toMatchObject({ due: PRICE, has_defect: true });
  });

  it('forgets money that was noted by mistake, and is not withdrawn while money is given', async () => {
    const { id, number } = await agreed();
    await giveBack(id, PRICE);
    expect((await step(id, { to: 'withdrawn' })).statusCode).toBe(400);
    expect((await giveBack(id, 1)).statusCode).toBe(400);
    const { payments } = await moneyOfOrder(owner, number);
    await takeRefundBack(owner, number, { id: payments[0].id });
    expect(await cardOf(id)).toMatchObject({
      left: PRICE,
      refunds: [{ state: 'taken back' }],
    });
    expect((await step(id, { to: 'withdrawn' })).statusCode).toBe(200);
  });

  it('asks no provider for the money of another order', async () => {
    const { id } = await agreed();
    const { number } = await ordered();
    const { payments } = await moneyOfOrder(owner, number);
    const { version } = await cardOf(id);
    const body = { version, key: randomUUID(), payment: payments[0].id, amount: PRICE };
    expect((await owner.call('POST', at(id, 'refund/'), body)).statusCode).toBe(404);
    expect(await cardOf(id)).toMatchObject({ given_back: 0, refunds: [] });
  });

  it('ends in an exchange with another order of the same customer', async () => {
    const form = { phone_number: '+70000000000', email: 'exchange@example.ru' };
    const { number, url } = await ordered('delivered', form);
    const { id } = (await ask(url, { wish: 'exchange' })).json().returns[0];
    await led(id, { to: 'agreed' }, { to: 'received' }, looked());
    const strange = await ordered('confirmed', {
      phone_number: '+70000000099',
      email: 'strange@example.ru',
    });
    const close = (replacement: string) =>
      step(id, { to: 'closed', outcome: 'exchange', settlement: 'counted', replacement });
    for (const wrong of ['', 'нет такого', number, strange.number]) {
      expect((await close(wrong)).json().replacement).toHaveLength(1);
    }
    const other = await ordered('confirmed', { ...form, email: 'exchange-2@example.ru' }, 0);
    expect((await close(other.number.toLowerCase().replace('-', ' '))).json()).toMatchObject({
      outcome: 'exchange',
      settlement: 'counted',
      replacement: other.number,
      money_by: null,
      pays_back: false,
    });
    expect((await seen(url)).returns).toMatchObject([
      { replacement: other.number, settlement: 'counted', money_by: null, closed_on: '2027-03-01' },
    ]);
    const onCard = await owner.call('GET', `/api/admin/orders/${other.number}/returns/`);
    expect(onCard.json()).toMatchObject({ replaces: { id, number }, may_begin: false });
  });

  it('is no exchange without the number of an order, nor in silence once money was given', async () => {
    const { id } = await agreed();
    await led(id, { to: 'received' }, looked());
    await giveBack(id, 1000);
    const close = async (given: object) =>
      (
        await step(id, { to: 'closed', outcome: 'exchange', settlement: 'counted', ...given })
      ).json();
    expect((await close({ note: 'разница' })).replacement).toEqual([
      'Введите номер нового заказа.',
    ]);
    expect((await close({})).note).toHaveLength(1);
  });

  it('ends in no exchange or mending while money is left and nobody says what becomes of it', async () => {
    const form = { phone_number: '+70000000001', email: 'left@example.ru' };
    const { url } = await ordered('delivered', form);
    const asked = { wish: 'mending', has_defect: true };
    const { id } = (await ask(url, asked)).json().returns[0];
    const found = looked({ has_defect: true, lines: back });
    await led(id, { to: 'agreed' }, { to: 'received' }, found);
    const { number: replacement } = await ordered('confirmed', form);
    const close = async (outcome: string, settlement?: string) =>
      (
        await step(id, { to: 'closed', outcome, replacement, ...(settlement && { settlement }) })
      ).json();
    const silent = 'Не\u00a0отдано 54\u00a0990\u00a0₽. Выберите, что станет с\u00a0деньгами.';
    expect((await close('exchange')).settlement).toEqual([silent]);
    expect((await close('exchange', 'kept')).settlement).toEqual([silent]);
    expect((await close('mending')).settlement).toEqual([silent]);
    expect((await close('mending', 'counted')).settlement).toEqual([silent]);
    expect(await close('mending', 'kept')).toMatchObject({ state: 'closed', settlement: 'kept' });
    expect(await close('mending', 'kept')).toMatchObject({ code: 'return_not_now' });
  });

  it('asks nothing of money where none is left', async () => {
    const form = { phone_number: '+70000000002', email: 'nothing-left@example.ru' };
    const { url } = await ordered('delivered', form);
    const { id } = (await ask(url, { wish: 'exchange' })).json().returns[0];
    await led(id, { to: 'agreed' }, { to: 'received' }, looked());
    await giveBack(id, PRICE);
    const { number: replacement } = await ordered('confirmed', form);
    const end = { to: 'closed', outcome: 'exchange', settlement: 'later', replacement };
    expect((await step(id, { ...end, note: 'новый оплачен заново' })).json()).toMatchObject({
      state: 'closed',
      settlement: null,
    });
  });

  it('waits for its money after an exchange whose money is given back later', async () => {
    const form = { phone_number: '+70000000003', email: 'later@example.ru' };
    const { url } = await ordered('delivered', form);
    const { id } = (await ask(url, { wish: 'exchange' })).json().returns[0];
    await led(id, { to: 'agreed' }, { to: 'received' }, looked());
    const waits = async () =>
      (await owner.call('GET', '/api/admin/returns/?waits=money'))
        .json()
        .rows.some((row: { id: number }) => row.id === id);
    expect(await waits()).toBe(false);
    const { number: replacement } = await ordered('confirmed', form);
    await led(id, { to: 'closed', outcome: 'exchange', settlement: 'later', replacement });
    expect(await waits()).toBe(true);
    expect(await cardOf(id)).toMatchObject({ money_by: '2027-03-11', pays_back: true });
    expect((await seen(url)).returns).toMatchObject([{ money_by: '2027-03-11' }]);
    expect((await giveBack(id, PRICE)).json()).toMatchObject({ left: 0, money_by: null });
    expect(await waits()).toBe(false);
  });

  it('is collected on a day: without one the step is refused', async () => {
    const { id } = await agreed();
    const coming = (given: object) => step(id, { to: 'coming', ...given });
    const { collect_on: told } = (await coming({ way: 'collected' })).json();
    expect(told).toEqual(['Выберите день, когда заберёте товар.']);
    const past = await coming({ way: 'collected', collect_on: '2027-02-28' });
    expect(past.json().collect_on).toEqual(['Этот день прошёл.']);
    const today = await coming({ way: 'collected', collect_on: '2027-03-01' });
    expect(today.json()).toMatchObject({ state: 'coming', collect_on: '2027-03-01' });
    expect((await coming({ way: 'brought' })).json()).toMatchObject({ collect_on: null });
  });

  it('that the staff begin is agreed at once, unless they say otherwise', async () => {
    const { number } = await ordered();
    const begin = async (given: object) =>
      (
        await owner.call('POST', `/api/admin/orders/${number}/returns/`, { ...asked, ...given })
      ).json();
    const begun = await begin({});
    expect(begun).toMatchObject({ state: 'agreed', begun_by: 'staff', money_by: '2027-03-11' });
    expect(begun.events).toMatchObject([{ state: 'agreed', by: expect.any(String) }]);
    const open = await begin({ agreed: false });
    expect(open).toMatchObject({ state: 'asked', money_by: null });
  });

  it('is found in the list, and waits in «Сегодня» for an answer and for its money', async () => {
    const queue = async (name: string) =>
      (await owner.call('GET', '/api/admin/today/'))
        .json()
        .queues.find((one: { name: string }) => one.name === name);
    const listed = async (query: string) =>
      (await owner.call('GET', `/api/admin/returns/?${query}`))
        .json()
        .rows.map((row: { id: number }) => row.id);
    const [fresh, due] = [await queue('returns_new'), await queue('returns_money')];
    const { number, url } = await ordered();
    const { id } = (await ask(url)).json().returns[0];
    expect((await queue('returns_new')).count).toBe(fresh.count + 1);
    expect(await listed('waits=answer')).toContain(id);
    await led(id, { to: 'agreed' });
    expect((await queue('returns_new')).count).toBe(fresh.count);
    expect((await queue('returns_money')).count).toBe(due.count + 1);
    expect(await listed('waits=money')).toContain(id);
    expect(await listed(`text=${number}`)).toEqual([id]);
    expect(await listed('text=нет-такого')).toEqual([]);
    expect(await listed('state=refused')).not.toContain(id);
    const paged = await owner.call('GET', '/api/admin/returns/?limit=1');
    expect(await listed(`after=${paged.json().next}`)).not.toContain(id);
  });

  it('is not for who does not lead returns', async () => {
    const { id, number } = await agreed();
    const storeman = await office.complete('warehouse');
    const calls = [
      storeman.call('GET', '/api/admin/returns/'),
      storeman.call('GET', at(id)),
      storeman.call('GET', `/api/admin/orders/${number}/returns/`),
      storeman.call('POST', at(id, 'step/'), { version: 2, step: { to: 'received' } }),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    const manager = await office.complete('manager');
    expect((await manager.call('GET', at(id))).statusCode).toBe(200);
    const refund = { version: 2, key: randomUUID(), payment: randomUUID(), amount: 1 };
    expect((await manager.call('POST', at(id, 'refund/'), refund)).statusCode).toBe(403);
  });
});
