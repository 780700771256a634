import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { type AppliedFilter, writeFilters } from '#contracts/applied-filters.ts';
import type { Product, ProductPage, Variant } from '#contracts/catalog.ts';
import type { Facet, Facets } from '#contracts/facets.ts';
import { optionsOf, passes } from '#contracts/filter-rules.ts';
import { appliedFilters } from '#contracts/read-filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import { everyProduct } from '#tests/support/every-product.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { orderForm } from '#tests/support/order-form.ts';
import { seededRandom } from '../../../../bench/generated-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let all: Product[];

beforeAll(async () => {
  all = await everyProduct(list);
});

const get = async <Answer>(path: string, query: Record<string, unknown>): Promise<Answer> => {
  const answer = await shop.app.inject({ url: `${path}?${searchParameters(query)}` });
  expect([answer.statusCode, answer.statusCode === 200 || answer.json()]).toEqual([200, true]);
  return answer.json();
};
const list = (query: Record<string, unknown>) => get<ProductPage>('/api/products/', query);
const facetsOf = (query: Record<string, unknown>) => get<Facets>('/api/products/facets/', query);

const filtered = (product: Product, variant: Variant) => ({
  name: product.name,
  price: variant.price,
  in_stock: variant.in_stock,
  on_sale: variant.discount > 0,
  attributes: variant,
});

/** Reference implementation of the contract's rule: filters all products of the shop in memory. */
const passing = (category: string, filters: readonly AppliedFilter[]): Product[] =>
  all.filter(
    (product) =>
      product.category.slug === category &&
      product.variants.some((variant) => passes(filtered(product, variant), filters)),
  );

/** A random category and filters, taken from the attributes of one of its variants. */
function situation(seed: number) {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const product = pick(all.filter(({ variants }) => variants.length > 0));
  const variant = pick(product.variants);
  const near = (value: number) => ({
    ...(random() < 0.7 ? { min: Math.floor(value * (0.4 + random() * 0.6)) } : {}),
    max: Math.ceil(value * (1 + random() * 0.6)),
  });
  const parameters: Record<string, unknown> = {};
  const range = (name: string, value: number) => {
    const { min, max } = near(value);
    parameters[`max_${name}`] = max;
    if (min !== undefined) parameters[`min_${name}`] = min;
  };
  if (random() < 0.4) range('price', variant.price);
  if (random() < 0.4 && variant.dimensions_width) range('width', variant.dimensions_width);
  if (random() < 0.2 && variant.dimensions_depth) range('depth', variant.dimensions_depth);
  if (random() < 0.2 && variant.bed_width) range('bed_width', variant.bed_width);
  for (const name of ['color', 'material', 'upholstery_materials', 'sleeping_places', 'brand']) {
    if (random() < 0.35) {
      const others = optionsOf(pick(pick(all).variants.concat(variant)), name);
      parameters[name] = [...new Set([...optionsOf(variant, name), ...others])];
    }
  }
  for (const name of ['in_stock', 'on_sale', 'storage_niche']) {
    if (random() < 0.15) parameters[name] = true;
  }
  if (random() < 0.15) parameters.fit_width = (variant.dimensions_width ?? 1000) + 100;
  if (random() < 0.1) parameters.name = product.name.slice(1, 4).toUpperCase();
  const category = product.category.slug;
  const isBed = ['krovat', 'divany', 'detskayamebel'].includes(category);
  const filters = appliedFilters(parameters).filter(({ name }) => isBed || name !== 'bed_width');
  return { category, filters };
}

const slugs = (products: readonly Product[]) => products.map(({ slug }) => slug).toSorted();
const without = (filters: readonly AppliedFilter[], name: string) =>
  filters.filter((filter) => filter.name !== name);

describe.each(Array.from({ length: 60 }, (_, index) => index + 1))('situation %i', (seed) => {
  it('lists what the rule says, led by the variant that passed', async () => {
    const { category, filters } = situation(seed);
    const query = { category, page_size: 100, ...writeFilters(filters) };
    const { count, results } = await list(query);
    expect(slugs(results)).toEqual(slugs(passing(category, filters)));
    expect(count).toBe(results.length);
    for (const product of results) {
      const first = product.variants.find((variant) => passes(filtered(product, variant), filters));
      expect([product.first_variant?.id, product.price]).toEqual([first?.id, first?.price]);
    }
  });

  it('counts what choosing each option would list', async () => {
    const { category, filters } = situation(seed);
    const facets = await facetsOf({ category, ...writeFilters(filters) });
    expect(facets.count).toBe(passing(category, filters).length);
    expect(facets.without).toEqual(
      filters.map(({ name }) => ({
        name,
        label: expect.any(String),
        count: passing(category, without(filters, name)).length,
      })),
    );
    for (const facet of facets.filters) expectTrue(facet, category, filters);
  });
});

function expectTrue(facet: Facet, category: string, filters: readonly AppliedFilter[]): void {
  const { name } = facet;
  const others = without(filters, name);
  const counted = (filter: AppliedFilter) => passing(category, [...others, filter]).length;
  if (facet.kind === 'flag')
    expect([name, facet.count]).toEqual([name, counted({ kind: 'flag', name })]);
  if (facet.kind === 'options') {
    for (const { value, count } of facet.options) {
      expect([name, value, count]).toEqual([
        name,
        value,
        counted({ kind: 'options', name, values: [value] }),
      ]);
    }
    const there = passing(category, []).flatMap(({ variants }) =>
      variants.flatMap((variant) => optionsOf(variant, name)),
    );
    expect(facet.options.map(({ value }) => value).toSorted()).toEqual(
      [...new Set(there)].toSorted(),
    );
  }
  if (facet.kind === 'range') {
    const values = passing(category, others).flatMap((product) =>
      product.variants
        .map((variant) => filtered(product, variant))
        .filter((variant) => passes(variant, others))
        .flatMap((variant) => valueIn(variant, name)),
    );
    const limits = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [null, null];
    expect([name, facet.min, facet.max]).toEqual([name, ...limits]);
  }
}

const valueIn = (variant: ReturnType<typeof filtered>, name: string): number[] =>
  name === 'price' ? [variant.price] : optionsOf(variant.attributes, name).map(Number);

it('finds products by a part of their name in any case', async () => {
  const { results } = await list({ category: 'divany', name: 'ладог' });
  expect(results.length).toBeGreaterThan(0);
  expect(slugs(results)).toEqual(
    slugs((await list({ category: 'divany', name: 'ЛАДОГ' })).results),
  );
  expect(results.every(({ name }) => name.includes('Ладог'))).toBe(true);
  expect((await list({ category: 'divany', name: '%' })).count).toBe(0);
});

it('takes bed sizes only where beds are sold', async () => {
  const tooWide = { min_bed_width: 9000 };
  for (const category of ['krovat', 'divany', 'detskayamebel']) {
    expect((await list({ category, ...tooWide })).count).toBe(0);
  }
  for (const category of ['kresla', 'matrasyortopedicheskie', 'shkafy']) {
    const everything = await facetsOf({ category });
    expect((await list({ category, ...tooWide })).count).toBe(everything.count);
    expect(everything.filters.map(({ name }) => name)).not.toContain('bed_width');
  }
});

it('sorts by the price of what is shown', async () => {
  const { results } = await list({ category: 'divany', in_stock: true, o: '-price' });
  const prices = results.map(({ price }) => price ?? 0);
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});

it('filters what a search has found', async () => {
  const { results: beds } = await list({ search: 'кровать', page_size: 100 });
  const { results, count } = await list({ search: 'кровать', max_price: 40_000, page_size: 100 });
  expect(count).toBe(
    beds.filter(({ variants }) => variants.some(({ price }) => price <= 40_000)).length,
  );
  expect(results.every(({ price }) => (price ?? 0) <= 40_000)).toBe(true);
  const facets = await facetsOf({ search: 'кровать', max_price: 40_000 });
  expect(facets.count).toBe(count);
});

describe('the counts follow the catalogue', () => {
  const narrow = { category: 'pufy', color: ['Небывалый'] };
  const setAttributes = (slug: string, attributes: object) =>
    shop.db.execute(sql`
      UPDATE variants v SET attributes = attributes || ${JSON.stringify(attributes)}::jsonb
      FROM products p WHERE p.id = v.product_id AND p.slug = ${slug}`);
  const pufy = () => all.filter(({ category }) => category.slug === 'pufy');

  it('when an attribute, the stock, the category or the sale of a product changes', async () => {
    const [first, second] = pufy();
    await setAttributes(first?.slug ?? '', { color: { name: 'Небывалый', hex: '#123456' } });
    await setAttributes(second?.slug ?? '', { color: { name: 'Небывалый' } });
    expect(slugs((await list(narrow)).results)).toEqual(slugs(pufy().slice(0, 2)));
    const { filters } = await facetsOf(narrow);
    const colours = filters.find(({ name }) => name === 'color');
    expect(colours?.kind === 'options' && colours.options).toContainEqual({
      value: 'Небывалый',
      hex: '#123456',
      count: 2,
    });

    await shop.db.execute(sql`UPDATE products SET category_id = 3 WHERE slug = ${first?.slug}`);
    expect((await list(narrow)).count).toBe(1);
    await shop.db.execute(sql`UPDATE products SET withdrawn = true WHERE slug = ${second?.slug}`);
    expect((await facetsOf(narrow)).count).toBe(0);
    await shop.db.execute(sql`UPDATE products SET withdrawn = false WHERE slug = ${second?.slug}`);
    expect((await facetsOf(narrow)).count).toBe(1);
    await shop.db.execute(sql`
      UPDATE variants SET stock = 0 WHERE product_id = (SELECT id FROM products WHERE slug = ${second?.slug})`);
    expect((await facetsOf({ ...narrow, in_stock: true })).count).toBe(0);
    await shop.db.execute(sql`
      DELETE FROM variants WHERE product_id = (SELECT id FROM products WHERE slug = ${second?.slug})`);
    expect((await facetsOf(narrow)).count).toBe(0);
  });
});

it('lets orders be made at once that each take the last piece of several products', async () => {
  const products = all.filter(({ variants }) => variants.length >= 2).slice(0, 4);
  const rows = products.flatMap(({ id, variants }) =>
    variants.slice(0, 2).map((variant) => ({ product: id, variant: variant.id, quantity: 1 })),
  );
  await shop.db.execute(
    sql`UPDATE variants SET stock = 1 WHERE id IN ${rows.map(({ variant }) => variant)}`,
  );
  const firsts = rows.filter((_, index) => index % 2 === 0);
  const seconds = rows.filter((_, index) => index % 2 === 1).toReversed();
  const answers = await Promise.all([firsts, seconds].map(order));
  expect(answers).toEqual([201, 201]);
  const { filters } = await facetsOf({ category: products[0]?.category.slug, in_stock: true });
  expect(filters.find(({ name }) => name === 'in_stock')).toMatchObject({
    count: (await list({ category: products[0]?.category.slug, in_stock: true, page_size: 100 }))
      .count,
  });
});

async function order(lines: object[]): Promise<number> {
  const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
  const cart = await post('/api/orders/cart/', { cart_items: lines });
  const made = await post('/api/orders/order-create/', orderForm(cart.json().cart_uuid));
  return made.statusCode;
}
