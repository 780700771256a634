import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { orderCreated } from '#contracts/orders.ts';
import { buildTestApp } from '#tests/support/build-test-app.ts';
import {
  countRows,
  pickVariants,
  type SomeVariant,
  setVariant,
  stockOf,
} from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { waitForLock, whileHeld } from '#tests/support/wait-for-lock.ts';
import { newOrderNumber } from './queries.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;
beforeEach(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_351])) as [SomeVariant, SomeVariant];
});

async function pushCart(lines: unknown[], uuid?: string): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/cart/',
    payload: { cart_items: lines, cart_uuid: uuid },
  });
  return answer.json().cart_uuid;
}

const order = (payload: unknown) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/orders/order-create/',
    payload: payload as object,
  });

const orderCart = async (lines: unknown[], change?: Record<string, unknown>) =>
  order(orderForm(await pushCart(lines), change));

const storedOrder = async (id: number) =>
  (await shop.db.execute(sql`SELECT * FROM orders WHERE id = ${id}`)).rows[0];

describe('ordering a cart', () => {
  it('writes the order and its lines with the sums of the catalogue §3.156 9.21', async () => {
    const answer = await orderCart([cartLine(sofa), cartLine(chair, 3)]);
    expect(answer.statusCode).toBe(201);
    const created = orderCreated.parse(answer.json());
    expect(created).toMatchObject({
      total_price: 55_360.53,
      amount_due: 55_360.53,
      payment_url: null,
    });
    expect(await storedOrder(created.orderId)).toMatchObject({
      number: created.number,
      total_kopecks: '5536053',
      amount_due_kopecks: '5536053',
      payment_type: 'full',
      payment_status: 'waiting_for_payment',
      status_order: 'new',
      delivery_type: 'new_post',
      phone_number: '+70000000000',
      policy_document: 1,
      consent_document: 1,
      offer_document: 1,
    });
    const { rows } = await shop.db.execute(
      sql`SELECT variant_id, price_kopecks, quantity, name FROM order_lines
          WHERE order_id = ${created.orderId} ORDER BY position`,
    );
    expect(rows).toEqual([
      { variant_id: sofa.variant, price_kopecks: '5499000', quantity: 1, name: sofa.name },
      { variant_id: chair.variant, price_kopecks: '12351', quantity: 3, name: chair.name },
    ]);
  });

  it('asks for half of it, an odd kopeck rounded up, for a partial payment §3.156', async () => {
    const answer = await orderCart([cartLine(chair)], { payment_type: 'partial' });
    expect(answer.json()).toMatchObject({ total_price: 123.51, amount_due: 61.76 });
    expect(await storedOrder(answer.json().orderId)).toMatchObject({ payment_type: 'partial' });
  });

  it('keeps every optional field, and empty ones as absent §7.35', async () => {
    const optional = {
      delivery_type: 'pickup',
      department_number: '12',
      comment: 'Домофон 34; позвоните «заранее» <b>&</b>',
      telegram: '@example',
      whatsapp: '',
    };
    const answer = await orderCart([cartLine(chair)], optional);
    expect(await storedOrder(answer.json().orderId)).toMatchObject({ ...optional, whatsapp: null });
  });

  it('clears the cart cookie', async () => {
    const answer = await orderCart([cartLine(chair)]);
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'cart_uuid', value: '' }),
    );
  });

  it('does not believe prices sent along', async () => {
    const answer = await orderCart([{ ...cartLine(sofa), price: 1 }], { total_price: 1, price: 1 });
    expect(answer.json().total_price).toBe(54_990);
  });

  it('takes the price of the moment of ordering', async () => {
    const uuid = await pushCart([cartLine(sofa)]);
    await setVariant(shop.db, sofa.variant, { priceKopecks: 6_000_000 });
    expect((await order(orderForm(uuid))).json().total_price).toBe(60_000);
  });

  it('makes no order at another total than the customer saw', async () => {
    const uuid = await pushCart([cartLine(sofa)]);
    await setVariant(shop.db, sofa.variant, { priceKopecks: 6_000_000 });
    const before = await countRows(shop.db, 'orders');
    const answer = await order(orderForm(uuid, { expected_total: 54_990 }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      detail: 'Цена изменилась.',
      code: 'total_changed',
      total_price: 60_000,
    });
    expect(await countRows(shop.db, 'orders')).toBe(before);
    const agreed = await order(orderForm(uuid, { expected_total: 60_000 }));
    expect(agreed.statusCode).toBe(201);
  });

  it('leaves out lines that are no longer sold', async () => {
    const uuid = await pushCart([cartLine(sofa), cartLine(chair)]);
    await setVariant(shop.db, sofa.variant, { withdrawn: true });
    const answer = await order(orderForm(uuid));
    await setVariant(shop.db, sofa.variant, { withdrawn: false });
    expect(answer.json().total_price).toBe(123.51);
  });
});

describe('one order per cart', () => {
  it('answers a repeated request with the same order and 200 §3.150 7.36', async () => {
    const uuid = await pushCart([cartLine(chair)]);
    const first = await order(orderForm(uuid));
    const second = await order(orderForm(uuid));
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    // A link is a secret of which only a digest is kept, so each answer has a new one.
    expect(second.json()).toEqual({ ...first.json(), order_url: expect.any(String) });
  });

  it('makes one order of ten identical requests at once', async () => {
    const before = await countRows(shop.db, 'orders');
    const uuid = await pushCart([cartLine(chair)]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(orderForm(uuid))));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
      ...Array(9).fill(200),
      201,
    ]);
    expect(new Set(answers.map((answer) => answer.json().orderId)).size).toBe(1);
    expect(await countRows(shop.db, 'orders')).toBe(before + 1);
  });

  it('is the same order for the same lines pushed again, and a new one for others', async () => {
    const uuid = await pushCart([cartLine(chair, 2)]);
    const first = (await order(orderForm(uuid))).json();
    expect(await pushCart([cartLine(chair, 2)], uuid)).toBe(uuid);
    expect((await order(orderForm(uuid))).json()).toEqual({
      ...first,
      order_url: expect.any(String),
    });
    const another = await pushCart([cartLine(chair, 3)], uuid);
    expect(another).not.toBe(uuid);
    expect((await order(orderForm(another))).statusCode).toBe(201);
  });
});

async function countedHits(): Promise<number> {
  const { rows } = await shop.db.execute<{ hits: number }>(
    sql`SELECT sum(hits)::int AS hits FROM rate_limits`,
  );
  return rows[0]?.hits ?? 0;
}

describe('all or nothing', () => {
  it('leaves no trace of an order that fails at its very end, the commit', async () => {
    await setVariant(shop.db, chair.variant, { stock: 5 });
    const uuid = await pushCart([cartLine(chair, 2)]);
    const before = [await countRows(shop.db, 'orders'), await countRows(shop.db, 'pgboss.job')];
    const hits = await countedHits();
    await shop.db.execute(sql`
      CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'secret of the database'; END $$;
      CREATE CONSTRAINT TRIGGER break AFTER INSERT ON orders
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION break()`);
    const failed = await order(orderForm(uuid));
    await shop.db.execute(sql`DROP FUNCTION break CASCADE`);
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual({
      detail: expect.not.stringContaining('secret'),
      code: 'server_error',
    });
    expect([await countRows(shop.db, 'orders'), await countRows(shop.db, 'pgboss.job')]).toEqual(
      before,
    );
    expect(await stockOf(shop.db, chair.variant)).toBe(5);
    // Only the attempt.
    expect(await countedHits()).toBe(hits + 1);
    expect((await order(orderForm(uuid))).statusCode).toBe(201);
    // The attempt, and the order for the account and the network.
    expect(await countedHits()).toBe(hits + 4);
  });

  it('takes what was ordered off the shelf, and never more than lies there', async () => {
    await setVariant(shop.db, chair.variant, { stock: 5 });
    await setVariant(shop.db, sofa.variant, { stock: 1 });
    const carts = await Promise.all(
      Array.from({ length: 4 }, () => pushCart([cartLine(sofa), cartLine(chair)])),
    );
    const answers = await Promise.all(carts.map((uuid) => order(orderForm(uuid))));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await stockOf(shop.db, sofa.variant)).toBe(0);
    expect(await stockOf(shop.db, chair.variant)).toBe(4);
    const refused = answers.find((answer) => answer.statusCode === 409)?.json();
    expect(refused.lines).toEqual([
      { variant: sofa.variant, product_name: sofa.name, in_stock: 0 },
    ]);
  });
});

it('an order and a cart of the same goods in another order do not wait for each other', async () => {
  const [first, second] = [sofa.variant, chair.variant].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  for (const id of [first, second]) await setVariant(shop.db, id, { stock: 5 });
  const ordered = await pushCart([cartLine(sofa), cartLine(chair)]);
  const filled = await pushCart([]);
  const { ordering } = await whileHeld(shop.db, async (tx) => {
    const put = (variant: number) =>
      tx.execute(sql`
        INSERT INTO cart_items (cart_id, variant_id, quantity, position)
        SELECT id, ${variant}::int, 1, ${variant}::int FROM carts WHERE uuid = ${filled}`);
    await put(second);
    const ordering = order(orderForm(ordered));
    await waitForLock(shop.db, ordering);
    await put(first);
    return { ordering };
  });
  expect((await ordering).statusCode).toBe(201);
});

it('an address that is none is not kept, and not a failure', async () => {
  const proxied = await buildTestApp({ env: { TRUST_PROXY: 'true' } });
  const [goods] = (await pickVariants(proxied.db, [100])) as [SomeVariant];
  const post = (url: string, payload: object) =>
    proxied.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-forwarded-for': 'garbage' },
    });
  const cart = await post('/api/orders/cart/', { cart_items: [cartLine(goods)] });
  const answer = await post('/api/orders/order-create/', orderForm(cart.json().cart_uuid));
  expect(answer.statusCode).toBe(201);
  await proxied.close();
});

describe('refusing an order', () => {
  it.each([
    ['customer_name', ''],
    ['customer_name', '   '],
    ['customer_name', 'Пётр 2'],
    ['customer_name', 'x'.repeat(201)],
    ['email', 'petr'],
    ['email', 'petr@example'],
    ['email', null],
    ['phone_number', '8 000 000-00-00'],
    ['phone_number', '+7 000'],
    ['phone_number', 70000000000],
    ['address', undefined],
    ['city', ' '],
    ['city', 'При\u0000мерск'],
    ['address', 'ул. Образцовая\nОплата: внесена'],
    ['telegram', '@petr\u001b[2J'],
    ['cart_uuid', 'not-a-uuid'],
    ['cart_uuid', randomUUID()],
    ['delivery_type', 'pigeon'],
    ['payment_type', 'later'],
    ['comment', 'x'.repeat(2001)],
    ['expected_total', 'много'],
  ])('a wrong %s (case %#): 400 that names the field §7.35', async (field, value) => {
    const uuid = await pushCart([cartLine(chair)]);
    const answer = await order(orderForm(uuid, { [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ [field]: [expect.any(String)], code: 'invalid' });
  });

  it('says the texts of the specification §5.5 5.7', async () => {
    const uuid = await pushCart([cartLine(chair)]);
    const answer = await order(
      orderForm(uuid, { customer_name: 'П2', email: 'x', phone_number: '1', city: '' }),
    );
    expect(answer.json()).toEqual({
      customer_name: ['Только буквы и пробелы допустимы'],
      email: ['Введите корректный email (например, name@example.ru)'],
      phone_number: ['Введите телефон в формате +7XXXXXXXXXX'],
      city: ['Это поле обязательно'],
      code: 'invalid',
    });
    const lines = await order(orderForm(uuid, { city: 'При\nмерск' }));
    expect(lines.json().city).toEqual(['Город: уберите переносы строк и служебные знаки']);
  });

  it('has nothing to order in an empty cart', async () => {
    const answer = await orderCart([]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('cart_uuid');
  });

  it('asks for consent where the shop asks by a checkbox', async () => {
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'checkbox'`);
    const refused = await orderCart([cartLine(chair)]);
    const agreed = await orderCart([cartLine(chair)], { consent: true });
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'note'`);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { consent: ['Это поле обязательно'], code: 'invalid' },
    ]);
    expect(agreed.statusCode).toBe(201);
  });
});

it('gives numbers that can be read out and not guessed', () => {
  const numbers = Array.from({ length: 1000 }, newOrderNumber);
  for (const number of numbers) expect(number).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(new Set(numbers).size).toBe(1000);
});
