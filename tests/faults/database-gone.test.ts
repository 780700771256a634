import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../support/build-test-app.ts';
import { sendCustomers } from '../support/customers.ts';
import { TEMPLATE } from '../support/database-url.ts';
import { type Gate, startGate } from '../support/gate.ts';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { orderLettersIn } from '../support/outbox.ts';
import { makeFolder } from '../support/shop-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

const WITHIN = { timeout: 30_000, interval: 50 };
let folder: string;
let shop: ShopProcess;
let gate: Gate;
let database: pg.Client;

beforeAll(async () => {
  folder = makeFolder('gone');
  const url = new URL(await createTestDatabase(TEMPLATE));
  database = new pg.Client({ connectionString: url.href });
  await database.connect();
  gate = await startGate({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${gate.port}`;
  shop = await startShopProcess(folder, { DATABASE_URL: url.href, JWT_SECRET: 'x'.repeat(32) });
});
afterAll(async () => {
  expect(await shop.end('SIGTERM')).toBe(0);
  await gate.shut();
  await database.end();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(shop.url + path);
const statusOf = async (path: string) => (await get(path)).status;
const countOrders = async () =>
  (await database.query('SELECT count(*)::int AS count FROM orders WHERE NOT demo')).rows[0].count;

it('goes on showing what it knows while its database is gone, loses and doubles no order, and needs no restart', async () => {
  const kept = ['/', '/products/?category=divany', '/api/products/?category=divany'];
  const before = await Promise.all(kept.map(async (path) => (await get(path)).text()));
  const customers = sendCustomers(() => shop.url, await findMadeToOrder(shop.url), 4);
  onTestFinished(customers.abort);
  await customers.served(8);
  await gate.shut();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), WITHIN);
  expect(await statusOf('/healthz')).toBe(200);
  // As long as it takes to refuse everybody several times.
  await vi.waitFor(() => expect(customers.refusals()).toBeGreaterThan(20), WITHIN);

  const during = await Promise.all(kept.map(async (path) => (await get(path)).text()));
  expect(during).toEqual(before);
  const list = await get('/api/products/?category=divany&o=price&page_size=7');
  expect([list.status, list.headers.get('retry-after')]).toEqual([503, '5']);
  const page = await get('/products/kreslo-kotorogo-nikto-ne-otkryval');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('lang="ru"');

  await gate.open();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), WITHIN);
  await customers.served(8);
  await customers.close();
  const numbers = new Set(customers.confirmed.values());
  expect(numbers.size).toBe(customers.confirmed.size);
  expect(await countOrders()).toBe(numbers.size);
  // Jobs are done again: one letter to the customer and one to the shop.
  await vi.waitFor(() => expect(orderLettersIn(folder)).toHaveLength(2 * numbers.size), WITHIN);
  // And changes are heard of.
  await vi.waitFor(async () => {
    await database.query(`UPDATE categories SET name = 'Диваны и кушетки' WHERE slug = 'divany'`);
    expect(await (await get('/products/?category=divany')).text()).toContain('Диваны и кушетки');
  }, WITHIN);
}, 90_000);
