import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { systemClock } from '#platform/time/clock.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { confirmEmail, signIn } from '#tests/support/customer.ts';
import { throwError } from '#tests/support/database-url.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { TERMINAL } from '#tests/support/staff.ts';
import {
  changeOrder,
  findOrder,
  listLatestOrders,
  type OrderChange,
  revokeLinks,
} from './management.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const it = withShop({ env: { SHOP_EMAIL: 'orders@example.ru' } });
const { shop } = fixturesOf(it);
let jobs: Jobs;
let sofa: SomeVariant;

beforeAll(async () => {
  jobs = createJobs({ url: shop.databaseUrl, onError: throwError });
  await jobs.start();
});
beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
afterAll(() => jobs.stop());

const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });

async function placeOrder(quantity = 1): Promise<string> {
  const cart = await post('/api/orders/cart/', { cart_items: [cartLine(sofa, quantity)] });
  const order = await post('/api/orders/order-create/', orderForm(cart.json().cart_uuid));
  return order.json().number;
}

const change = (number: string, wanted: OrderChange, options?: { quiet: boolean }) =>
  changeOrder({ db: shop.db, clock: systemClock, jobs, actor: TERMINAL }, number, wanted, options);

const lettersAbout = (number: string, subject: RegExp) =>
  shop.letters.filter((letter) => letter.subject.includes(number) && subject.test(letter.subject));

const stateOf = async (number: string) => {
  const { statusOrder, paymentStatus, deliveryCostKopecks } = (await findOrder(shop.db, number))
    .order;
  return [statusOrder, paymentStatus, deliveryCostKopecks];
};

describe('changing an order', () => {
  it('goes forward and tells the customer what is new, each letter its own change', async () => {
    const number = await placeOrder();
    await change(number, { status: 'confirmed', deliveryCostKopecks: 150_050 });
    await change(number, { status: 'shipped', payment: 'paid' });
    expect(await stateOf(number)).toEqual(['shipped', 'paid', 150_050]);
    await vi.waitFor(() => expect(lettersAbout(number, /Изменения/)).toHaveLength(2), WITHIN);
    const told = lettersAbout(number, /Изменения/).map((letter) => [
      letter.to,
      letter.text.replaceAll('\u00a0', ' '),
    ]);
    expect(told).toContainEqual([
      'petr@example.ru',
      expect.stringMatching(
        /Статус заказа: подтверждён\.\nСтоимость доставки: 1 500,50 ₽\..*Итого с доставкой: 56 490,50 ₽/su,
      ),
    ]);
    expect(told).toContainEqual([
      'petr@example.ru',
      expect.stringMatching(/Статус заказа: отправлен\.\nОплата: внесена\./),
    ]);
    expect(new Set(shop.letters.map(({ key }) => key)).size).toBe(shop.letters.length);
  });

  it('is quiet when told to be, and where nothing changes', async () => {
    const number = await placeOrder();
    expect((await change(number, { status: 'confirmed' }, { quiet: true })).changed).toBe(true);
    expect((await change(number, { status: 'confirmed' })).changed).toBe(false);
    await change(number, { status: 'shipped' });
    await vi.waitFor(() => expect(lettersAbout(number, /Изменения/)).not.toEqual([]), WITHIN);
    expect(lettersAbout(number, /Изменения/).map(({ text }) => text)).toEqual([
      expect.stringContaining('Статус заказа: отправлен.'),
    ]);
  });

  it('gives the goods of a cancelled one back, once, and waits for no payment', async () => {
    await setVariant(shop.db, sofa.variant, { stock: 5 });
    const number = await placeOrder(2);
    expect(await stockOf(shop.db, sofa.variant)).toBe(3);
    await change(number, { status: 'cancelled' });
    await change(number, { status: 'cancelled' });
    expect(await stockOf(shop.db, sofa.variant)).toBe(5);
    expect(await stateOf(number)).toEqual(['cancelled', 'cancelled', null]);
    await setVariant(shop.db, sofa.variant, { stock: null });
  });

  it('leaves what was paid of a cancelled one to be given back', async () => {
    const number = await placeOrder();
    await change(number, { payment: 'partially_paid' });
    await change(number, { status: 'cancelled' });
    expect(await stateOf(number)).toEqual(['cancelled', 'partially_paid', null]);
    await change(number, { payment: 'refunded' });
    expect(await stateOf(number)).toEqual(['cancelled', 'refunded', null]);
  });

  it.each([
    [{ status: 'delivered' }, { status: 'new' }, 'status', 'больше это не меняется'],
    [{ status: 'shipped' }, { status: 'confirmed' }, 'status', 'delivered, cancelled'],
    [{ status: 'cancelled' }, { payment: 'paid' }, 'payment', 'больше это не меняется'],
    [{}, { payment: 'refunded' }, 'payment', 'partially_paid, paid'],
    [{}, { payment: 'cancelled' }, 'payment', 'partially_paid, paid'],
    [{}, { status: 'cancelled', payment: 'paid' }, 'payment', 'cancelled'],
  ] as const)('refuses after %j what makes no sense: %j', async (before, wanted, field, words) => {
    const number = await placeOrder();
    await change(number, before);
    const was = await stateOf(number);
    await expect(change(number, wanted)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: [expect.stringContaining(words)] } },
    });
    expect(await stateOf(number)).toEqual(was);
  });

  it('knows no order that is not there', async () => {
    await expect(change('2222-2222', { status: 'confirmed' })).rejects.toMatchObject({
      code: 'order_not_found',
    });
  });
});

it('lists the latest first, of one status where it is named', async () => {
  const numbers = [await placeOrder(), await placeOrder(), await placeOrder()];
  await change(numbers[1] ?? '', { status: 'production' }, { quiet: true });
  const numbersOf = async (wanted: Parameters<typeof listLatestOrders>[1]) =>
    (await listLatestOrders(shop.db, wanted)).map(({ number }) => number);
  expect(await numbersOf({ limit: 2 })).toEqual([numbers[2], numbers[1]]);
  expect(await numbersOf({ status: 'production', limit: 9 })).toEqual([numbers[1]]);
});

it('tells the shop when a customer cancels', async () => {
  const number = await placeOrder();
  const petr = await signIn(shop, 'petr@example.ru', { isNew: true });
  await confirmEmail(shop, petr);
  const { order } = await findOrder(shop.db, number);
  expect(lettersAbout(number, /отменён/)).toEqual([]);
  const answer = await petr.call('POST', `/api/orders/history/${order.id}/cancel/`);
  expect([answer.statusCode, answer.json().status_order]).toEqual([200, 'cancelled']);
  await vi.waitFor(
    () =>
      expect(lettersAbout(number, /отменён покупателем/)).toMatchObject([
        { to: 'orders@example.ru', replyTo: 'petr@example.ru' },
      ]),
    WITHIN,
  );
});

describe('the audit log', () => {
  const logged = async (number: string) =>
    (
      await shop.db.execute(sql`
        SELECT actor, actor_name, action, changes FROM audit_log
        WHERE entity = 'order' AND entity_id = ${number} ORDER BY id`)
    ).rows;
  const byTerminal = { actor: TERMINAL.kind, actor_name: TERMINAL.name };

  it('names who changed an order, and what', async () => {
    const number = await placeOrder();
    await change(number, { status: 'confirmed', deliveryCostKopecks: 100 });
    await change(number, { status: 'confirmed' });
    await expect(change(number, { status: 'new' })).rejects.toThrow();
    expect(await logged(number)).toEqual([
      {
        ...byTerminal,
        action: 'orders.change',
        changes: {
          statusOrder: { from: 'new', to: 'confirmed' },
          deliveryCostKopecks: { from: null, to: 100 },
        },
      },
    ]);
  });

  it('names who ended the links to an order', async () => {
    const number = await placeOrder();
    expect(await revokeLinks({ db: shop.db, clock: systemClock, actor: TERMINAL }, number)).toBe(1);
    expect(await revokeLinks({ db: shop.db, clock: systemClock, actor: TERMINAL }, number)).toBe(0);
    expect(await logged(number)).toEqual([
      { ...byTerminal, action: 'orders.revoke_links', changes: {} },
    ]);
  });
});
