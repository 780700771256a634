import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCommand } from '../support/command.ts';
import { benchOffer, yml } from '../support/feed.ts';
import { copyFinishedShop } from '../support/shop-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

let folder: string;
let shop: ShopProcess;
let file: string;

beforeAll(async () => {
  folder = copyFinishedShop('beside');
  file = join(folder, 'feed.xml');
  writeFileSync(file, yml(benchOffer('1'), benchOffer('2')));
  shop = await startShopProcess(folder);
});
afterAll(async () => {
  await shop.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function run(command: string, ...parameters: string[]): Promise<string> {
  const { ended, output } = startCommand('src/commands/run.ts', [command, ...parameters], {
    DATA_DIR: folder,
  });
  expect([await ended, output()]).toEqual([0, expect.any(String)]);
  return output();
}

const isDatabaseRunning = () => existsSync(join(folder, 'postgres', 'postmaster.pid'));

it('imports and exports beside the open shop, which sells the goods at once and goes on', async () => {
  expect(await run('import', file)).toMatch(/Создано +2\n/);
  const answer = await fetch(`${shop.url}/api/products/skamya-1/`);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { name: 'Скамья 1', price: 1000 },
  ]);
  await run('export');
  const exported = readFileSync(join(folder, 'export', 'yandex.xml'), 'utf8');
  expect(exported).toContain('<vendorCode>2</vendorCode>');
  expect(isDatabaseRunning()).toBe(true);
});

it('does the same while the shop is closed, and leaves no database running', async () => {
  await shop.end('SIGTERM');
  expect(isDatabaseRunning()).toBe(false);
  expect(await run('import', file)).toMatch(/Без изменений +2\n/);
  const elsewhere = join(folder, 'elsewhere', 'feed.xml');
  await run('export', elsewhere);
  expect(readFileSync(elsewhere, 'utf8')).toContain('<vendorCode>2</vendorCode>');
  expect(isDatabaseRunning()).toBe(false);
  shop = await startShopProcess(folder);
  expect((await fetch(`${shop.url}/api/products/skamya-1/`)).status).toBe(200);
});
