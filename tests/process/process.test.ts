import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { makeFolder } from '../support/shop-folder.ts';
import { orderCart, pushCart } from '../support/shop-orders.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

let folder: string;
let shop: ShopProcess;

beforeAll(async () => {
  folder = makeFolder('process');
  shop = await startShopProcess(folder);
});
afterAll(async () => {
  await shop.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it('opens an empty folder with the demo catalogue and serves pages', async () => {
  expect(shop.output()).toContain('записан демонстрационный каталог');
  const page = await fetch(shop.url);
  expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
});

it('says clearly that a second shop cannot share its folder', async () => {
  await expect(startShopProcess(folder)).rejects.toThrow(/уже запущен/);
});

it('finishes what is in flight when told to stop, and leaves no database behind', async () => {
  const uuid = await pushCart(shop.url, await findMadeToOrder(shop.url));
  const last = orderCart(shop.url, uuid);
  const code = await last.then(() => shop.end('SIGTERM'));
  expect(code).toBe(0);
  expect(shop.output()).toContain('Магазин остановлен.');
  shop = await startShopProcess(folder);
  expect(shop.output()).not.toContain('уже работает');
  expect((await orderCart(shop.url, uuid)).status).toBe(200);
});

it('renders with the production build of React when NODE_ENV is not set', async () => {
  await shop.end('SIGTERM');
  const tell = `process.on("exit",()=>console.log(Object.keys(process.getBuiltinModule("module")._cache).filter((path)=>path.includes("react-dom"))))`;
  shop = await startShopProcess(folder, {
    NODE_ENV: '',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}`,
  });
  expect((await fetch(shop.url)).status).toBe(200);
  await shop.end('SIGTERM');
  expect(shop.output()).toContain('react-dom-server.node.production.js');
  expect(shop.output()).not.toContain('.development.js');
});
