import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCommand } from '../support/command.ts';
import { type Customers, sendCustomers } from '../support/customers.ts';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { orderForm } from '../support/order-form.ts';
import { orderLettersIn } from '../support/outbox.ts';
import { copyFinishedShop, makeFolder } from '../support/shop-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

const WITHIN = { timeout: 60_000, interval: 50 };
let folder: string;
let shop: ShopProcess | undefined;
let customers: Customers | undefined;

beforeEach(() => {
  folder = makeFolder('killed');
});
afterEach(async () => {
  customers?.abort();
  const code = await shop?.end('SIGTERM');
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
}, 90_000);

const serverPid = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const post = async (address: string, body: object) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as Record<string, unknown>;
  expect(answer.ok, JSON.stringify(said)).toBe(true);
  return said;
};

it('brings its own database back when that is killed while orders come, and loses and doubles none', async () => {
  copyFinishedShop('killed', folder);
  shop = await startShopProcess(folder);
  const { url, output } = shop;
  customers = sendCustomers(() => url, await findMadeToOrder(url), 4);
  await customers.served(6);
  process.kill(serverPid(), 'SIGKILL');
  await vi.waitFor(() => expect(output()).toContain('снова работает'), WITHIN);
  await customers.served(6);
  await customers.close();
  const numbers = new Set(customers.confirmed.values());
  expect(numbers.size).toBe(customers.confirmed.size);
  await vi.waitFor(() => expect(orderLettersIn(folder)).toHaveLength(2 * numbers.size), WITHIN);
  // It holds its folder as before.
  await expect(startShopProcess(folder)).rejects.toThrow(/уже запущен/);
}, 120_000);

it('keeps a cart that was answered the moment before the database is killed', async () => {
  copyFinishedShop('killed', folder);
  shop = await startShopProcess(folder);
  const { url, output } = shop;
  const product = await findMadeToOrder(url);
  const cart = await post(`${url}/api/orders/cart/`, { cart_items: [{ product }] });
  process.kill(serverPid(), 'SIGKILL');
  await vi.waitFor(() => expect(output()).toContain('снова работает'), WITHIN);
  const order = orderForm(String(cart.cart_uuid));
  await vi.waitFor(() => post(`${url}/api/orders/order-create/`, order), WITHIN);
}, 120_000);

it('opens at last, however often its start is cut off', async () => {
  const moments = [/Создаю базу/, /Создаю базу/, /База данных/, /Структура базы/, /каталог/];
  for (const moment of moments) {
    const start = startCommand('src/server/main.ts', [], { DATA_DIR: folder, PORT: '0' });
    start.child.stdout?.on('data', () => {
      if (moment.test(start.output())) start.child.kill('SIGKILL');
    });
    expect(await start.ended, start.output()).toBe(null);
  }
  shop = await startShopProcess(folder);
  expect((await fetch(shop.url)).status).toBe(200);
  expect(readdirSync(folder).filter((name) => name.includes('.new-'))).toEqual([]);
  await findMadeToOrder(shop.url);
}, 120_000);
