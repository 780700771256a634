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

const { ordered, ask, seen, at, cardOf, step, led, looked, giveBack, agreed } = askedReturns(shop, {
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
      step(id, { to: 'closed', outcome: 'exchange', replacement });
    for (const wrong of ['', 'нет такого', number, strange.number]) {
      expect((await close(wrong)).json().replacement).toHaveLength(1);
    }
    const other = await ordered('confirmed', { ...form, email: 'exchange-2@example.ru' });
    expect((await close(other.number.toLowerCase().replace('-', ' '))).json()).toMatchObject({
      outcome: 'exchange',
      replacement: other.number,
    });
    expect((await seen(url)).returns).toMatchObject([{ replacement: other.number }]);
    const onCard = await owner.call('GET', `/api/admin/orders/${other.number}/returns/`);
    expect(onCard.json()).toMatchObject({ replaces: { id, number }, may_begin: false });
  });

  it('is no exchange without the number of an order, nor in silence once money was given', async () => {
    const { id } = await agreed();
    await led(id, { to: 'received' }, looked());
    await giveBack(id, 1000);
    const close = async (given: object) =>
      (await step(id, { to: 'closed', outcome: 'exchange', ...given })).json();
    expect((await close({ note: 'разница' })).replacement).toEqual([
      'Введите номер нового заказа.',
    ]);
    expect((await close({})).note).toHaveLength(1);
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
