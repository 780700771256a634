import pg from 'pg';
import { beforeAll, expect, vi } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import {
  type PublicChanges,
  watchPublicChanges,
} from '../../src/platform/database/public-changes.ts';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '../support/catalogue.ts';
import { callAsGuest, confirmEmail, signIn } from '../support/customer.ts';
import { throwError } from '../support/database-url.ts';
import { cartLine, newCustomerForm, orderForm } from '../support/order-form.ts';
import { sampleRecord } from '../support/sample-record.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';
import { startTransactionPooler, type TransactionPooler } from '../support/transaction-pooler.ts';

let pooler: TransactionPooler;
let changes: PublicChanges;
const it = withShop(async ({ onCleanup }) => {
  onCleanup(() => pooler.close());
  return {
    pooled: async (url) => {
      pooler = await startTransactionPooler(url);
      return pooler.url;
    },
    changes: async (url) => {
      changes = await watchPublicChanges({ url, onError: throwError });
      return changes;
    },
  };
});
const { shop } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const get = async (url: string) => {
  const answer = await shop.app.inject({ url });
  expect(answer.statusCode, url).toBe(200);
  return answer;
};

/** What a session would remember. */
const memories: [what: string, statement: string, question: string][] = [
  ['settings', `SET statement_timeout = '7s'`, 'SHOW statement_timeout'],
  [
    'session locks',
    'SELECT pg_advisory_lock(7)',
    `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()`,
  ],
  ['temporary tables', 'CREATE TEMP TABLE mine ()', `SELECT to_regclass('pg_temp.mine')`],
  [
    'prepared statements',
    'PREPARE mine AS SELECT 1',
    'SELECT count(*) FROM pg_prepared_statements',
  ],
  ['channels', 'LISTEN mine', 'SELECT count(*) FROM pg_listening_channels()'],
];

it.each(memories)('the pooler of these tests forgets %s', async (_what, statement, question) => {
  const remembered = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    await client.end();
    return rows;
  };
  expect(await remembered(pooler.url)).not.toEqual(await remembered(shop.databaseUrl));
});

it('lets visitors browse, search and filter', async () => {
  for (const url of [
    '/api/category/',
    '/api/products/?category=divany&o=-price',
    '/api/products/facets/?category=divany',
    `/api/products/?search=${encodeURIComponent('угловой диван')}`,
    '/api/products/divan-uglovoj-ladoga/',
    '/api/new_products/',
    '/sitemap.xml',
    '/feeds/yandex.xml',
    '/drawings/products/divan-uglovoj-ladoga/rogozhka-grafit/photo.svg',
  ]) {
    await get(url);
  }
});

it('takes many orders at once, each once, and sends their letters', async () => {
  await setVariant(shop.db, sofa.variant, { stock: 20 });
  const places = Array.from({ length: 12 }, async () => {
    const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', {
      cart_items: [cartLine(sofa)],
    });
    const form = newCustomerForm(cart.json().cart_uuid);
    const twice = [0, 1].map(() => callAsGuest(shop, 'POST', '/api/orders/order-create/', form));
    const [first, second] = (await Promise.all(twice)).map((answer) => answer.json().number);
    expect(first).toBe(second);
    return first;
  });
  expect(new Set(await Promise.all(places)).size).toBe(12);
  expect(await stockOf(shop.db, sofa.variant)).toBe(8);
  const ordered = () => shop.letters.filter(({ key }) => key.startsWith('order-'));
  await vi.waitFor(() => expect(ordered()).toHaveLength(24), { timeout: 30_000, interval: 100 });
});

it('knows its customers: registration, sign-in, wishlist, cart, cancelled order, callback, telemetry', async () => {
  const anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  await confirmEmail(shop, anna);
  const again = await signIn(shop, 'anna@example.ru');
  const tokens = await callAsGuest(shop, 'POST', '/dj-rest-auth/token/refresh/', {
    refresh: again.refresh,
  });
  expect(tokens.statusCode).toBe(200);
  await anna.call('POST', '/api/wishlist/merge/', { product_variant_ids: [sofa.variant] });
  expect((await anna.call('GET', '/api/wishlist/')).json()).toHaveLength(1);
  const cart = await anna.call('POST', '/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  const order = await anna.call(
    'POST',
    '/api/orders/order-create/',
    orderForm(cart.json().cart_uuid),
  );
  const history = `/api/orders/history/${order.json().orderId}/`;
  expect((await anna.call('POST', `${history}cancel/`)).statusCode).toBe(200);
  const call = await callAsGuest(shop, 'POST', '/callback/request/', {
    phone: '+7 (000) 000-00-00',
  });
  const record = await callAsGuest(shop, 'POST', '/api/telemetry/collect/', {
    ...sampleRecord,
    touch_support: true,
  });
  expect([call.statusCode, record.statusCode]).toEqual([201, 201]);
});

it('hears of changes by the direct address, and that alone can listen', async () => {
  const before = changes.version();
  await setVariant(shop.db, sofa.variant, { priceKopecks: 123_400 });
  await seenWithinASecond(async () => expect(changes.version()).not.toBe(before));
  const price = (await get(`/api/products/${sofa.product}/`)).json().price;
  expect(price).toBe(1234);
  expect(pooler.resets()).toBeGreaterThan(100);
});
