import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { startTransactionPooler, type TransactionPooler } from '../support/transaction-pooler.ts';

const LOCK = 4242;
/** A test on a busy machine must not meet it. */
const LONG = 60_000;

/** Makes every search wait until the returned function is called. */
async function holdSearches({ db, databaseUrl }: TestApp): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query(`SELECT pg_advisory_lock(${LOCK})`);
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION search_products(query tsquery)
    RETURNS TABLE (product_id integer, category_id integer, available boolean) LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(4242); END $$`);
  return () => holder.end();
}

/** How many searches wait in the database. */
const waiting = async ({ db }: TestApp): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%search_products(%'`);
  return rows[0]?.count ?? 0;
};

/** How many statements wait for a lock. Not asked by the transaction that holds it: a transaction sees the activity of its first look. */
const waitingForLocks = async ({ db }: TestApp): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
};

const searchPath = (number: number) =>
  `/api/products/?${new URLSearchParams({ search: 'диван', min_price: String(number) })}`;

describe('a public read that takes long', () => {
  let shop: TestApp;
  let pooled: TestApp;
  let pooler: TransactionPooler;
  let release: (() => Promise<void>)[];

  beforeAll(async () => {
    const statementTimeout = 'of the shop';
    shop = await buildTestApp({ statementTimeout });
    pooled = await buildTestApp({
      statementTimeout,
      pooled: async (url) => {
        pooler = await startTransactionPooler(url);
        return pooler.url;
      },
    });
    release = await Promise.all([holdSearches(shop), holdSearches(pooled)]);
  });
  afterAll(async () => {
    for (const end of release) await end();
    await Promise.all([shop.close(), pooled.close()]);
    await pooler.close();
  });

  it.each([
    ['', () => shop],
    [' behind a pooler', () => pooled],
  ])('is ended by the database and answered with 503%s', async (_name, app) => {
    const answer = await app().app.inject({ url: searchPath(1) });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect(await waiting(app())).toBe(0);
    expect((await app().app.inject({ url: '/api/products/' })).statusCode).toBe(200);
  });
});

it('keeps the slot of a read until its statement has ended, though the client has gone', async () => {
  const shop = await buildTestApp({ env: { MAX_BROWSING: '1' }, statementTimeout: LONG });
  const release = await holdSearches(shop);
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const gone = new Promise((resolve) => {
    shop.app.server.once('request', (incoming) => incoming.once('close', resolve));
  });
  const leaving = new AbortController();
  const left = fetch(origin + searchPath(1), { signal: leaving.signal }).catch(() => 'left');
  await vi.waitFor(async () => expect(await waiting(shop)).toBe(1), { timeout: 20_000 });
  leaving.abort();
  await Promise.all([gone, left]);

  const next = shop.app.inject({ url: searchPath(2) });
  const seen = [];
  while (seen.length < 30) seen.push(await waiting(shop));
  expect(new Set(seen)).toEqual(new Set([1]));
  await release();
  expect((await next).statusCode).toBe(200);
  await shop.close();
});

it('drawings and models have slots of their own, each held until its statement has ended', async () => {
  const shop = await buildTestApp({ env: { MAX_BROWSING: '1' }, statementTimeout: LONG });
  const { slug, variants } = (await shop.app.inject('/api/products/')).json().results[0];
  const address = `products/${slug}/${variants[0].slug}`;
  const holder = new pg.Client({ connectionString: shop.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE variants');
  const reads = () => waitingForLocks(shop);
  const asked = [
    shop.app.inject(`/drawings/${address}/photo.svg`),
    shop.app.inject(`/drawings/${address}/dimensions.svg`),
    shop.app.inject(`/models/${address}.glb`),
  ];
  await vi.waitFor(async () => expect(await reads()).toBe(1), { timeout: 20_000 });
  const seen = [];
  while (seen.length < 30) seen.push(await reads());
  expect(new Set(seen)).toEqual(new Set([1]));
  // Other reads do not wait for drawings.
  expect((await shop.app.inject('/callback/site-settings/')).statusCode).toBe(200);
  await holder.query('COMMIT');
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.slice(0, 2)).toEqual([200, 200]);
  await holder.end();
  await shop.close();
});

it('facets of the whole shop are counted one at a time; those of a category do not wait', async () => {
  const shop = await buildTestApp({ statementTimeout: LONG });
  const holder = new pg.Client({ connectionString: shop.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE filter_options');
  const reads = () => waitingForLocks(shop);
  // A call is sent only when something waits for it.
  const ask = async (url: string) => shop.app.inject(url);
  const first = ask('/api/products/facets/?min_price=1');
  await vi.waitFor(async () => expect(await reads()).toBe(1), { timeout: 20_000 });
  const second = await shop.app.inject('/api/products/facets/?min_price=2');
  expect(second.statusCode).toBe(503);
  expect(second.headers['retry-after']).toBe('5');
  const ofCategory = ask('/api/products/facets/?category=divany&min_price=2');
  await vi.waitFor(async () => expect(await reads()).toBe(2), { timeout: 20_000 });
  await holder.query('COMMIT');
  expect([(await first).statusCode, (await ofCategory).statusCode]).toEqual([200, 200]);
  expect((await shop.app.inject('/api/products/facets/?min_price=2')).statusCode).toBe(200);
  await holder.end();
  await shop.close();
});

describe('carts and orders have connections of their own', () => {
  let shop: TestApp;
  let sofa: SomeVariant;
  let anna: TestCustomer;
  let held: (pg.PoolClient | undefined)[];

  beforeAll(async () => {
    shop = await buildTestApp();
    [sofa] = (await pickVariants(shop.db, [100_000])) as [SomeVariant];
    anna = await signIn(shop, 'anna@example.ru', { isNew: true });
    const { reads, rest } = shop.pools;
    held = await Promise.all(
      [reads, rest].flatMap((pool) =>
        Array.from({ length: pool?.options.max ?? 0 }, () => pool?.connect()),
      ),
    );
  });
  afterAll(async () => {
    for (const client of held) client?.release();
    await shop.close();
  });

  type Post = (url: string, payload: object) => ReturnType<typeof postAsGuest>;
  const postAsGuest = (url: string, payload: object) =>
    shop.app.inject({ method: 'POST', url, payload });
  const postAsCustomer: Post = (url, payload) => anna.call('POST', url, payload);

  it.each([
    ['a guest', postAsGuest],
    ['a signed-in customer', postAsCustomer],
  ])('for %s', async (_who, post) => {
    const cart = await post('/api/orders/cart/', { cart_items: [cartLine(sofa)] });
    const order = await post('/api/orders/order-create/', orderForm(cart.json().cart_uuid));
    expect(order.statusCode).toBe(201);
  });

  it('also for a wishlist', async () => {
    const wish = { product_variant_id: sofa.variant };
    expect((await postAsCustomer('/api/wishlist/', wish)).statusCode).toBe(201);
  });
});
