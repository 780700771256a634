import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { z } from 'zod';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { orderDetails, orderSummary } from '../../src/contracts/orders.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '../support/catalogue.ts';
import { callAsGuest, confirmEmail, signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const HISTORY = '/api/orders/history/';
const it = withShop();
const { shop } = fixturesOf(it);
let anna: TestCustomer;
let boris: TestCustomer;
let sofa: SomeVariant;

beforeAll(async () => {
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  boris = await signIn(shop, 'boris@example.ru', { isNew: true });
});
beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

async function orderAs(customer: TestCustomer | null, email = 'petr@example.ru', quantity = 1) {
  const call = customer
    ? customer.call
    : (...args: Parameters<TestCustomer['call']>) => callAsGuest(shop, ...args);
  const cart = await call('POST', '/api/orders/cart/', { cart_items: [cartLine(sofa, quantity)] });
  const order = await call(
    'POST',
    '/api/orders/order-create/',
    orderForm(cart.json().cart_uuid, { email }),
  );
  return order.json() as { orderId: number; number: string };
}

const historyOf = async (customer: TestCustomer) =>
  z.array(orderSummary).parse((await customer.call('GET', HISTORY)).json());

describe('the history', () => {
  it('holds the customer’s own orders, latest first, with pictures and statuses in Russian §6.10 7.37', async () => {
    const first = await orderAs(anna);
    const second = await orderAs(anna, 'petr@example.ru', 2);
    const history = await historyOf(anna);
    expect(history.map(({ number }) => number)).toEqual([second.number, first.number]);
    expect(history[0]).toMatchObject({
      status_order: 'new',
      status_order_display: 'Новый',
      payment_status: 'waiting_for_payment',
      payment_status_display: 'Ожидается',
      total_price: 109_980,
      list_of_product_images: [{ product_id: sofa.product, variant_id: sofa.variant }],
    });
    const details = await anna.call('GET', `${HISTORY}${second.orderId}/`);
    expect(orderDetails.parse(details.json())).toMatchObject({
      list_of_products: [{ name: sofa.name, price: 54_990, quantity: 2, variant: sofa.variant }],
      delivery_type: 'new_post',
      delivery_cost: null,
      payment_method: 'full',
      city: 'Примерск',
    });
  });

  it('and everything in it is hidden from guests and from other customers §6.19 7.38', async () => {
    const { orderId } = await orderAs(anna);
    const own = `${HISTORY}${orderId}/`;
    const addresses = [
      ['GET', own],
      ['POST', `${own}cancel/`],
    ] as const;
    for (const [method, url] of addresses) {
      expect((await boris.call(method, url)).statusCode).toBe(404);
      expect((await callAsGuest(shop, method, url)).statusCode).toBe(401);
    }
    expect((await callAsGuest(shop, 'GET', HISTORY)).statusCode).toBe(401);
    expect((await historyOf(boris)).map(({ id }) => id)).not.toContain(orderId);
    for (const id of ['0', 'x', '99999999999', '2000000000']) {
      expect((await anna.call('GET', `${HISTORY}${id}/`)).statusCode).toBe(404);
    }
  });
});

describe('cancelling', () => {
  it('cancels an order that waits for payment once, and puts the goods back §4.70 6.11', async () => {
    await setVariant(shop.db, sofa.variant, { stock: 5 });
    const { orderId } = await orderAs(anna, 'petr@example.ru', 3);
    expect(await stockOf(shop.db, sofa.variant)).toBe(2);
    const cancel = () => anna.call('POST', `${HISTORY}${orderId}/cancel/`);
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await stockOf(shop.db, sofa.variant)).toBe(5);
    const [latest] = await historyOf(anna);
    expect(latest).toMatchObject({ status_order: 'cancelled', payment_status: 'cancelled' });
  });

  it.each(['partially_paid', 'paid', 'refunded'])(
    'is refused when it is %s §4.71 7.39',
    async (status) => {
      const { orderId } = await orderAs(anna);
      await shop.db.execute(
        sql`UPDATE orders SET payment_status = ${status} WHERE id = ${orderId}`,
      );
      const answer = await anna.call('POST', `${HISTORY}${orderId}/cancel/`);
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { detail: expect.any(String), code: 'order_not_cancellable' },
      ]);
    },
  );
});

describe('cancelling by the customer', () => {
  const DETAIL = 'Заказ уже отправлен. Позвоните нам.';
  const setStatus = (id: number, status: string) =>
    shop.db.execute(sql`UPDATE orders SET status_order = ${status} WHERE id = ${id}`);
  const cancel = (id: number) => anna.call('POST', `${HISTORY}${id}/cancel/`);
  const setPhone = (phone: string) =>
    shop.db.execute(sql`UPDATE site_settings SET phone = ${phone}`);

  it.each(['new', 'confirmed', 'production'])(
    'is possible while it is %s §4.70',
    async (status) => {
      const { orderId } = await orderAs(anna);
      await setStatus(orderId, status);
      expect((await historyOf(anna))[0]).toMatchObject({ id: orderId, can_cancel: true });
      const answer = await cancel(orderId);
      expect([answer.statusCode, answer.json().status_order]).toEqual([200, 'cancelled']);
      expect((await historyOf(anna))[0]).toMatchObject({ id: orderId, can_cancel: false });
    },
  );

  it.each(['shipped', 'delivered'])(
    'leads to the telephone when it is %s §4.70',
    async (status) => {
      await setVariant(shop.db, sofa.variant, { stock: 5 });
      const { orderId } = await orderAs(anna);
      await setStatus(orderId, status);
      await setPhone('+7 (000) 000-00-00');
      const answer = await cancel(orderId);
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { detail: `${DETAIL} Телефон магазина: +7 (000) 000-00-00.`, code: 'order_shipped' },
      ]);
      await setPhone('');
      expect((await cancel(orderId)).json().detail).toBe(DETAIL);
      expect((await historyOf(anna))[0]).toMatchObject({ status_order: status, can_cancel: false });
      expect(await stockOf(shop.db, sofa.variant)).toBe(4);
    },
  );
});

describe('orders made as a guest', () => {
  it('join the history when their address is confirmed, not before, and only that customer’s', async () => {
    const vera = await signIn(shop, 'vera@example.ru', { isNew: true });
    const { number } = await orderAs(null, 'VERA@example.ru');
    const other = await orderAs(null, 'somebody@example.ru');
    expect(await historyOf(vera)).toEqual([]);
    await confirmEmail(shop, vera);
    const numbers = (await historyOf(vera)).map((order) => order.number);
    expect(numbers).toEqual([number]);
    expect(numbers).not.toContain(other.number);
  });
});
