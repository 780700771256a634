import { sql } from 'drizzle-orm';
import { beforeEach, expect, vi } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { whileHeld } from '#tests/support/wait-for-lock.ts';
import { pickVariants } from '../support/catalogue.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const MOST = 5;
/** As many wait for each that is at work. */
const LINE = 8;
const it = withShop({
  env: { MAX_BROWSING: String(MOST) },
  storefront: {
    async renderPage() {
      rendering += 1;
      await gate.promise;
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'text/html' }),
        body: '<p>Страница</p>',
      };
    },
    attach: async () => undefined,
  },
});
const { shop } = fixturesOf(it);
let gate: PromiseWithResolvers<void>;
let rendering: number;

beforeEach(() => {
  gate = Promise.withResolvers<void>();
  rendering = 0;
});

it('asks some to come again instead of letting all wait, and takes every order meanwhile', async () => {
  const page = () => shop.app.inject({ url: '/products/?category=divany' });
  const admitted = Array.from({ length: MOST }, page);
  await vi.waitFor(() => expect(rendering).toBe(MOST));

  const beyond = ['/', '/api/products/?category=divany', '/search?q=1'];
  const inLine = beyond.map((url) => shop.app.inject({ url }));
  // Who has waited longest gives way.
  const after = Array.from({ length: LINE * MOST }, (_, index) =>
    shop.app.inject({ url: `/search?q=${index}` }),
  );
  const answers = await Promise.all(inLine);
  for (const [index, refused] of answers.entries()) {
    const url = beyond[index] ?? '';
    expect([url, refused.statusCode, refused.headers['retry-after']]).toEqual([url, 503, '2']);
    expect(refused.body).toMatch(/Попробуйте ещё раз/);
    expect(refused.headers['content-type']).toMatch(url.startsWith('/api') ? /json/ : /html/);
  }
  const order = await placeOrder();
  expect(order.statusCode).toBe(201);

  gate.resolve();
  const statuses = (await Promise.all([...admitted, ...after])).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await page()).statusCode).toBe(200);
});

it('renders fewer pages while an order is placed', async () => {
  const pages = await whileHeld(shop.db, async (tx) => {
    // Orders are read as before: letters do not wait.
    await tx.execute(sql`LOCK TABLE orders IN SHARE MODE`);
    const order = placeOrder();
    await vi.waitFor(async () => {
      const waiting = sql`SELECT 1 FROM pg_locks WHERE relation = 'orders'::regclass AND NOT granted`;
      expect((await tx.execute(waiting)).rows).not.toEqual([]);
    });
    const asked = Array.from({ length: MOST }, (_, index) =>
      shop.app.inject({ url: `/search?q=${index}` }),
    );
    await vi.waitFor(() => expect(rendering).toBe(1));
    return { order, asked };
  });
  expect((await pages.order).statusCode).toBe(201);
  await vi.waitFor(() => expect(rendering).toBe(MOST));
  gate.resolve();
  for (const page of await Promise.all(pages.asked)) expect(page.statusCode).toBe(200);
});

async function placeOrder() {
  const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
  const [variant] = await pickVariants(shop.db, [100_000]);
  const cart = await post('/api/orders/cart/', { cart_items: variant ? [cartLine(variant)] : [] });
  return post('/api/orders/order-create/', orderForm(cart.json().cart_uuid));
}
