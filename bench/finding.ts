// How long it takes to find furniture, each address asked once: npm run bench:finding [-- 1000 10000 100000 | URL]
// With numbers, a shop of so many generated variants is started for each on an empty folder.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Category } from '#contracts/catalog.ts';
import type { Facet, Facets } from '#contracts/facets.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import { askedQueries } from '../tests/search/queries.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { generateInto } from './generate-into.ts';
import { type Random, seededRandom } from './generated-shop.ts';
import { printTimes, type Times } from './times.ts';

const ADDRESSES = 400;
const FILTERS = 3;

async function get<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${answer.status} ${url}`);
  return (await answer.json()) as Answer;
}

/** Milliseconds of each address, one after another. */
async function timed(what: string, urls: readonly string[]): Promise<Times> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return { what, times };
}

/** A setting of a filter that leaves some of what there is. */
function settingOf(facet: Facet, random: Random): Record<string, unknown> {
  switch (facet.kind) {
    case 'flag':
      return { [facet.name]: true };
    case 'options': {
      const first = Math.floor(random() * facet.options.length);
      return { [facet.name]: facet.options.slice(first, first + 3).map(({ value }) => value) };
    }
    case 'range': {
      const [min, max] = [facet.min ?? 0, facet.max ?? 0];
      const from = min + (max - min) * random() * 0.4;
      return {
        [`min_${facet.name}`]: Math.floor(from),
        [`max_${facet.name}`]: Math.ceil(from + (max - min) * 0.4),
      };
    }
  }
}

/** Addresses of lists with so many filters each, no two the same. */
async function filteredQueries(base: string, count: number, random: Random): Promise<string[]> {
  const categories = await get<Category[]>(`${base}/api/category/`);
  const facets = new Map<string, Facets>();
  for (const { slug } of categories) {
    facets.set(slug, await get(`${base}/api/products/facets/?category=${slug}`));
  }
  const queries = new Set<string>();
  while (queries.size < ADDRESSES) {
    const { slug } = categories[Math.floor(random() * categories.length)] as Category;
    const offered = [...(facets.get(slug)?.filters ?? [])];
    let settings: Record<string, unknown> = { category: slug };
    for (let set = 0; set < count; set += 1) {
      const [facet] = offered.splice(Math.floor(random() * offered.length), 1);
      if (facet) settings = { ...settings, ...settingOf(facet, random) };
    }
    queries.add(String(searchParameters(settings)));
  }
  return [...queries];
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
