import { readFileSync, rmSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Product } from '../../src/contracts/catalog.ts';
import { openDatabaseOf } from '../support/database-of-folder.ts';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { newCustomerForm } from '../support/order-form.ts';
import { orderLettersIn } from '../support/outbox.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';
import { makeFolder } from '../support/shop-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

let folder: string;
let shop: ShopProcess;
let database: pg.Client;

beforeAll(async () => {
  folder = makeFolder('workers');
  shop = await startShopProcess(folder, {}, ['--workers', '2']);
  database = await openDatabaseOf(folder);
});
afterAll(async () => {
  await database.end();
  expect(await shop.end('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

/** On a connection of its own, so that any of the processes may answer. */
const ask = (path: string, body?: object) =>
  fetch(shop.url + path, {
    method: body ? 'POST' : 'GET',
    // The patience of the storefront.
    signal: AbortSignal.timeout(15_000),
    headers: { connection: 'close', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** How many processes serve: each listens for changes on a connection of its own. */
async function countProcesses(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'gornitsa-changes'`,
  );
  return rows[0]?.count ?? 0;
}

it('opens once, for all of its processes', async () => {
  expect(shop.output().match(/Магазин открыт/g)).toHaveLength(1);
  expect(shop.output().match(/демонстрационный каталог/g)).toHaveLength(1);
  expect(await countProcesses()).toBe(2);
});

it('shows a change on every process within a second', async () => {
  const product = (await (await ask('/api/products/divan-uglovoj-ladoga/')).json()) as Product;
  const many = () =>
    Promise.all(Array.from({ length: 12 }, () => ask('/products/divan-uglovoj-ladoga')));
  await many();
  await database.query(`UPDATE products SET name = 'Диван «Перемена»' WHERE id = $1`, [product.id]);
  await seenWithinASecond(async () => {
    const pages = await Promise.all((await many()).map((answer) => answer.text()));
    expect(pages.filter((page) => !page.includes('Диван «Перемена»'))).toEqual([]);
  });
});

it('loses no order and doubles no letter when a process is killed under load, and replaces it', async () => {
  const product = await findMadeToOrder(shop.url);
  const numbers: unknown[] = [];
  let isKilled = false;
  const customer = async () => {
    const cart = await insist('/api/orders/cart/', { cart_items: [{ product }] });
    const made = await insist('/api/orders/order-create/', newCustomerForm(String(cart.cart_uuid)));
    numbers.push(made.number);
    if (numbers.length === 10 && !isKilled) {
      isKilled = true;
      await killOne();
    }
  };
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      for (let order = 0; order < 8; order += 1) await customer();
    }),
  );
  expect(new Set(numbers).size).toBe(40);
  const { rows } = await database.query(`SELECT count(*)::int AS count FROM orders WHERE NOT demo`);
  expect(rows[0]).toEqual({ count: 40 });
  await vi.waitFor(() => expect(shop.output()).toMatch(/Процесс \d+ завершился/), 60_000);
  await vi.waitFor(async () => expect(await countProcesses()).toBe(2), 60_000);
  // One letter to the customer and one to the shop.
  await vi.waitFor(() => expect(orderLettersIn(folder)).toHaveLength(80), {
    timeout: 60_000,
    interval: 200,
  });
}, 240_000);

/** As a browser does whose connection was cut: the same cart once more. */
async function insist(path: string, body: object): Promise<Record<string, unknown>> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await ask(path, body).catch(() => null);
    if (answer?.ok) return (await answer.json()) as Record<string, unknown>;
    expect(answer?.status ?? 'cut off').toBe('cut off');
  }
  throw new Error('no answer');
}

async function killOne(): Promise<void> {
  const { child } = shop;
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  const worker = children.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts'),
  );
  if (worker) process.kill(worker, 'SIGKILL');
}
