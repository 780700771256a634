// The most expensive SQL statements and their plans, on a shop with 100,000 variants and an order history: npm run bench:explain [-- 10000]
// The shop is stored in var/generated-<count> and reused. Exit code 1: a sequential scan of a big table, or a statement in a loop (N+1).
import { chmodSync, mkdirSync } from 'node:fs';
import { loopsIn, printStatements } from './explain/count-statements.ts';
import { type Hot, hottestFirst, printHottest } from './explain/hottest.ts';
import { openShop } from './explain/open-shop.ts';
import { givePast } from './explain/past.ts';
import { explain, tableSizes } from './explain/plan.ts';
import { askEverything } from './explain/requests.ts';
import { generateInto } from './generate-into.ts';

const MANY_ROWS = 1000;
const SHOWN = 10;

/** Big tables for which a sequential scan is the best plan: without it PostgreSQL is not faster. */
const bestReadWhole: Readonly<Record<string, string>> = {
  filter_options: 'some twenty pages; a fifth of them is asked for',
  product_filters: 'a search counts the options of thousands of products',
  search_words: 'a mistyped word is compared with most of the vocabulary',
};

const count = Number(process.argv[2] ?? 100_000);
const folder = `var/generated-${count}`;
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
await generateInto(folder, count);
const shop = await openShop(folder);
const faults: string[] = [];
try {
  await givePast(shop.pool);
  // Warm-up: opens connections, compiles functions, fills the file cache.
  await askEverything(shop);
  const asked = await askEverything(shop);
  printStatements(asked);
  faults.push(...loopsIn(asked));

  const sizes = await tableSizes(shop.pool);
  const explained: Hot[] = [];
  const readWhole = new Set<string>();
  // All are checked, ten are printed.
  for (const hot of hottestFirst(asked)) {
    const plan = await explain(shop.pool, hot.example);
    const big = plan.scanned.filter((table) => (sizes.get(table) ?? 0) > MANY_ROWS);
    for (const table of big) {
      if (bestReadWhole[table]) readWhole.add(table);
      else faults.push(`${table} is read from end to end by: ${hot.shape}`);
    }
    explained.push({ ...hot, plan });
  }
  for (const table of readWhole) console.log(`${table} is read whole: ${bestReadWhole[table]}.`);
  printHottest(explained.slice(0, SHOWN));
  const refused = explained.filter(({ plan }) => typeof plan.took === 'string').length;
  console.log(
    `\n${explained.length} statements explained; ${refused} writes only planned: what they write is there.`,
  );
} finally {
  await shop.close();
}
console.log(
  faults.join('\n') ||
    'No other big table is read from end to end, no statement is sent in a loop.',
);
process.exitCode = faults.length > 0 ? 1 : 0;
