// Quality of the search: npm run bench:search [-- URL]
// Runs the queries of tests/search/queries.ts on the demo catalogue and prints nDCG@10 and the share of queries without results.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product, ProductPage } from '#contracts/catalog.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import { askedQueries } from '../tests/search/queries.ts';
import { ndcg, textOf } from '../tests/search/score.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';

const WORST = 10;

async function score(base: string): Promise<void> {
  const list = async (query: Record<string, unknown>): Promise<ProductPage> =>
    (await fetch(`${base}/api/products/?${searchParameters(query)}`)).json();
  const all: Product[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { count, results } = await list({ page, page_size: 100 });
    last = Math.ceil(count / 100);
    all.push(...results);
  }
  const rows = [];
  for (const { query, meant } of askedQueries) {
    const { results } = await list({ search: query, page_size: 10 });
    const right = all.filter((product) => meant.test(textOf(product))).length;
    const hits = results.map((product) => meant.test(textOf(product)));
    rows.push({ query, right, found: results.length, 'nDCG@10': ndcg(hits, right) });
  }
  const mean = rows.reduce((sum, row) => sum + row['nDCG@10'], 0) / rows.length;
  const without = rows.filter(({ found }) => found === 0).length / rows.length;
  console.table(rows.toSorted((a, b) => a['nDCG@10'] - b['nDCG@10']).slice(0, WORST));
  console.log(`Queries: ${rows.length}`);
  console.log(`nDCG@10: ${mean.toFixed(3)}`);
  console.log(`Without results: ${(without * 100).toFixed(1)} %`);
}

const [given] = process.argv.slice(2);
if (given) await score(given.replace(/\/$/, ''));
else {
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-search-'));
  chmodSync(folder, 0o755);
  const shop = await startShopProcess(folder);
  await score(shop.url);
  await shop.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
