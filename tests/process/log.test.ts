import { readFileSync, rmSync } from 'node:fs';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../support/build-test-app.ts';
import { TEMPLATE } from '../support/database-url.ts';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { lettersIn } from '../support/outbox.ts';
import { copyFinishedShop } from '../support/shop-folder.ts';
import { orderCart, pushCart } from '../support/shop-orders.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

const EMAIL = 'log@example.ru';
const PASSWORD = 'Тихая гавань 42';
const OTHER = 'Шумная гавань 43';

let folder: string;
let shop: ShopProcess;

beforeAll(async () => {
  folder = copyFinishedShop('log');
  shop = await startShopProcess(folder, { LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await shop.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, body: object, access?: string) {
  const answer = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(access && { authorization: `Bearer ${access}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}

/** The text of the letter with such a link. */
const letterWith = (link: string) =>
  vi.waitUntil(
    async () => {
      for (const letter of lettersIn(folder)) {
        const { text } = await PostalMime.parse(readFileSync(letter));
        if (text?.includes(link)) return text;
      }
      return undefined;
    },
    { timeout: 15_000, interval: 100 },
  );

it('logs no password, token, key of a letter or e-mail address, on any level', async () => {
  const auth = '/api/dj-rest-auth';
  const registration = { email: EMAIL, password1: PASSWORD, password2: PASSWORD };
  const first = await call(`${auth}/registration/`, registration);
  await call(`${auth}/registration/`, registration);
  await call(`${auth}/login/`, { email: EMAIL, password: OTHER });
  const second = await call(`${auth}/login/`, { email: EMAIL, password: PASSWORD });
  const renewed = await call(`${auth}/token/refresh/`, { refresh: second.refresh_token });
  await call(
    `${auth}/password/change/`,
    { new_password1: OTHER, new_password2: 'x' },
    renewed.access,
  );
  await call(`${auth}/password/reset/`, { email: EMAIL });
  const key = /confirm-email\/([\w-]+)/.exec(await letterWith('/confirm-email/'))?.[1];
  const token = /token=([\w-]+)/.exec(await letterWith('/reset-password/confirm'))?.[1];
  await call(`${auth}/registration/verify-email/`, { key });
  await call(`${auth}/password/reset/confirm/`, {
    uid: 'x',
    token,
    new_password1: OTHER,
    new_password2: OTHER,
  });

  const secrets = [
    PASSWORD,
    OTHER,
    EMAIL,
    key,
    token,
    ...[first, second].flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]),
    renewed.access,
    renewed.refresh,
  ];
  expect(secrets.every((secret) => secret && secret.length > 7)).toBe(true);
  const log = shop.output();
  expect(log).toContain('открыт');
  expect(secrets.filter((secret) => log.includes(String(secret)))).toEqual([]);
});

it('logs no link to an order, neither of its page nor of the calls behind it', async () => {
  const uuid = await pushCart(shop.url, await findMadeToOrder(shop.url));
  const { order_url: url, number, orderId } = (await orderCart(shop.url, uuid)).body;
  const token = String(url).slice('/orders/t/'.length);
  expect(token).toHaveLength(43);
  expect(orderId).toBeGreaterThan(0);
  const answers = [
    await fetch(`${shop.url}${url}`),
    await fetch(`${shop.url}/api${url}/`),
    await fetch(`${shop.url}/api${url}/cancel/`, { method: 'POST' }),
    await fetch(`${shop.url}/api${url}/cancel/`, { method: 'POST' }),
    await fetch(`${shop.url}/api${url}x/`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 404]);
  await call('/api/orders/find/', { number: String(number), email: `${uuid}@example.ru` });
  const found = /orders\/t\/([\w-]+)/.exec(await letterWith('Вы просили ссылку'))?.[1];
  const log = await vi.waitUntil(() => {
    const text = shop.output();
    return (
      text.includes('/api/orders/t/:token/cancel/') && text.includes('/api/orders/find/') && text
    );
  });
  expect([token, String(found)].filter((secret) => log.includes(secret))).toEqual([]);
});

it('logs method, route, status and time of every answer, with the request id that the client was given', async () => {
  const answer = await fetch(`${shop.url}/api/products/?search=диван`, {
    headers: { 'x-request-id': 'chosen-by-a-stranger' },
  });
  const number = answer.headers.get('x-request-id');
  expect(number).toMatch(/^[\da-f-]{36}$/);
  const linesOf = (id: string) =>
    shop
      .output()
      .split('\n')
      .filter((line) => line.includes(id));
  const lines = await vi.waitUntil(() => {
    const found = linesOf(String(number));
    return found.length > 0 && found;
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: number,
    method: 'GET',
    route: '/api/products/',
    status: 200,
    ms: expect.any(Number),
  });
  expect(lines[0]).not.toContain(encodeURIComponent('диван'));
});

it('logs why a page failed, each reason once, as a line of JSON, with the request id and without the text of the search', async () => {
  const databaseUrl = await createTestDatabase(TEMPLATE);
  const broken = await startShopProcess(folder, {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'x'.repeat(32),
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ALTER TABLE products RENAME TO products_gone');
  await client.end();
  const opened = broken.output().length;
  const [failed] = await Promise.all(
    ['/products/sekretnyj-divan?next=%2Ftajna', '/search?q=tajna'].map((path) =>
      fetch(broken.url + path),
    ),
  );
  await broken.end('SIGTERM');
  expect(failed?.status).toBe(500);

  const lines = broken
    .output()
    .slice(opened)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const ofPage = lines.filter(({ reqId }) => reqId === failed?.headers.get('x-request-id'));
  const reason = expect.objectContaining({
    level: 50,
    msg: 'page failed',
    error: expect.objectContaining({ code: '42P01' }),
  });
  // The product, and the categories of the header, whose pictures are those of products.
  expect(ofPage).toEqual([reason, reason]);
  expect(broken.output()).not.toMatch(/tajna|sekretnyj|%2F|^ +at /m);
});
