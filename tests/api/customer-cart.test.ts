import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { callAsGuest, signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const CART = '/api/orders/cart/';
const it = withShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;
let lamp: SomeVariant;
let people = 0;

beforeAll(async () => {
  [sofa, chair, lamp] = (await pickVariants(shop.db, [1000, 2000, 3000])) as [
    SomeVariant,
    SomeVariant,
    SomeVariant,
  ];
});

const newEmail = () => {
  people += 1;
  return `cart-${people}@example.ru`;
};

async function guestCart(...lines: object[]): Promise<string> {
  const answer = await callAsGuest(shop, 'POST', CART, { cart_items: lines });
  return answer.json().cart_uuid;
}

const quantities = (cart: { cart_items: { variant: number; quantity: number }[] }) =>
  Object.fromEntries(cart.cart_items.map(({ variant, quantity }) => [variant, quantity]));

describe('signing in', () => {
  it('makes the guest’s cart the customer’s, and another device finds it', async () => {
    const uuid = await guestCart(cartLine(sofa, 2));
    const email = newEmail();
    await signIn(shop, email, { isNew: true, cookie: `cart_uuid=${uuid}` });
    const phone = await signIn(shop, email);
    const cart = (await phone.call('GET', `${CART}by-cookie/`)).json();
    expect(cart.cart_uuid).toBe(uuid);
    expect(quantities(cart)).toEqual({ [sofa.variant]: 2 });
  });

  it('merges two carts, the larger quantity of each winning', async () => {
    const email = newEmail();
    const anna = await signIn(shop, email, { isNew: true });
    await anna.call('POST', CART, { cart_items: [cartLine(sofa, 3), cartLine(chair, 1)] });
    const uuid = await guestCart(cartLine(chair, 5), cartLine(lamp, 1), cartLine(sofa, 1));
    await signIn(shop, email, { cookie: `cart_uuid=${uuid}` });
    const cart = (await anna.call('GET', `${CART}by-cookie/`)).json();
    expect(quantities(cart)).toEqual({ [sofa.variant]: 3, [chair.variant]: 5, [lamp.variant]: 1 });
  });

  it('loses nothing when two devices sign in at once', async () => {
    const email = newEmail();
    const anna = await signIn(shop, email, { isNew: true });
    const carts = await Promise.all([guestCart(cartLine(sofa, 2)), guestCart(cartLine(chair, 4))]);
    await Promise.all(carts.map((uuid) => signIn(shop, email, { cookie: `cart_uuid=${uuid}` })));
    const cart = (await anna.call('GET', `${CART}by-cookie/`)).json();
    expect(quantities(cart)).toEqual({ [sofa.variant]: 2, [chair.variant]: 4 });
    const { rows } = await shop.db.execute(
      sql`SELECT count(*)::int AS count FROM carts WHERE customer_id = ${anna.id}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('does not take over a cart of a customer or one that was ordered', async () => {
    const anna = await signIn(shop, newEmail(), { isNew: true });
    const own = (await anna.call('POST', CART, { cart_items: [cartLine(sofa)] })).json().cart_uuid;
    const thief = await signIn(shop, newEmail(), { isNew: true, cookie: `cart_uuid=${own}` });
    expect((await thief.call('GET', `${CART}by-cookie/`)).json().cart_items).toEqual([]);
    const ordered = await guestCart(cartLine(chair));
    await callAsGuest(shop, 'POST', '/api/orders/order-create/', orderForm(ordered));
    const boris = await signIn(shop, newEmail(), { isNew: true, cookie: `cart_uuid=${ordered}` });
    expect((await boris.call('GET', `${CART}by-cookie/`)).json().cart_items).toEqual([]);
  });
});

it('a customer’s cart stays theirs when a stranger knows its uuid §6.19', async () => {
  const anna = await signIn(shop, newEmail(), { isNew: true });
  const uuid = (await anna.call('POST', CART, { cart_items: [cartLine(sofa)] })).json().cart_uuid;
  const boris = await signIn(shop, newEmail(), { isNew: true });
  const guest: TestCustomer['call'] = (method, url, payload) =>
    callAsGuest(shop, method, url, payload);
  for (const call of [guest, boris.call]) {
    const pushed = await call('POST', CART, { cart_items: [cartLine(chair)], cart_uuid: uuid });
    expect(pushed.json().cart_uuid).not.toBe(uuid);
    expect((await call('DELETE', `${CART}${uuid}/`)).statusCode).toBe(404);
    const order = await call('POST', '/api/orders/order-create/', orderForm(uuid));
    expect([order.statusCode, order.json()]).toEqual([
      400,
      { cart_uuid: [expect.any(String)], code: 'invalid' },
    ]);
  }
  const read = await shop.app.inject({ url: `${CART}by-cookie/`, cookies: { cart_uuid: uuid } });
  expect(read.json().cart_items).toEqual([]);
  const kept = (await anna.call('GET', `${CART}by-cookie/`)).json();
  expect(quantities(kept)).toEqual({ [sofa.variant]: 1 });
});

it('a customer who still names a guest’s cart writes into their own', async () => {
  const anna = await signIn(shop, newEmail(), { isNew: true });
  const own = (await anna.call('POST', CART, { cart_items: [cartLine(sofa)] })).json().cart_uuid;
  const guest = await guestCart(cartLine(chair));
  const lines = [cartLine(sofa), cartLine(lamp)];
  const pushed = await anna.call('POST', CART, { cart_items: lines, cart_uuid: guest });
  expect(pushed.json().cart_uuid).toBe(own);
});

it('signing out leaves no cart and no anti-forgery token in the browser §4.10', async () => {
  const anna = await signIn(shop, newEmail(), { isNew: true });
  await anna.call('POST', CART, { cart_items: [cartLine(sofa)] });
  const answer = await anna.call('POST', '/api/dj-rest-auth/logout/');
  const ended = answer.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()]);
  expect(ended.toSorted()).toEqual([
    ['cart_uuid', '', 0],
    ['csrftoken', '', 0],
  ]);
});

it('a customer has one cart at a time, and a new one after an order', async () => {
  const anna = await signIn(shop, newEmail(), { isNew: true });
  const push = async () =>
    (await anna.call('POST', CART, { cart_items: [cartLine(sofa)] })).json().cart_uuid;
  const [one, other] = await Promise.all([push(), push()]);
  expect(one).toBe(other);
  await anna.call('POST', '/api/orders/order-create/', orderForm(one));
  expect((await anna.call('GET', `${CART}by-cookie/`)).json().cart_items).toEqual([]);
  expect(await push()).not.toBe(one);
});

it('a token that works no more is refused, so that nothing is done as a guest by mistake', async () => {
  const anna = await signIn(shop, newEmail(), { isNew: true });
  await anna.call('POST', '/api/dj-rest-auth/logout/');
  const answers = [
    anna.call('POST', CART, { cart_items: [cartLine(sofa)] }),
    anna.call('GET', `${CART}by-cookie/`),
    anna.call('POST', '/api/orders/order-create/', orderForm(await guestCart(cartLine(sofa)))),
  ];
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(401);
});
