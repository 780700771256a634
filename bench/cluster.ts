// A cluster on one machine: a primary, a streaming replica, PgBouncer in transaction mode, two shops. Servers are stopped and killed under
// load: npm run bench:cluster. Exit code 1: an order is lost or duplicated, a letter is duplicated (except those that the killed shop was
// sending), or an old price is shown.
// Needs PostgreSQL and PgBouncer of the system.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedFiles, makeFolderFor } from '#platform/database/embedded-files.ts';
import type { Closers } from '../src/closers.ts';
import { type ShopProcess, startShopProcess } from '../tests/support/shop-process.ts';
import { startSmtp } from '../tests/support/smtp.ts';
import { checkBooks } from './cluster/books.ts';
import { changePrices } from './cluster/prices.ts';
import { findPrograms } from './cluster/programs.ts';
import { printCluster, wrongPhases } from './cluster/report.ts';
import { startServers } from './cluster/servers.ts';
import { startVisitors } from './cluster/visitors.ts';
import { runToTheEnd } from './run-to-the-end.ts';

const CALM = 10_000;
const EACH = 6000;
const PATIENCE = 60_000;

/** Returns true if all checks pass. */
async function tryCluster(closers: Closers): Promise<boolean> {
  findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-cluster-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const { owner } = await embeddedFiles(folder, () => undefined);
  const place = join(folder, 'servers');
  makeFolderFor(owner, place);
  const servers = await startServers({ folder: place, owner }, closers);
  const smtp = await startSmtp();
  closers.push(smtp.close);

  const open: ShopProcess[] = [];
  closers.push(() => Promise.all(open.map((shop) => shop.end('SIGTERM'))));
  const shops = () => open.map(({ url }) => url);
  const openShop = async (number: number) => {
    const data = join(folder, `shop-${number}`);
    mkdirSync(data, { recursive: true });
    const shop = await startShopProcess(data, {
      DATABASE_URL: servers.bouncer.url,
      DATABASE_DIRECT_URL: servers.primary.url,
      DATABASE_REPLICA_URL: servers.replica.url,
      JWT_SECRET: 'of-this-run-alone-and-of-no-shop-at-all',
      SMTP_URL: smtp.url,
      SHOP_EMAIL: 'orders@example.ru',
    });
    open.push(shop);
  };
  await openShop(1);
  await openShop(2);

  const visitors = await startVisitors(shops);
  const prices = changePrices(servers.primary.url, shops);
  const during = async (name: string, happen: () => Promise<unknown>) => {
    console.log(name);
    visitors.begin(name);
    await happen();
    await pause(EACH);
  };
  await pause(EACH);
  await during('calm', () => pause(CALM));
  await during('replica stopped', servers.replica.stop);
  await during('replica started', servers.replica.start);
  await during('PgBouncer restarted', async () => {
    await servers.bouncer.stop();
    await servers.bouncer.start();
  });
  await during('a shop killed', async () => open.pop()?.end('SIGKILL'));
  await during('the shop opened again', () => openShop(2));
  await visitors.stop();
  await prices.stop();

  const books = await checkBooks(servers.primary.url, visitors.confirmed, smtp.accepted);
  const wrong = [...wrongPhases(visitors), ...books.wrong, ...prices.late];
  printCluster(visitors.phases, prices.times, { ...books, wrong });
  if (wrong.length > 0) for (const shop of open) console.log(shop.output());
  return wrong.length === 0;
}

await runToTheEnd(tryCluster, PATIENCE);
