// What the most expensive public reads cost PostgreSQL: npm run bench:hostile [-- --size 100000 --searches 10000 --addresses 300]
// Random and hostile searches, then addresses of lists and facets that are changed towards cost. Exit code 1: a search over the target.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import { settingsCalls } from '#contracts/calls/settings.ts';
import { attributeOfFilter, filterKind, filterNames } from '#contracts/filters.ts';
import { OWN } from '#contracts/own-filters.ts';
import type { Closers } from '../../src/server/closers.ts';
import { type OpenShop, openShop } from '../explain/open-shop.ts';
import { generateInto } from '../generate-into.ts';
import { seededRandom } from '../generated-shop.ts';
import { wholeNumber } from '../load/options.ts';
import { runToTheEnd } from '../run-to-the-end.ts';
import { costsOf, printCosts, worstOf } from './hostile/cost.ts';
import { climb, type Material } from './hostile/mutate.ts';
import { hostileSearches } from './hostile/searches.ts';

/** The target: processor time of PostgreSQL for one search. */
const MOST_MS = 150;
const SEED = 5;
const again = { count: 20, times: 4 };

async function main(closers: Closers): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '100000' },
      searches: { type: 'string', default: '10000' },
      addresses: { type: 'string', default: '300' },
    },
  });
  const size = wholeNumber('--size', values.size, 1_000_000);
  const folder = `var/generated-${size}`;
  mkdirSync(folder, { recursive: true });
  await generateInto(folder, size);
  const shop = await openShop(folder, 1);
  closers.push(shop.close);
  const material = await materialOf(shop);
  const measure = await costsOf(shop);
  const random = seededRandom(SEED);
  // The first search loads the dictionary.
  await measure(searchAddress('диван'));

  const searches = [];
  const searchCount = wholeNumber('--searches', values.searches, 1_000_000);
  for (const text of hostileSearches(searchCount, material.words, random)) {
    searches.push(await measure(searchAddress(text)));
  }
  const worstSearches = await worstOf(searches, measure, again);
  printCosts('searches', searches, worstSearches);

  const count = wholeNumber('--addresses', values.addresses, 1_000_000);
  for (const path of [catalogCalls.listProducts.url, catalogCalls.getFacets.url]) {
    const costs = await climb(path, measure, { count, material, random });
    printCosts(path, costs, await worstOf(costs, measure, again));
  }
  const { rows } = await shop.pool.query<{ slug: string }>('SELECT slug FROM products LIMIT 200');
  const others = [
    ...rows.map(({ slug }) => `${catalogCalls.listProducts.url}${slug}/`),
    ...material.categories.map((slug) => `${catalogCalls.listCategories.url}${slug}/`),
    ...[
      catalogCalls.listCategories.url,
      catalogCalls.listNewProducts.url,
      settingsCalls.getSiteSettings.url,
    ],
    ...['/sitemap.xml', '/feeds/yandex.xml'],
  ];
  const costs = [];
  for (const address of others) costs.push(await measure(address));
  printCosts('other reads', costs, await worstOf(costs, measure, again));
  return (worstSearches[0]?.ms ?? 0) <= MOST_MS;
}

const searchAddress = (text: string) =>
  `${catalogCalls.listProducts.url}?${new URLSearchParams({ search: text })}`;

async function materialOf({ pool }: OpenShop): Promise<Material> {
  const column = async (statement: string) =>
    (await pool.query<{ value: string }>(statement)).rows.map(({ value }) => value);
  const names = filterNames.filter((name) => filterKind(name) === 'options');
  const options = new Map<string, string[]>();
  for (const name of names) {
    const { rows } = await pool.query<{ value: string }>(
      name === OWN
        ? `SELECT label || ':' || value AS value FROM filter_options WHERE label IS NOT NULL ORDER BY 1`
        : 'SELECT value FROM filter_options WHERE key = $1 ORDER BY value',
      name === OWN ? [] : [attributeOfFilter(name)],
    );
    if (rows.length > 0)
      options.set(
        name,
        rows.map(({ value }) => value),
      );
  }
  return {
    categories: await column('SELECT slug AS value FROM categories ORDER BY id'),
    words: await column(
      'SELECT word AS value FROM search_words ORDER BY products DESC, word LIMIT 5000',
    ),
    options,
  };
}

await runToTheEnd(main, 60_000);
