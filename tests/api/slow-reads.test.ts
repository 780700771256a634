import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { pickVariants } from '../support/catalogue.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { startTransactionPooler, type TransactionPooler } from '../support/transaction-pooler.ts';

const WORD = 'диван';

/** Every statement of a search takes as long as the most hostile one. */
async function slowDown({ db }: TestApp): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION search_products(query tsquery)
    RETURNS TABLE (product_id integer, category_id integer, available boolean) LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(60); END $$`);
}

const slowSearches = async ({ db }: TestApp): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'active' AND query LIKE '%search_products(%' AND pid <> pg_backend_pid()`);
  return rows[0]?.count ?? 0;
};

const searchPath = (number: number) =>
  `/api/products/?${new URLSearchParams({ search: WORD, min_price: String(number) })}`;

describe('a public read that takes long', () => {
  let shop: TestApp;
  let pooled: TestApp;
  let pooler: TransactionPooler;

  beforeAll(async () => {
    shop = await buildTestApp({ env: { MAX_BROWSING: '1' } });
    pooled = await buildTestApp({
      pooled: async (url) => {
        pooler = await startTransactionPooler(url);
        return pooler.url;
      },
    });
    await Promise.all([slowDown(shop), slowDown(pooled)]);
  });
  afterAll(async () => {
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
    expect(await slowSearches(app())).toBe(0);
    expect((await app().app.inject({ url: '/api/products/' })).statusCode).toBe(200);
  });

  it('keeps its slot until its statement has ended, though the client has gone', async () => {
    const { server } = shop.app;
    if (!server.listening) await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const leaving = new AbortController();
    const arrived = once(server, 'request');
    const left = fetch(`http://127.0.0.1:${port}${searchPath(2)}`, { signal: leaving.signal });
    const [incoming] = await arrived;
    await vi.waitFor(async () => expect(await slowSearches(shop)).toBe(1));
    const closed = new Promise((resolve) => incoming.once('close', resolve));
    leaving.abort();
    await Promise.all([closed, left.catch(() => 'left')]);

    let isAnswered = false;
    const next = shop.app.inject({ url: searchPath(3) }).finally(() => {
      isAnswered = true;
    });
    let most = 0;
    while (!isAnswered) most = Math.max(most, await slowSearches(shop));
    expect(most).toBe(1);
    expect((await next).statusCode).toBe(503);
  });
});

describe('orders beside public reads that take long', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await buildTestApp({ env: { MAX_BROWSING: '50' } });
    await slowDown(shop);
  });
  afterAll(() => shop.close());

  it('have connections of their own', async () => {
    const [sofa] = await pickVariants(shop.db, [100_000]);
    let answered = 0;
    const searches = Array.from({ length: 12 }, (_, number) =>
      shop.app.inject({ url: searchPath(number) }).finally(() => {
        answered += 1;
      }),
    );
    await vi.waitFor(async () => expect(await slowSearches(shop)).toBeGreaterThan(5));
    const post = (url: string, payload: object) =>
      shop.app.inject({ method: 'POST', url, payload });
    const cart = await post('/api/orders/cart/', { cart_items: sofa ? [cartLine(sofa)] : [] });
    const order = await post('/api/orders/order-create/', orderForm(cart.json().cart_uuid));
    expect(order.statusCode).toBe(201);
    expect(answered).toBe(0);
    await Promise.all(searches);
  });
});
