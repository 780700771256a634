import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createJobs } from '#platform/jobs/jobs.ts';
import { indexChangedProducts } from '../../src/modules/catalog/index-products.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { buildTestApp, createTestDatabase, type TestApp } from '../support/build-test-app.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { callAsGuest, signIn } from '../support/customer.ts';
import { throwError } from '../support/database-url.ts';
import { fillDemoContent } from '../support/demo-content.ts';
import { bareOrders, FIRST, PAYABLE } from '../support/ledger.ts';
import { copyRows, migrateTo, readJournal, rowsOf, tablesOf } from '../support/old-schema.ts';
import { startOldShop } from '../support/old-shop.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const EMAIL = 'anna@example.ru';
const asked = [
  '/api/category/',
  '/api/products/?category=divany&o=price',
  '/api/products/?search=%D0%B4%D0%B8%D0%B2%D0%B0%D0%BD&page_size=50',
  '/api/products/?category=divany&on_sale=true',
  '/api/products/1/',
  '/callback/site-settings/',
];
/** The next migration alters a table that every visitor reads. */
const BEFORE_ALTERED = 29;
const newest = readJournal().entries.at(-1)?.idx ?? 0;

let source: TestApp;
let sourcePool: pg.Pool;
let sofa: SomeVariant;
let guestCart: string;
let history: unknown;
const pools: pg.Pool[] = [];

const answersOf = async (shop: TestApp) =>
  Promise.all(asked.map(async (url) => (await shop.app.inject({ url })).json()));
const historyOf = async (shop: TestApp) =>
  (await (await signIn(shop, EMAIL)).call('GET', '/api/orders/history/')).json();

beforeAll(async () => {
  source = await buildTestApp();
  sourcePool = newPool(source.databaseUrl);
  // The oldest schema has no place for them.
  await source.db.execute('DELETE FROM variant_packages');
  [sofa] = (await pickVariants(source.db, [5_499_000])) as [SomeVariant];
  const anna = await signIn(source, EMAIL, { isNew: true });
  const cart_items = [cartLine(sofa, 2)];
  const cart = (await anna.call('POST', '/api/orders/cart/', { cart_items })).json();
  await anna.call('POST', '/api/orders/order-create/', orderForm(cart.cart_uuid));
  await anna.call('POST', '/api/wishlist/', { product_variant_id: sofa.variant });
  guestCart = (await callAsGuest(source, 'POST', '/api/orders/cart/', { cart_items })).json()
    .cart_uuid;
  await vi.waitFor(() => expect(source.letters).toHaveLength(3), { timeout: 15_000 });
  for (const payment of ['partially_paid', 'paid', 'refunded'] as const) {
    await bareOrders(source.db, 3, { payment });
  }
  await bareOrders(source.db, 3, { payment: 'cancelled', status: 'cancelled' });
  history = await historyOf(source);
  expect(history).toHaveLength(1);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await source.close();
});

function newPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url });
  pools.push(pool);
  return pool;
}

/** A shop of the schema after migration `last`, with everything that the shop of today has. */
async function openOldShop(last: number): Promise<{ url: string; pool: pg.Pool }> {
  const url = await createTestDatabase('template0');
  const pool = newPool(url);
  await migrateTo(pool, last);
  await copyRows(sourcePool, pool);
  return { url, pool };
}

describe.each([9, newest - 1])('a shop of the schema %i', (last) => {
  it('is brought forward while it serves, and everything in it is there and works', async () => {
    const { url, pool } = await openOldShop(last);
    await leaveLetterWaiting(url);
    const tables = await tablesOf(pool);
    expect(tables.size).toBeGreaterThan(14);
    const before = await rowsOf(pool, tables);
    const old = startOldShop(pool, sofa.variant);
    await old.served(5);
    await migrateDatabase(pool, { retryDelay: 50 });
    await old.served(5);
    const placed = await old.close();
    expect(placed).toBeGreaterThanOrEqual(10);

    const after = await rowsOf(pool, tables);
    expect([...before].filter((row) => !after.has(row))).toEqual([]);

    expect(await moneyIn(pool)).toEqual([
      { status: 'cancelled', orders: 3, paid: 0 },
      { status: 'paid', orders: 3 + placed, paid: 3 * PAYABLE + placed * 100 },
      { status: 'partially_paid', orders: 3, paid: 3 * FIRST },
      { status: 'refunded', orders: 3, paid: 0 },
      { status: 'waiting_for_payment', orders: 1, paid: 0 },
    ]);

    const shop = await buildTestApp({ databaseUrl: url });
    await indexChangedProducts(shop.db, { all: true });
    await fillDemoContent(shop.db);
    expect(await answersOf(shop)).toEqual(await answersOf(source));
    expect(await historyOf(shop)).toEqual(history);
    const order = await shop.app.inject({
      method: 'POST',
      url: '/api/orders/order-create/',
      payload: orderForm(guestCart),
    });
    expect(order.statusCode).toBe(201);
    // Two about the new order, and the one that waited.
    await vi.waitFor(() => expect(shop.letters).toHaveLength(3), { timeout: 15_000 });
    await shop.close();
  }, 60_000);
});

/** The orders of each status of payment, with what their events add up to. */
async function moneyIn(pool: pg.Pool) {
  const { rows } = await pool.query(`
    SELECT payment_status AS status, count(*)::int AS orders, sum(charged - refunded)::int AS paid
    FROM orders, add_up_payments(orders.id) GROUP BY payment_status ORDER BY payment_status`);
  return rows;
}

/** As an old shop does that is closed before its letter has left. */
async function leaveLetterWaiting(url: string): Promise<void> {
  const jobs = createJobs({ url, onError: throwError });
  jobs.work('another', async () => undefined);
  await jobs.start();
  const pool = newPool(url);
  await pool.query(`SELECT pgboss.create_queue('order-letter-customer', '{"policy":"standard"}')`);
  await pool.query(`
    INSERT INTO pgboss.job (name, data)
    SELECT 'order-letter-customer', jsonb_build_object('orderId', min(id)) FROM orders`);
  await jobs.stop();
}

it('never keeps visitors waiting for a table that another transaction has locked', async () => {
  const { pool } = await openOldShop(BEFORE_ALTERED);
  const holder = await pool.connect();
  // Like a forgotten transaction, or a long report.
  await holder.query('BEGIN');
  for (const table of (await tablesOf(pool)).keys()) {
    await holder.query(`LOCK TABLE ${table} IN ACCESS SHARE MODE`);
  }
  const waiting = async () =>
    (await pool.query('SELECT FROM pg_locks WHERE NOT granted AND relation IS NOT NULL')).rowCount;
  const migrated = migrateDatabase(pool, { retryDelay: 50 });
  const old = startOldShop(pool, sofa.variant);
  for (const _try of [1, 2]) {
    await vi.waitUntil(waiting, { timeout: 10_000, interval: 10 });
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 10_000, interval: 10 });
  }
  await old.served(2);
  await holder.query('COMMIT');
  holder.release();
  await migrated;
  await old.served(1);
  await old.close();
}, 60_000);

it('gives way to a customer in a deadlock, however long it has run', async () => {
  const pool = newPool(await createTestDatabase('template0'));
  await pool.query('CREATE TABLE carts (id int)');
  await pool.query('CREATE TABLE orders (id int)');
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-migration-'));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ entries: [{ idx: 0, when: 1, tag: 'slow', breakpoints: true }] }),
  );
  const statements = ['LOCK TABLE carts', 'SELECT pg_sleep(0.7)', 'LOCK TABLE orders'];
  writeFileSync(join(folder, 'slow.sql'), statements.join(';--> statement-breakpoint\n'));

  const customer = await pool.connect();
  await customer.query('BEGIN; INSERT INTO orders VALUES (1)');
  const migrated = migrateDatabase(pool, { folder, retryDelay: 50 });
  await vi.waitUntil(
    async () =>
      (await pool.query(`SELECT FROM pg_locks WHERE relation = 'carts'::regclass`)).rowCount,
    { timeout: 10_000, interval: 10 },
  );
  await customer.query('INSERT INTO carts VALUES (1)');
  await customer.query('COMMIT');
  customer.release();
  await migrated;
  rmSync(folder, { recursive: true });
});

it('gives up in the end, and leaves the schema as it was', async () => {
  const { pool } = await openOldShop(BEFORE_ALTERED);
  const before = await tablesOf(pool);
  const holder = await pool.connect();
  await holder.query('BEGIN');
  for (const table of before.keys()) {
    await holder.query(`LOCK TABLE ${table} IN ACCESS SHARE MODE`);
  }
  await expect(migrateDatabase(pool, { tries: 2, retryDelay: 1 })).rejects.toMatchObject({
    cause: { code: '55P03' },
  });
  await holder.query('COMMIT');
  holder.release();
  expect(await tablesOf(pool)).toEqual(before);
  await migrateDatabase(pool, { tries: 1 });
});
