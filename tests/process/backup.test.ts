import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCategories } from '../../db/demo/index.ts';
import { findMadeToOrder } from '../support/made-to-order.ts';
import { copyFinishedShop, makeFolder } from '../support/shop-folder.ts';
import { orderCart, pushCart } from '../support/shop-orders.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

const products = demoCategories.flatMap((category) => category.products);

let parent: string;
let folder: string;
let shop: ShopProcess;

beforeAll(async () => {
  parent = makeFolder('backup');
  folder = copyFinishedShop('backup');
  shop = await startShopProcess(folder);
});
afterAll(async () => {
  await shop.end('SIGTERM');
  for (const one of [parent, folder]) rmSync(one, { recursive: true, force: true });
});

async function command(script: string, argument: string, data: string) {
  const child = spawn(process.execPath, [`src/commands/${script}.ts`, argument], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}

async function order(product: number): Promise<string> {
  const made = await orderCart(shop.url, await pushCart(shop.url, product));
  return String(made.body.number);
}

/** Every row of every table of the shop, as text. */
async function everyRow(data: string): Promise<Map<string, string[]>> {
  const port = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(data, 'postgres-password'), 'utf8').trim();
  const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/gornitsa`);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const all = new Map<string, string[]>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM public.${name} t ORDER BY 1`,
      );
      all.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return all;
  } finally {
    await client.end();
  }
}

it('copies an open shop, so that another is made of it with every row', async () => {
  const product = await findMadeToOrder(shop.url);
  const before = await Promise.all(Array.from({ length: 5 }, () => order(product)));
  await mkdir(join(folder, 'pictures', 'sizes'), { recursive: true });
  writeFileSync(join(folder, 'pictures', 'sizes', 'a-320.avif'), 'made of it again when asked for');
  writeFileSync(join(folder, 'pictures', 'a.jpg'), 'picture');

  // Customers go on ordering while the copy is made.
  const backup = join(parent, 'copy');
  let isCopying = true;
  const meanwhile: string[] = [];
  const customers = (async () => {
    while (isCopying) meanwhile.push(await order(product));
  })();
  const copied = await command('backup', backup, folder);
  isCopying = false;
  await customers;
  expect(copied).toEqual({ code: 0, output: expect.stringContaining('Копия готова') });
  expect(meanwhile.length).toBeGreaterThan(0);

  const restored = join(parent, 'restored');
  const result = await command('restore', backup, restored);
  expect(result).toEqual({
    code: 0,
    output: expect.stringContaining(`Магазин восстановлен: товаров ${products.length},`),
  });
  expect(readFileSync(join(restored, 'pictures', 'a.jpg'), 'utf8')).toBe('picture');
  expect(existsSync(join(restored, 'pictures', 'sizes'))).toBe(false);

  const original = await everyRow(folder);
  const other = await startShopProcess(restored);
  try {
    const copy = await everyRow(restored);
    for (const name of ['categories', 'products', 'variants', 'site_settings', 'variant_filters']) {
      expect([name, copy.get(name)]).toEqual([name, original.get(name)]);
    }
    const orders = copy.get('orders') ?? [];
    for (const number of before) {
      expect(orders.some((row) => row.includes(number))).toBe(true);
    }
    expect(original.get('orders')).toEqual(expect.arrayContaining(orders));
    expect(original.get('order_lines')).toEqual(
      expect.arrayContaining(copy.get('order_lines') ?? []),
    );
    expect((await fetch(other.url)).status).toBe(200);
  } finally {
    await other.end('SIGTERM');
  }

  const again = await command('restore', backup, restored);
  expect(again).toEqual({ code: 1, output: expect.stringContaining('уже есть магазин') });
}, 120_000);

it('says what is wrong, and leaves nothing half done', async () => {
  const nothing = await command('restore', join(parent, 'nowhere'), join(parent, 'new'));
  expect(nothing).toEqual({ code: 1, output: expect.stringContaining('нет резервной копии') });
  expect(existsSync(join(parent, 'new', 'postgres'))).toBe(false);
  const taken = await command('backup', folder, folder);
  expect(taken).toEqual({ code: 1, output: expect.stringContaining('уже есть') });
  const own = spawnSync(process.execPath, ['src/commands/backup.ts'], {
    env: { ...process.env, DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' },
    encoding: 'utf8',
  });
  expect([own.status, own.stderr]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
});
