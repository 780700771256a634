import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const EMAIL = 'buyer@example.ru';
const it = withShop({ env: { RATE_ORDER: '2/10m' } });
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;
let table: SomeVariant;

beforeAll(async () => {
  [sofa, chair, table] = (await pickVariants(shop.db, [5_499_000, 12_350, 100_000])) as [
    SomeVariant,
    SomeVariant,
    SomeVariant,
  ];
  await setVariant(shop.db, chair.variant, { stock: 13 });
  await setVariant(shop.db, table.variant, { stock: 1 });
});

const post = (url: string, payload: object, remoteAddress: string) =>
  shop.app.inject({ method: 'POST', url: `/api/orders/${url}`, payload, remoteAddress });

async function order(from: string, email = EMAIL, uuid?: string) {
  const cart =
    uuid ?? (await post('cart/', { cart_items: [cartLine(sofa)] }, from)).json().cart_uuid;
  const answer = await post('order-create/', orderForm(cart, { email }), from);
  return { cart, status: answer.statusCode };
}

it('only orders that were made count: worthless ones bar no buyer, and a retry is answered at the limit', async () => {
  for (let number = 0; number < 20; number += 1) {
    expect((await order('10.0.0.1', EMAIL, randomUUID())).status).toBe(400);
  }
  expect((await order('10.0.0.1')).status).toBe(201);
  const { cart, status } = await order('10.0.0.1');
  expect(status).toBe(201);
  expect((await order('10.0.0.1')).status).toBe(429);
  // The answer to the last order was lost.
  expect((await order('10.0.0.1', EMAIL, cart)).status).toBe(200);
});

it('orders with one e-mail count in their own network only: a stranger’s bar no buyer', async () => {
  expect((await order('10.0.0.2')).status).toBe(201);
});

it('a network has a limit over all e-mails; a retry of a made order counts for nothing', async () => {
  const { cart } = await order('10.0.1.1', 'first@example.ru');
  for (let number = 0; number < 5; number += 1) {
    expect((await order('10.0.1.1', `retry-${number}@example.ru`, cart)).status).toBe(200);
  }
  for (let number = 1; number < 10; number += 1) {
    expect((await order('10.0.1.1', `many-${number}@example.ru`)).status).toBe(201);
  }
  expect((await order('10.0.1.1', 'last@example.ru')).status).toBe(429);
});

describe('orders that are refused for want of stock', () => {
  let emails = 0;
  async function orderOf(from: string, lines: object[]) {
    emails += 1;
    const cart = await post('cart/', { cart_items: lines }, from);
    const form = orderForm(cart.json().cart_uuid, { email: `refused-${emails}@example.ru` });
    const answer = await post('order-create/', form, from);
    return { status: answer.statusCode, unconfirmed: answer.json().availability_unconfirmed };
  }
  const short = () => [cartLine(chair, 14), cartLine(table, 2)];

  it('tell a network twenty lines an hour; later orders are placed for a manager to confirm', async () => {
    for (let number = 0; number < 10; number += 1) {
      expect((await orderOf('10.0.2.1', short())).status).toBe(409);
    }
    for (const lines of [short(), [cartLine(chair, 14)], [cartLine(chair, 13)]]) {
      expect(await orderOf('10.0.2.1', lines)).toEqual({ status: 201, unconfirmed: true });
    }
    expect((await orderOf('10.0.2.2', short())).status).toBe(409);
  });

  it('bar no order of things that are made to order', async () => {
    expect((await orderOf('10.0.2.1', [cartLine(sofa)])).status).toBe(201);
  });

  it('are counted though they are asked for at once', async () => {
    const asked = Array.from({ length: 30 }, () => orderOf('10.0.2.3', [cartLine(chair, 14)]));
    const told = (await Promise.all(asked)).filter(({ status }) => status === 409);
    expect(told).toHaveLength(20);
  });
});
