// Which statements cost most and how PostgreSQL runs them, on a shop of 100,000 variants with its past: npm run bench:explain [-- 10000]
// The shop lies in var/generated-<count> and is used again. Exit code 1: a big table is read from end to end, or a statement is sent in a loop.
import { chmodSync, mkdirSync } from 'node:fs';
import { type Hot, hottest, printHottest } from './explain/hottest.ts';
import { openShop } from './explain/open-shop.ts';
import { givePast } from './explain/past.ts';
import { explain, tableSizes } from './explain/plan.ts';
import { askEverything } from './explain/requests.ts';
import { loopsIn, printRoundTrips } from './explain/round-trips.ts';
import { generateInto } from './generate-into.ts';

const MANY_ROWS = 1000;
const SHOWN = 10;

const count = Number(process.argv[2] ?? 100_000);
const folder = `var/generated-${count}`;
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
await generateInto(folder, count);
const shop = await openShop(folder);
const faults: string[] = [];
try {
  await givePast(shop.pool);
  // Once for nothing: connections are opened, plans of functions made, files read.
  await askEverything(shop);
  const asked = await askEverything(shop);
  printRoundTrips(asked);
  faults.push(...loopsIn(asked));

  const sizes = await tableSizes(shop.pool);
  const explained: Hot[] = [];
  for (const hot of hottest(asked, SHOWN)) {
    const plan = await explain(shop.pool, hot.example);
    const big = plan.scanned.filter((table) => (sizes.get(table) ?? 0) > MANY_ROWS);
    faults.push(...big.map((table) => `${table} is read from end to end by: ${hot.shape}`));
    explained.push({ ...hot, plan });
  }
  printHottest(explained);
} finally {
  await shop.close();
}
console.log(
  faults.join('\n') || 'No big table is read from end to end, no statement is sent in a loop.',
);
process.exitCode = faults.length > 0 ? 1 : 0;
