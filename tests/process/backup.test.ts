import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  const child = spawn(process.execPath, ['src/commands/run.ts', script, argument], {
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
  const own = spawnSync(process.execPath, ['src/commands/run.ts', 'backup'], {
    env: { ...process.env, DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' },
    encoding: 'utf8',
  });
  expect([own.status, own.stderr]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
});

const mode = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

it('a backup is readable by its owner alone, also at a name with a slash, and has pictures of another disk', async () => {
  const elsewhere = join(parent, 'disk');
  const linked = copyFinishedShop('backup-linked');
  cpSync(join(linked, 'pictures'), elsewhere, { recursive: true });
  rmSync(join(linked, 'pictures'), { recursive: true });
  writeFileSync(join(elsewhere, 'b.jpg'), 'picture');
  symlinkSync(elsewhere, join(linked, 'pictures'));
  try {
    const backup = join(parent, 'slash');
    expect((await command('backup', `${backup}/`, linked)).code).toBe(0);
    expect(readFileSync(join(backup, 'pictures', 'b.jpg'), 'utf8')).toBe('picture');
    expect([mode(backup), mode(backup, 'postgres-password')]).toEqual(['700', '600']);

    // A copy that cannot be finished leaves nothing, and no secret.
    symlinkSync(join(parent, 'gone'), join(elsewhere, 'c.jpg'));
    expect((await command('backup', join(parent, 'torn'), linked)).code).toBe(1);
    expect(readdirSync(parent).filter((name) => name.startsWith('torn'))).toEqual([]);
  } finally {
    rmSync(linked, { recursive: true, force: true });
  }
}, 60_000);

describe('a folder that only looks like a backup', () => {
  let genuine: string;
  beforeAll(async () => {
    genuine = join(parent, 'genuine');
    expect((await command('backup', genuine, folder)).code).toBe(0);
    rmSync(join(genuine, 'pictures'), { recursive: true });
    await mkdir(join(genuine, 'pictures'));
  });

  const damages: [string, (crafted: string) => void, RegExp][] = [
    [
      'a picture that leads out',
      (crafted) => symlinkSync('/etc/passwd', join(crafted, 'pictures', `${'a'.repeat(32)}.jpg`)),
      /jpg — не файл и не папка/,
    ],
    [
      'a secret that leads out',
      (crafted) => {
        rmSync(join(crafted, 'jwt-secret'), { force: true });
        symlinkSync('/etc/hostname', join(crafted, 'jwt-secret'));
      },
      /jwt-secret — не файл/,
    ],
    [
      'tables that lead out',
      (crafted) => symlinkSync('/etc', join(crafted, 'postgres', 'pg_tblspc', '1')),
      /1 — не файл/,
    ],
    [
      'no database',
      (crafted) => rmSync(join(crafted, 'postgres'), { recursive: true }),
      /Копия неполная: нет .*PG_VERSION/,
    ],
    [
      'no password of the database',
      (crafted) => rmSync(join(crafted, 'postgres-password')),
      /Копия неполная: нет .*postgres-password/,
    ],
    [
      'a newer PostgreSQL',
      (crafted) => writeFileSync(join(crafted, 'postgres', 'PG_VERSION'), '99\n'),
      /PostgreSQL version 99/,
    ],
  ];

  it.each(damages)(
    '%s: it says so and leaves the folder to another',
    async (_, damage, said) => {
      const [crafted, data] = [join(parent, 'crafted'), join(parent, 'empty')];
      for (const one of [crafted, data]) rmSync(one, { recursive: true, force: true });
      cpSync(genuine, crafted, { recursive: true });
      damage(crafted);
      const refused = await command('restore', crafted, data);
      expect(refused).toEqual({ code: 1, output: expect.stringMatching(said) });
      for (const part of ['postgres', 'postgres.part', 'postgres-password']) {
        expect([part, existsSync(join(data, part))]).toEqual([part, false]);
      }
    },
    60_000,
  );

  it('secrets are closed to others, although the backup has lost its modes', async () => {
    const data = join(parent, 'closed');
    for (const name of ['jwt-secret', 'postgres-password']) chmodSync(join(genuine, name), 0o666);
    expect((await command('restore', genuine, data)).code).toBe(0);
    const modes = ['jwt-secret', 'postgres-password', 'postgres'].map((name) => mode(data, name));
    expect(modes).toEqual(['600', '600', '700']);
  }, 60_000);
});
