import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Product, ProductPage } from '../../src/contracts/catalog.ts';

const it = withShop();
const { shop } = fixturesOf(it);

const ask = async <Answer>(address: string): Promise<Answer> => {
  const answer = await shop.app.inject(address);
  expect(answer.statusCode).toBe(200);
  return answer.json() as Answer;
};
const sofas = async () =>
  (await ask<ProductPage>('/api/products/?category=divany&page_size=100')).results;
const similar = (idOrSlug: number | string, count = 4) =>
  ask<Product[]>(`/api/products/${idOrSlug}/similar/?page_size=${count}`);

/** Makes two sofas the only ones of a kind, of one width and nearly one price. */
async function makeAlike(one: Product, other: Product): Promise<void> {
  await shop.db.execute(sql`
    UPDATE variants SET price_kopecks = ${9_000_000} + product_id, original_price_kopecks = NULL, stock = NULL,
      attributes = attributes || '{"type_of_product": "диван-остров", "dimensions_width": 2950}'::jsonb
    WHERE product_id IN (${one.id}, ${other.id})`);
}

it('shows other products of the category, different ones for different products', async () => {
  const all = await sofas();
  const shown = new Map<number, number>();
  for (const { id, slug } of all) {
    const alike = await similar(slug);
    expect(alike).toHaveLength(4);
    for (const one of alike) {
      expect(one.id).not.toBe(id);
      expect(one.category.slug).toBe('divany');
      shown.set(one.id, (shown.get(one.id) ?? 0) + 1);
    }
  }
  expect(shown.size).toBeGreaterThan(all.length / 2);
  expect(Math.max(...shown.values())).toBeLessThan(all.length / 2);
});

it('puts the one of the same kind, size and price first; what cannot be ordered last', async () => {
  const [first, ...others] = await sofas();
  const last = others.at(-1);
  if (!first || !last) throw new Error('the demo has sofas');
  await makeAlike(first, last);
  expect((await similar(first.slug))[0]?.slug).toBe(last.slug);
  expect((await similar(last.id))[0]?.slug).toBe(first.slug);
  await shop.db.execute(sql`UPDATE variants SET stock = 0 WHERE product_id = ${last.id}`);
  expect((await similar(first.slug, 12)).map(({ slug }) => slug)).not.toContain(last.slug);
});

it('goes by the first variant on sale where the first of all is hidden', async () => {
  const [first, ...others] = await sofas();
  const last = others.at(-1);
  if (!first || !last) throw new Error('the demo has sofas');
  await makeAlike(first, last);
  await shop.db.execute(sql`
    UPDATE variants SET withdrawn = true, price_kopecks = 100, attributes = '{}'
    WHERE product_id = ${first.id} AND position = 0`);
  expect((await similar(first.slug))[0]?.slug).toBe(last.slug);
});

it('knows what a withdrawn product was like, and shows no withdrawn one', async () => {
  const [first, second] = await sofas();
  if (!first || !second) throw new Error('the demo has sofas');
  await makeAlike(first, second);
  await shop.db.execute(sql`UPDATE products SET withdrawn = true WHERE id = ${first.id}`);
  expect((await similar(first.slug)).map(({ slug }) => slug)).toContain(second.slug);
  expect((await similar(second.slug, 12)).map(({ slug }) => slug)).not.toContain(first.slug);
});

it('answers 404 for an unknown product, and refuses a count beyond its limit', async () => {
  const unknown = await shop.app.inject('/api/products/net-takogo/similar/');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'product_not_found']);
  const many = await shop.app.inject('/api/products/1/similar/?page_size=13');
  expect(many.statusCode).toBe(400);
  expect(Object.keys(many.json())).toContain('page_size');
});
