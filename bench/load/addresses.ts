import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import type { Category, Product, ProductPage } from '#contracts/catalog.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import { askedQueries } from '../../tests/search/queries.ts';
import type { Headers } from './client.ts';

/** Addresses of one kind: paths without the origin. */
export interface Group {
  readonly name: string;
  readonly addresses: readonly string[];
  /** Instead of those of a browser. */
  readonly headers?: Headers;
}

/** Of a program that takes no compression. */
const plainHeaders: Headers = { accept: '*/*' };

/** Few enough for the response cache to hold all of them. */
const MOST = 100;
/** Answers without compression are ten times as large. */
const FEW = 20;
const PAGE_SIZE = 20;

/** Reads groups from a file: `{"name": ["/address", …]}`. */
export function readGroups(file: string): Group[] {
  const given = z
    .record(z.string(), z.array(z.string().startsWith('/')).min(1))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(given).map(([name, addresses]) => ({ name, addresses }));
}

/** Makes the groups of a Gornitsa shop from its API. */
export async function findGroups(base: string): Promise<Group[]> {
  const categories = await get<Category[]>(base + catalogCalls.listCategories.url);
  const lists = await listsOf(base, categories);
  const products = await productsOf(base, categories);
  const texts = askedQueries.map(({ query }) => query);
  const address = (path: string, parameters: Record<string, unknown>) =>
    `${path}?${searchParameters(parameters)}`;
  const all: Record<string, string[]> = {
    categories: [
      catalogCalls.listCategories.url,
      ...categories.map(({ slug }) => catalogCalls.getCategory.url.replace(':slug', slug)),
    ],
    list: lists.map((list) => address(catalogCalls.listProducts.url, list)),
    facets: categories.flatMap(({ slug: category }) =>
      [{}, { min_price: 9000 }, { max_price: 90_000 }].map((filter) =>
        address(catalogCalls.getFacets.url, { category, ...filter }),
      ),
    ),
    product: products.map(({ id }) => catalogCalls.getProduct.url.replace(':idOrSlug', String(id))),
    search: texts.map((search) => address(catalogCalls.listProducts.url, { search })),
    'page: home': ['/', '/?page=delivery', '/?page=contacts', '/category/'],
    'page: list': lists.map((list) => address('/products/', list)),
    'page: product': products.map(({ slug }) => `/products/${slug}`),
    'page: search': texts.map((q) => address('/search', { q })),
  };
  const groups = Object.entries(all).map(([name, addresses]) => ({
    name,
    addresses: spread([...new Set(addresses)], MOST),
  }));
  const uncompressed = spread(all.list ?? [], FEW);
  return [
    ...groups,
    { name: 'list, not compressed', addresses: uncompressed, headers: plainHeaders },
  ];
}

/** The first pages of every category, in default order and by price. */
async function listsOf(base: string, categories: readonly Category[]) {
  const lists: Record<string, unknown>[] = [];
  for (const { slug: category } of categories) {
    const { count } = await listOf(base, { category, page_size: 1 });
    const last = Math.min(3, Math.ceil(count / PAGE_SIZE));
    for (const o of [undefined, 'price'])
      for (let page = 1; page <= last; page += 1)
        lists.push({ category, o, page: page > 1 ? page : undefined });
  }
  return lists;
}

async function productsOf(base: string, categories: readonly Category[]): Promise<Product[]> {
  const products: Product[] = [];
  for (const { slug: category } of categories) {
    products.push(...(await listOf(base, { category, page_size: PAGE_SIZE })).results);
  }
  return products;
}

const listOf = (base: string, parameters: Record<string, unknown>) =>
  get<ProductPage>(`${base}${catalogCalls.listProducts.url}?${searchParameters(parameters)}`);

async function get<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${answer.status} ${url}`);
  return (await answer.json()) as Answer;
}

/** At most `most` items, spread evenly over the list. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter(
    (_, index) =>
      Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length),
  );
