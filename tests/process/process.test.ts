import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { makeFolder } from '../support/shop-folder.ts';
import { orderCart, pushCart } from '../support/shop-orders.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { PASSWORD } from '../support/staff.ts';

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

/** The key of the link that a start has printed for the first owner. */
const firstKey = async (): Promise<string> => {
  const link = /\/admin\/first#key=([\w-]{43})/;
  return vi.waitUntil(() => link.exec(shop.output())?.[1], { timeout: 20_000 });
};

const becomeOwner = (key: string) =>
  fetch(`${shop.url}/api/admin/join/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key,
      email: 'owner@example.ru',
      name: 'Агафья Печкина',
      password1: PASSWORD,
      password2: PASSWORD,
    }),
  });

it('prints a link for the first owner at each start, of which the last works, until there is one, and warns of the demo at a public address', async () => {
  const former = await firstKey();
  await shop.end('SIGTERM');
  shop = await startShopProcess(folder);
  const key = await firstKey();
  expect((await becomeOwner(former)).status).toBe(404);
  expect((await becomeOwner(key)).status).toBe(201);
  expect(shop.output()).not.toContain('ADMIN_URL');
  expect(shop.output()).not.toContain('образец');
  await shop.end('SIGTERM');
  shop = await startShopProcess(folder, { PUBLIC_URL: 'https://shop.example.ru' });
  const hasStarted = () =>
    shop.output().includes('Надёжнее дать ему своё имя сайта: настройка ADMIN_URL');
  await vi.waitUntil(hasStarted, { timeout: 20_000 });
  expect(shop.output()).toContain('Офис магазина: http');
  expect(shop.output()).not.toContain('#key=');
  expect(shop.output()).toContain(
    'по адресу https://shop.example.ru посетители увидят магазин-образец, выданный за настоящий: товары, название,',
  );
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
