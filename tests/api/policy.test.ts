import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POLICY_VERSION } from '../../src/contracts/policy.ts';
import { DAY, SECOND } from '../../src/platform/duration.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { pickVariants } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, callAsGuest } from '../support/customer.ts';
import { cartLine } from '../support/order-form.ts';

const text = readFileSync('docs/policy/policy.html', 'utf8');
const edition = POLICY_VERSION.split('-').reverse().join('.');
let shop: TestApp;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop.close());

/** The names of the cookies of an answer, with their lives in days. */
async function cookiesOf(url: string, payload: object): Promise<[string, number][]> {
  const answer = await callAsGuest(shop, 'POST', url, payload);
  return answer.cookies.map(({ name, maxAge = 0 }) => [name, (maxAge * SECOND) / DAY]);
}

it('the policy names each cookie that the shop sets, and how long it is kept', async () => {
  const [variant] = await pickVariants(shop.db, [100_000]);
  if (!variant) throw new Error('No variant');
  const password = { password1: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
  const set = new Map([
    ...(await cookiesOf('/api/orders/cart/', { cart_items: [cartLine(variant)] })),
    ...(await cookiesOf('/dj-rest-auth/registration/', {
      email: 'anna@example.ru',
      ...password,
    })),
  ]);
  expect(Object.fromEntries(set)).toEqual({ cart_uuid: 90, csrftoken: 365, known_device: 180 });
  const items = text.match(/<li>.*<\/li>/g) ?? [];
  const itemOf = (name: string) => items.find((one) => one.startsWith(`<li>${name} —`));
  expect(itemOf('cart_uuid')).toContain('90 дней');
  expect(itemOf('csrftoken')).toContain('год');
  expect(itemOf('known_device')).toContain('180 дней');
});

it('/policy.pdf is printed from the text of the version that forms store', () => {
  expect(text).toContain(`редакция от ${edition}</title>`);
  const title = /<title>(.*)<\/title>/.exec(text)?.[1] ?? '';
  const inPdf = Buffer.from(title, 'utf16le').swap16().toString('hex').toUpperCase();
  const pdf = readFileSync('src/storefront/public/policy.pdf', 'latin1');
  expect(pdf).toContain(`/Title <FEFF${inPdf}>`);
});
