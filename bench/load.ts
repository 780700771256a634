// Puts load on a shop for a few seconds an address and prints what it bore: npm run bench [-- URL]
// Without a URL a shop of its own is started on an empty folder, with the demo catalogue.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findMadeToOrder } from '../tests/support/made-to-order.ts';
import { orderForm } from '../tests/support/order-form.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';

const SECONDS = 5;
const CONNECTIONS = 10;

interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly failures: number;
}

const pages: [what: string, path: string][] = [
  ['API: categories', '/api/category/'],
  ['API: list of a category', '/api/products/?category=divany'],
  ['API: list by price', '/api/products/?o=price'],
  ['API: search', `/api/products/?search=${encodeURIComponent('диван')}`],
  ['API: product', '/api/products/1/'],
  ['page: home', '/'],
  ['page: list', '/products/?category=divany'],
  ['page: product', '/products/divan-uglovoj-ladoga'],
];

async function measureGet(base: string, [what, path]: [string, string]): Promise<Row> {
  const url = base + path;
  const headers = { 'accept-encoding': 'gzip' };
  await autocannon({ url, connections: CONNECTIONS, duration: 1, headers });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  return {
    what,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, result.requests.total),
    failures: result.non2xx + result.errors,
  };
}

/** A guest's whole order, one after another: the cart, then the order. */
async function measureOrders(base: string): Promise<Row> {
  const product = await findMadeToOrder(base);
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    const cart = await post(`${base}/api/orders/cart/`, { cart_items: [{ product }] });
    const order = await post(
      `${base}/api/orders/order-create/`,
      orderForm(String(cart.body.cart_uuid)),
    );
    if (order.status !== 201) failures += 1;
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    what: 'order: cart and order-create',
    perSecond: times.length / SECONDS,
    p50: at(0.5),
    p99: at(0.99),
    bytes: 0,
    failures,
  };
}

async function post(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function print(rows: Row[]): void {
  const table = rows.map(({ what, perSecond, p50, p99, bytes, failures }) => ({
    what,
    'requests/s': Math.round(perSecond),
    'p50, ms': p50,
    'p99, ms': p99,
    'bytes (gzip)': Math.round(bytes),
    failures,
  }));
  console.table(table);
}

async function measure(base: string): Promise<void> {
  const rows: Row[] = [];
  for (const page of pages) rows.push(await measureGet(base, page));
  rows.push(await measureOrders(base));
  print(rows);
}

const given = process.argv[2];
if (given) await measure(given.replace(/\/$/, ''));
else {
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-bench-'));
  chmodSync(folder, 0o755);
  const shop = await startShopProcess(folder);
  await measure(shop.url);
  await shop.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
