import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { DAY } from '#platform/time/duration.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, type LinkedOrder, linkIn, orderWithLink } from '#tests/support/order-links.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const PATH = '/api/orders/find/';
const START = new Date('2026-11-24T12:00:00+03:00');

const it = withShop({ clock: { now: () => now }, env: { RATE_ORDER_FIND: '7/1h' } });
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let order: LinkedOrder;
let now = START;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * DAY);
  order = await orderWithLink(shop, [sofa]);
});

const find = (number: string, email: string) => callAsGuest(shop, 'POST', PATH, { number, email });
const lettersTo = (email: string) =>
  shop.letters.filter((one) => one.to === email && one.subject.startsWith('Ссылка'));
const letterTo = (email: string, count = 1) =>
  vi.waitUntil(() => lettersTo(email)[count - 1], WITHIN);

/** Jobs run in turn: after the letter of another order the requests before it are done. */
async function passRequests(): Promise<void> {
  const last = await orderWithLink(shop, [sofa]);
  await find(last.number, last.email);
  await letterTo(last.email);
}

it('sends the link by letter, with the number as people type it and the e-mail in any case', async () => {
  const [first = '', second = ''] = order.number.toLowerCase().split('-');
  const typed = ` № ${first} ${second} `.replaceAll('c', 'с').replaceAll('h', 'н');
  expect((await find(typed, order.email.toUpperCase())).statusCode).toBe(200);
  const letter = await letterTo(order.email);
  const page = await callAsGuest(shop, 'GET', callOf(linkIn(letter.text)));
  expect(page.json().number).toBe(order.number);
  expect(letter.text).not.toContain(sofa.name);
});

it('answers the same whether there is an order or not, and writes to nobody else', async () => {
  const stranger = 'stranger@example.ru';
  const answers = [
    await find(order.number, order.email),
    await find(order.number, stranger),
    await find('2222-2222', order.email),
  ];
  const [known, ...others] = answers.map(({ statusCode, body, headers }) => {
    const { date: _, 'x-request-id': __, ...told } = headers;
    return { statusCode, body, told: Object.keys(told).toSorted() };
  });
  expect(known?.statusCode).toBe(200);
  expect(others).toEqual([known, known]);
  await letterTo(order.email);
  await passRequests();
  expect(lettersTo(stranger)).toEqual([]);
  expect(lettersTo(order.email)).toHaveLength(1);
});

it('refuses what cannot be a number or an e-mail, at its field', async () => {
  const answer = await find('123', 'нет');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    number: ['Введите номер из восьми букв и цифр, например 4F7K-2M9Q: он есть в письме о заказе'],
    email: ['Введите корректный email (например, name@example.ru)'],
  });
});

it('is limited for an e-mail and its network; after five letters a mailbox gets no more that day', async () => {
  for (let count = 1; count <= 5; count += 1) {
    expect((await find(order.number, order.email)).statusCode).toBe(200);
    await letterTo(order.email, count);
  }
  expect((await find(order.number, order.email)).statusCode).toBe(200);
  await passRequests();
  expect(lettersTo(order.email)).toHaveLength(5);
  await find(order.number, order.email);
  const refused = await find(order.number, order.email);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  // Another customer behind the same address is not barred.
  expect((await find(order.number, 'other@example.ru')).statusCode).toBe(200);

  now = new Date(now.getTime() + 2 * DAY);
  expect((await find(order.number, order.email)).statusCode).toBe(200);
  await letterTo(order.email, 6);
});

it('wrong guesses use up no letter of the customer', async () => {
  for (let guess = 0; guess < 7; guess += 1) await find('2222-2222', order.email);
  now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
  await find(order.number, order.email);
  await letterTo(order.email);
});
