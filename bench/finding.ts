// Response times of lists, filters and search, each address requested once: npm run bench:finding [-- 1000 10000 100000 | URL]
// For each number a shop with so many generated variants is started in an empty folder.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Category } from '#contracts/catalog.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import { askedQueries } from '../tests/search/queries.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { filteredQueries, get } from './filtered-queries.ts';
import { generateInto } from './generate-into.ts';
import { seededRandom } from './generated-shop.ts';
import { printTimes, type Times } from './times.ts';

const FILTERS = 3;

/** Response time of each address in ms, one after another. */
async function timed(what: string, urls: readonly string[]): Promise<Times> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return { what, times };
}

async function measure(base: string): Promise<Times[]> {
  const categories = await get<Category[]>(`${base}/api/category/`);
  const plain = categories.map(({ slug }) => `category=${slug}`);
  const list = `${base}/api/products/?`;
  const facets = `${base}/api/products/facets/?`;
  const of = (address: string, queries: string[]) => queries.map((query) => address + query);
  const facetsOfCategories = await timed('facets of a category', of(facets, plain));

  const random = seededRandom(7);
  const three = await filteredQueries(base, FILTERS, random);
  const one = await filteredQueries(base, 1, random);
  const searches = askedQueries.map(({ query }) => String(searchParameters({ search: query })));
  return [
    await timed('list of a category', of(list, plain)),
    facetsOfCategories,
    await timed('list, one filter', of(list, one)),
    await timed('facets, one filter', of(facets, one)),
    await timed('list, three filters', of(list, three)),
    await timed('facets, three filters', of(facets, three)),
    await timed('search', of(list, searches)),
    await timed('search, dropdown', of(`${list}page_size=5&`, searches)),
  ];
}

async function measureGenerated(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-finding-'));
  chmodSync(folder, 0o755);
  await generateInto(folder, count);
  const shop = await startShopProcess(folder);
  printTimes(`${count} variants`, await measure(shop.url));
  await shop.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

const given = process.argv.slice(2);
const [first = ''] = given;
if (/^https?:/.test(first)) printTimes(first, await measure(first.replace(/\/$/, '')));
else {
  for (const count of given.length > 0 ? given : [1000, 10_000, 100_000]) {
    await measureGenerated(Number(count));
  }
}
