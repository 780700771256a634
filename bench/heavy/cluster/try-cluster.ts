import { setTimeout as pause } from 'node:timers/promises';
import { startSmtp } from '#tests/support/smtp.ts';
import type { Closers } from '../../../src/server/closers.ts';
import { checkBooks } from './books.ts';
import { makePlace } from './place.ts';
import { changePrices } from './prices.ts';
import { findPrograms } from './programs.ts';
import { lateChanges, printCluster, wrongPhases } from './report.ts';
import { startServers } from './servers.ts';
import { startShops } from './shops.ts';
import { startVisitors } from './visitors.ts';

const CALM = 10_000;
const EACH = 6000;

/** Returns true if all checks pass. */
export async function tryCluster(closers: Closers): Promise<boolean> {
  findPrograms();
  const place = await makePlace(closers);
  const servers = await startServers(place, closers);
  const smtp = await startSmtp();
  closers.push(smtp.close);

  const shops = startShops(place.folder, smtp.url, closers);
  const databases = {
    DATABASE_URL: servers.bouncer.url,
    DATABASE_DIRECT_URL: servers.primary.url,
    DATABASE_REPLICA_URL: servers.replica.url,
  };
  await shops.start(1, databases);
  await shops.start(2, databases);

  const visitors = await startVisitors(shops.urls);
  const prices = changePrices(servers.primary.url, shops.urls);
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
  await during('a shop killed', async () => shops.open.pop()?.end('SIGKILL'));
  await during('the shop opened again', () => shops.start(2, databases));
  await visitors.stop();
  await prices.stop();

  const books = await checkBooks(servers.primary.url, visitors.confirmed, smtp.accepted);
  const wrong = [...wrongPhases(visitors), ...books.wrong, ...lateChanges(prices)];
  printCluster(visitors.phases, prices, { ...books, wrong });
  if (wrong.length > 0) for (const shop of shops.open) console.log(shop.output());
  return wrong.length === 0;
}
