// The table of goods in a browser, and the list behind it: npm run bench:office-table [-- 100000]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodsCalls } from '#contracts/admin/goods/calls.ts';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { generateInto } from './generate-into.ts';
import { addManager } from './office/add-member.ts';
import { askedAs, CONNECTIONS } from './office/asked-as.ts';
import { measureTable } from './office/measure-table.ts';
import { printTimes, slowerThan } from './times.ts';

/** The 95th percentile of a page of the list may be so long, ms. */
const MOST = 100;

const variants = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-table-'));
chmodSync(folder, 0o755);
try {
  await generateInto(folder, variants);
  const cookie = await cookieIn(folder);
  const shop = await startShopProcess(folder);
  const browser = await launchBrowser();
  try {
    const faults = [
      ...(await measureTable(browser, shop.url, cookie)),
      ...(await measureList(shop.url, cookie)),
    ];
    console.log(faults.join('\n') || 'All are within their budgets.');
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await shop.end('SIGTERM');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function cookieIn(folder: string): Promise<string> {
  const database = await startEmbeddedDatabase({ folder, say: console.log });
  const connection = connectDatabase(database.url, 1, console.error);
  try {
    return await addManager(connection.pool);
  } finally {
    await connection.close();
    await database.stop();
  }
}

async function measureList(base: string, cookie: string): Promise<string[]> {
  const { get, timed } = askedAs(base, cookie);
  const list = (query: Record<string, string>) =>
    `${goodsCalls.list.url}?${new URLSearchParams(query)}`;
  const { goods } = (await get(list({ limit: '100' }))) as { goods: Row[] };
  const middle = String(Math.round((goods[0]?.id ?? 0) / 2));
  const rows = [
    await timed('the latest', [list({})]),
    await timed('in the middle', [list({ after: `${middle}_0` })]),
    await timed(
      'by article',
      goods.map(({ article }) => list({ text: article })),
    ),
    await timed('by a word of many', [list({ text: 'диван' }), list({ text: 'стол' })]),
    await timed('a category', [list({ category: 'divany' }), list({ category: 'svetilniki' })]),
    await timed('sold out', [list({ state: 'sold_out' })]),
    await timed('set by hand', [list({ state: 'held' })]),
    await timed('off sale', [list({ state: 'withdrawn' })]),
  ];
  const whole = await timed('500 for the table', [list({ limit: '500' })]);
  printTimes(`${variants} variants, ${CONNECTIONS} connections`, [...rows, whole]);
  return rows.flatMap(slowerThan(MOST));
}

interface Row {
  readonly id: number;
  readonly article: string;
}
