import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { changeOrder } from '#modules/orders/index.ts';
import { followRefund } from '#modules/payments/online/refunding.ts';
import { HOUR } from '#platform/time/duration.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { receiptsOf } from '#tests/support/receipts.ts';
import { type Member, TERMINAL } from '#tests/support/staff.ts';

const SOFA = 54_990;
const CHAIR = 12_333;
type Caller = Pick<Member, 'call'>;
let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let orders: ReturnType<typeof onlineOrders>;
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [SOFA * 100, CHAIR * 100])) as [
    SomeVariant,
    SomeVariant,
  ];
  orders = onlineOrders(shop, emulator, sofa);
});

it('is paid back by the provider once for each press, and no more than is left', async () => {
  const owner = await office.complete('owner');
  const { number, id: payment } = await orders.paid();
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, number, { status: 'delivered' }, { quiet: true });
  const begun = await owner.call('POST', `/api/admin/orders/${number}/returns/`, {
    lines: [{ position: 0, quantity: 1 }],
    has_defect: false,
    reason: 'не подошло',
    wish: 'money',
    agreed: false,
  });
  const { id } = begun.json();
  const at = (part: string) => `/api/admin/returns/${id}/${part}`;
  const early = { version: 1, key: randomUUID(), payment, amount: SOFA };
  expect((await owner.call('POST', at('refund/'), early)).json().code).toBe('return_not_now');
  await owner.call('POST', at('step/'), { version: 1, step: { to: 'agreed' } });
  const body = { ...early, version: 2 };
  const first = await owner.call('POST', at('refund/'), body);
  expect([first.statusCode, first.json()]).toMatchObject([
    200,
    { given_back: SOFA, left: 0, ways: [], refunds: [{ by: 'yookassa', state: 'succeeded' }] },
  ]);
  // The same press once more.
  const again = await owner.call('POST', at('refund/'), body);
  expect([again.statusCode, again.json().given_back]).toEqual([200, SOFA]);
  const { version } = again.json();
  const more = { version, key: randomUUID(), payment, amount: 1 };
  expect((await owner.call('POST', at('refund/'), more)).json().amount).toHaveLength(1);
  const made = emulator.payments.flatMap(({ refunds }) => refunds);
  expect(made.map(({ key }) => key)).toEqual([body.key]);
  const money = (await owner.call('GET', `/api/admin/orders/${number}/payments/`)).json();
  expect(money.payments[0].refunds[0].reason).toMatch(/^Возврат №.\d+: .+× 1$/);
});

it('has a letter about money that the provider has given back, and none while its bank decides', async () => {
  const owner = await office.complete('owner');
  const email = 'return-by-provider@example.ru';
  const order = await orders.paid({ form: { email } });
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, order.number, { status: 'delivered' }, { quiet: true });
  const begun = await owner.call('POST', `/api/admin/orders/${order.number}/returns/`, {
    lines: [{ position: 0, quantity: 1 }],
    has_defect: false,
    reason: 'не подошло',
    wish: 'money',
  });
  const { id, version } = begun.json();
  const told = () =>
    shop.letters.filter(({ to, key }) => to === email && key.startsWith('return-refund-'));
  const refund = async (seen: number, amount: number) => {
    const body = { version: seen, key: randomUUID(), payment: order.id, amount };
    const answer = await owner.call('POST', `/api/admin/returns/${id}/refund/`, body);
    expect(answer.statusCode).toBe(200);
    return { key: body.key, version: answer.json().version };
  };
  const first = await refund(version, 14_990);
  await expect.poll(() => told().map(({ key }) => key)).toEqual([`return-refund-${first.key}`]);
  const text = told()[0]?.text.replaceAll('\u00a0', ' ');
  expect(text).toContain('Вернули вам 14 990 ₽');
  expect(text).toContain('Отправили через ЮKassa, тем же способом, каким вы платили.');
  expect(text).toContain('Осталось вернуть: 40 000 ₽');
  expect(text).not.toContain('чек');

  emulator.misfortunes.refundsWait = true;
  const second = await refund(first.version, 40_000);
  const job = sql`name = 'order-return-letter' AND data->>'refund' = ${second.key} AND state = 'created'`;
  // It is looked at again in an hour.
  await expect
    .poll(
      async () =>
        (
          await db.execute(
            sql`SELECT FROM pgboss.job WHERE ${job} AND start_after > now() + interval '50 minutes'`,
          )
        ).rows,
    )
    .toHaveLength(1);
  expect(told()).toHaveLength(1);
  emulator.misfortunes.refundsWait = false;
  await emulator.clock.pass(2 * HOUR);
  expect((await followRefund(order.context, second.key))?.state).toBe('succeeded');
  await db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE ${job}`);
  await expect.poll(() => told().length, { timeout: 10_000 }).toBe(2);
  expect(told()[1]?.text.replaceAll('\u00a0', ' ')).toContain('Это вся сумма возврата.');
  // The order sends none of its own about the same money.
  const queued = sql`name = 'order-change-letter' AND data->'change'->'money'->>'of' = 'went back'`;
  const { rows } = await db.execute(
    sql`SELECT FROM pgboss.job WHERE ${queued} AND data->>'orderId' = ${String(order.orderId)}`,
  );
  expect(rows).toEqual([]);
});

it('has a receipt that names the returned goods alone, also where a part of their price is given back', async () => {
  const owner = await office.complete('owner');
  const lines = [
    [sofa, 1],
    [chair, 1],
  ] as const;
  const order = await orders.paid({ lines, till: 'own' });
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, order.number, { status: 'delivered' }, { quiet: true });
  await emulator.clock.pass(120_000);
  await receiptsOf(order).work();
  const asked = { has_defect: true, reason: 'скол', wish: 'money' };
  const begun = await owner.call('POST', `/api/admin/orders/${order.number}/returns/`, {
    ...asked,
    lines: [{ position: 1, quantity: 1 }],
  });
  const { id } = begun.json();
  const call = async (part: string, body: object) =>
    (await owner.call('POST', `/api/admin/returns/${id}/${part}/`, body)).json();
  let { version } = begun.json();
  for (const amount of [4_000, 8_333]) {
    const answer = await call('refund', { version, key: randomUUID(), payment: order.id, amount });
    version = answer.version;
  }
  const back = emulator.receipts.filter(({ kind }) => kind === 'refund');
  expect(back.map((one) => one.lines.map(({ price, mode }) => [price, mode]))).toEqual([
    [[400_000, 'full_payment']],
    [[833_300, 'full_payment']],
  ]);
  expect(new Set(back.flatMap((one) => one.lines.map(({ name }) => name))).size).toBe(1);
});

it('tells a piece once where its price is given back in two parts', async () => {
  const owner = await office.complete('owner');
  const order = await orders.paid({ lines: [[sofa, 2]], till: 'own' });
  const { db, jobs } = shop;
  const context = { db, jobs, clock: emulator.clock, actor: TERMINAL };
  await changeOrder(context, order.number, { status: 'delivered' }, { quiet: true });
  await emulator.clock.pass(120_000);
  await receiptsOf(order).work();
  const known = emulator.receipts.length;
  const begun = await owner.call('POST', `/api/admin/orders/${order.number}/returns/`, {
    has_defect: true,
    reason: 'скол',
    wish: 'money',
    lines: [{ position: 0, quantity: 1 }],
  });
  const { id } = begun.json();
  let { version } = begun.json();
  const keys: string[] = [];
  for (const amount of [41_500.75, 13_489.25]) {
    const body = { version, key: randomUUID(), payment: order.id, amount };
    keys.push(body.key);
    version = (await owner.call('POST', `/api/admin/returns/${id}/refund/`, body)).json().version;
  }
  const back = emulator.receipts.slice(known).filter(({ kind }) => kind === 'refund');
  expect(back.map((one) => one.lines.map(({ price, quantity }) => [price, quantity]))).toEqual([
    [[4_150_075, 1]],
    [[1_348_925, 1]],
  ]);
  const told = (refund: string | undefined) =>
    shop.letters.find(({ key }) => key === `return-refund-${refund}`)?.text;
  for (const key of keys) await expect.poll(() => told(key)).toContain('Кассовый чек');
});

describe('goods that money was given back for', () => {
  const paidInParts = async () => {
    const lines = [
      [sofa, 1],
      [chair, 2],
    ] as const;
    const order = await orders.paid({ lines, till: 'own' });
    const { db, jobs } = shop;
    return { order, context: { db, jobs, clock: emulator.clock, actor: TERMINAL } };
  };
  const refundOnCard = async (
    owner: Caller,
    { number, id }: { readonly number: string; readonly id: string },
    what: object,
  ) => {
    const at = `/api/admin/orders/${number}/payments/`;
    const { version } = (await owner.call('GET', at)).json();
    const body = { version, key: randomUUID(), what, reason: 'не подошло' };
    return owner.call('POST', `${at}${id}/refund/`, body);
  };
  const chairs = (quantity: number) => ({ of: 'goods', lines: [{ position: 1, quantity }] });

  it('are neither refunded nor returned again, and nothing is asked for again', async () => {
    const owner = await office.complete('owner');
    const { order, context } = await paidInParts();
    const { number } = order;
    const sold = async () => {
      // The keys of the emulator are for trials.
      const period = 'group=product&trials=shown&from=2027-01-01&to=2027-12-31';
      const { rows } = (await owner.call('GET', `/api/admin/reports/sales/?${period}`)).json();
      const backOf = ({ product }: SomeVariant) =>
        rows.find((row: { key: string }) => row.key === String(product))?.went_back ?? 0;
      return [backOf(sofa), backOf(chair)];
    };
    const [sofasBack, chairsBack] = await sold();
    const back = await refundOnCard(owner, order, chairs(1));
    expect(await sold()).toEqual([sofasBack, chairsBack + CHAIR]);
    const told = () =>
      shop.letters.find(
        ({ text }) => text.includes(`${number} изменилось`) && /За что: .+, 1\sшт\./.test(text),
      );
    await expect.poll(() => told()?.text).toContain('Вернули вам деньги: 12');
    expect([back.statusCode, back.json()]).toMatchObject([
      200,
      {
        payable: SOFA + 2 * CHAIR,
        lowered: CHAIR,
        paid: SOFA + CHAIR,
        left: 0,
        overpaid: 0,
        lines: [
          { position: 0, quantity: 1, amount: SOFA },
          { position: 1, quantity: 1, amount: CHAIR },
        ],
      },
    ]);
    const twice = await refundOnCard(owner, order, chairs(2));
    expect([twice.statusCode, twice.json().non_field_errors]).toEqual([
      400,
      [expect.stringContaining('деньги уже возвращены')],
    ]);
    const card = (await owner.call('GET', `/api/admin/orders/${number}/`)).json();
    expect(card.payment).toBe('paid');
    const paying = (
      await shop.app.inject(`/api/orders/t/${order.url.split('/').at(-1)}/paying/`)
    ).json();
    expect(paying).toMatchObject({
      state: 'nothing',
      payable: SOFA + CHAIR,
      paid: SOFA + CHAIR,
      left: 0,
    });
    await changeOrder(context, number, { status: 'delivered' }, { quiet: true });
    const { lines } = (await owner.call('GET', `/api/admin/orders/${number}/returns/`)).json();
    expect(lines.map(({ left }: { left: number }) => left)).toEqual([1, 1]);
    const asked = { has_defect: true, reason: 'скол', wish: 'money' };
    const two = { ...asked, lines: [{ position: 1, quantity: 2 }] };
    const refused = await owner.call('POST', `/api/admin/orders/${number}/returns/`, two);
    expect(refused.json().lines).toHaveLength(1);
    // The receipt at the handover names what is left.
    await emulator.clock.pass(120_000);
    await receiptsOf(order).work();
    const closing = emulator.receipts.filter(({ settlements }) => settlements.length > 0).at(-1);
    expect(closing?.lines.map(({ price, quantity }) => [price, quantity])).toEqual([
      [SOFA * 100, 1],
      [CHAIR * 100, 1],
    ]);
  });

  it('wait for their money in no return once another refund has given it', async () => {
    const owner = await office.complete('owner');
    const { order, context } = await paidInParts();
    const { number } = order;
    await changeOrder(context, number, { status: 'delivered' }, { quiet: true });
    const asked = { has_defect: true, reason: 'скол', wish: 'money' };
    const begun = await owner.call('POST', `/api/admin/orders/${number}/returns/`, {
      ...asked,
      lines: [{ position: 1, quantity: 2 }],
    });
    const { id } = begun.json();
    const waits = async () => {
      const { rows } = (await owner.call('GET', '/api/admin/returns/?waits=money')).json();
      return rows.some((row: { id: number }) => row.id === id);
    };
    expect(await waits()).toBe(true);
    await refundOnCard(owner, order, chairs(2));
    expect(await waits()).toBe(false);
    const card = (await owner.call('GET', `/api/admin/returns/${id}/`)).json();
    expect(card).toMatchObject({ due: 0, left: 0, money_by: null });
  });
});
