// Lighthouse scores of the pages on a phone: npm run bench:pages [-- --url URL --runs 3 --page list --page cart]
// Without --url a shop with the demo catalogue is started in an empty folder. npm downloads Lighthouse once.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { freePort } from '#platform/database/embedded-server.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { faultsOf, type Measured, printPages } from './pages/budgets.ts';
import { chooseProduct } from './pages/choose.ts';
import { askLighthouse, type PageFindings } from './pages/lighthouse.ts';
import { visitBefore } from './pages/visit.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true },
  },
});

/** The median run: other work on the machine disturbs single runs. */
async function middleRun(ask: () => Promise<PageFindings>): Promise<PageFindings> {
  const runs: PageFindings[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) runs.push(await ask());
  runs.sort((a, b) => a.scores.performance - b.scores.performance);
  const middle = runs[Math.floor(runs.length / 2)];
  if (!middle) throw new Error('--runs must be at least 1');
  return middle;
}

async function htmlKilobytes(url: string): Promise<number> {
  const answer = await fetch(url);
  return gzipSync(await answer.arrayBuffer()).length / 1000;
}

async function measure(base: string, profile: string): Promise<Measured[]> {
  const product = await chooseProduct(base);
  const pages = [
    { page: 'home', path: '/' },
    { page: 'list', path: product.listPath },
    { page: 'product', path: product.path },
    // These two pages are noindex on purpose.
    { page: 'cart', path: '/cart/', skip: ['is-crawlable'] },
    { page: 'checkout', path: '/checkout/', skip: ['is-crawlable'] },
  ];
  const urls = pages.map(({ path }) => base + path);
  await visitBefore(urls, base + product.path, profile);
  const measured: Measured[] = [];
  for (const { page, path, skip } of pages) {
    if (options.page && !options.page.includes(page)) continue;
    console.log(`${page}: ${base}${path}`);
    const found = await middleRun(() => askLighthouse(base + path, profile, skip));
    measured.push({ page, html: await htmlKilobytes(base + path), ...found });
  }
  return measured;
}

const folder = mkdtempSync(join(tmpdir(), 'gornitsa-pages-'));
chmodSync(folder, 0o755);
const profile = join(folder, 'profile');
// PUBLIC_URL must be set before the start: pages contain it as their canonical URL.
const own = options.url ? undefined : `http://127.0.0.1:${await freePort()}`;
const shop = own
  ? await startShopProcess(folder, { PORT: new URL(own).port, PUBLIC_URL: own })
  : undefined;
try {
  const measured = await measure((options.url ?? own ?? '').replace(/\/$/, ''), profile);
  printPages(measured);
  const faults = measured.flatMap(faultsOf);
  console.log(faults.join('\n') || 'All pages are within their budgets.');
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await shop?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
