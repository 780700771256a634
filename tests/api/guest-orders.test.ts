import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import {
  accountCalls,
  joinIn,
  keyIn,
  notMeIn,
  resetIn,
  withoutLimits,
} from '../support/account-calls.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { callAsGuest } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const LETTER = /Присоединить/;
const fresh = { new_password1: 'Новая пристань 7', new_password2: 'Новая пристань 7' };

const it = withShop({ env: { PUBLIC_URL: 'https://shop.example', ...withoutLimits } });
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
/** The owner of the mailbox, who has ordered as a guest. */
let victim: string;
let order: string;
const { call, newEmail, register, login, linkTo } = accountCalls(shop);

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
beforeEach(async () => {
  victim = newEmail();
  order = await orderAsGuest(victim);
});

async function orderAsGuest(email: string): Promise<string> {
  const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', {
    cart_items: [cartLine(sofa, 1)],
  });
  const form = orderForm(cart.json().cart_uuid, { email: email.toUpperCase() });
  return (await callAsGuest(shop, 'POST', '/api/orders/order-create/', form)).json().number;
}

async function historyOf(access: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${access}` };
  const answer = await shop.app.inject({ url: '/api/orders/history/', headers });
  return answer.json().map(({ number }: { number: string }) => number);
}

const verify = (key: string | undefined, access?: string) =>
  call('registration/verify-email/', { body: { key }, ...(access && { access }) });
const join = (key: string | undefined, access?: string) =>
  call('orders/join/', { body: { key }, ...(access && { access }) });

describe('a stranger’s account does not get the orders of a mailbox', () => {
  it('when its owner presses the link of a registration', async () => {
    const attacker = await register(victim);
    const key = keyIn(await linkTo(victim, /Подтвердите/));
    expect((await verify(key)).statusCode).toBe(200);
    expect(await historyOf(attacker.access)).toEqual([]);
  });

  it('when its owner presses the link of a change of e-mail, signed in to another account', async () => {
    const attacker = await register();
    const owner = await register();
    await call('email/', { body: { email: victim }, access: attacker.access });
    const key = keyIn(await linkTo(victim, /новый e-mail/));
    expect((await verify(key, owner.access)).statusCode).toBe(200);
    expect(await historyOf(attacker.access)).toEqual([]);
    expect(await historyOf(owner.access)).toEqual([]);
  });

  it('when its owner sets a password by a letter: that ends the stranger’s sessions', async () => {
    const attacker = await register(victim);
    await call('password/reset/', { body: { email: victim } });
    const link = resetIn(await linkTo(victim, /Новый пароль/));
    await call('password/reset/confirm/', { body: { ...link, ...fresh } });
    const headers = { authorization: `Bearer ${attacker.access}` };
    expect((await shop.app.inject({ url: '/api/orders/history/', headers })).statusCode).toBe(401);
    const { access_token: owner } = (await login(victim, fresh.new_password1)).json();
    expect(await historyOf(owner)).toEqual([order]);
  });

  it('when its owner presses the link of ‘Присоединить прежние заказы’, as a guest or in another account', async () => {
    const attacker = await register(victim);
    const owner = await register();
    await call('orders/letter/', { access: attacker.access });
    const key = joinIn(await linkTo(victim, LETTER));
    expect((await join(key)).statusCode).toBe(401);
    expect((await join(key, owner.access)).statusCode).toBe(404);
    expect(await historyOf(attacker.access)).toEqual([]);
    expect(await historyOf(owner.access)).toEqual([]);
  });
});

it('a stranger who gives the account its old address back leaves the orders behind', async () => {
  const attacker = await register();
  await call('email/', { body: { email: victim }, access: attacker.access });
  await verify(keyIn(await linkTo(victim, /новый e-mail/)));
  await call('password/reset/', { body: { email: victim } });
  const link = resetIn(await linkTo(victim, /Новый пароль/));
  await call('password/reset/confirm/', { body: { ...link, ...fresh } });
  const { access_token: owner } = (await login(victim, fresh.new_password1)).json();
  expect(await historyOf(owner)).toEqual([order]);

  const key = notMeIn(await linkTo(attacker.email, /E-mail изменён/));
  expect((await call('revert/', { body: { key } })).statusCode).toBe(200);
  const back = resetIn(await linkTo(attacker.email, /Новый пароль/));
  await call('password/reset/confirm/', { body: { ...back, ...fresh } });
  const again = (await login(attacker.email, fresh.new_password1)).json();
  expect(await historyOf(again.access_token)).toEqual([]);
});

describe('the orders of a customer’s own mailbox join the history', () => {
  it('when the link of the registration is pressed while signed in', async () => {
    const { access } = await register(victim);
    await verify(keyIn(await linkTo(victim, /Подтвердите/)), access);
    expect(await historyOf(access)).toEqual([order]);
  });

  it('by the link of ‘Присоединить прежние заказы’, which works once and only these', async () => {
    const other = await orderAsGuest(newEmail());
    const { access } = await register(victim);
    await verify(keyIn(await linkTo(victim, /Подтвердите/)));
    expect((await call('orders/letter/', { access })).statusCode).toBe(200);
    const key = joinIn(await linkTo(victim, LETTER));
    expect((await join(key, access)).statusCode).toBe(200);
    expect((await join(key, access)).statusCode).toBe(404);
    const numbers = await historyOf(access);
    expect(numbers).toEqual([order]);
    expect(numbers).not.toContain(other);
  });
});

it('a letter says who asked, from where, and what pressing does', async () => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 http://spam.example',
  };
  const asked = (url: string, payload: object, access?: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/dj-rest-auth/${url}`,
      payload,
      remoteAddress: '203.0.113.7',
      headers: { ...headers, ...(access && { authorization: `Bearer ${access}` }) },
    });
  const letterTo = (email: string) => shop.letters.findLast(({ to }) => to === email)?.text ?? '';
  const { access } = await register('advert-casino@spam.example');
  await asked('email/', { email: victim }, access);
  await linkTo(victim, /новый e-mail/);
  const text = letterTo(victim);
  expect(text).toContain('вместо a•••@s•••.');
  expect(text).toContain('устройство: Chrome, Windows; сетевой адрес: 203.0.113.7');
  expect(text).toContain('Кнопка сделает этот адрес адресом того кабинета');
  expect(text).not.toMatch(/spam|casino/);
});
