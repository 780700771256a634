import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Product, ProductDetails, ProductPage } from '../../src/contracts/catalog.ts';
import type { CompanionRule } from '../../src/contracts/shop-content.ts';

const it = withShop();
const { shop } = fixturesOf(it);

const ask = async <Answer>(address: string): Promise<Answer> => {
  const answer = await shop.app.inject(address);
  expect(answer.statusCode).toBe(200);
  return answer.json() as Answer;
};
const goodsOf = async (category: string) =>
  (await ask<ProductPage>(`/api/products/?category=${category}&page_size=100`)).results;
const companions = (slug: string, query = '') =>
  ask<Product[]>(`/api/products/${slug}/companions/${query}`);

/** The rules of the shop. */
async function say(...rules: Partial<CompanionRule>[]): Promise<void> {
  const whole = rules.map((rule) => ({ types: [], fits_types: [], same: [], ...rule }));
  const change = JSON.stringify({ companions: whole });
  await shop.db.execute(sql`UPDATE site_settings SET identity = identity || ${change}::jsonb`);
}
const mattressToBed = {
  category: 'krovat',
  fits: 'matrasyortopedicheskie',
  same: ['bed_width', 'bed_length'],
} as const satisfies Partial<CompanionRule>;

it('offers mattresses of the very size of the chosen bed', async () => {
  await say({ ...mattressToBed, same: [...mattressToBed.same] });
  const sizes = new Set<string>();
  for (const { slug } of await goodsOf('krovat')) {
    const { variants } = await ask<ProductDetails>(`/api/products/${slug}/`);
    for (const { slug: variant, bed_width: width, bed_length: length } of variants) {
      for (const mattress of await companions(slug, `?variant=${variant}&page_size=12`)) {
        const shown = mattress.first_variant;
        expect(mattress.category.slug).toBe('matrasyortopedicheskie');
        expect([shown?.bed_width, shown?.bed_length]).toEqual([width, length]);
        sizes.add(`${width}×${length}`);
      }
    }
  }
  expect(sizes.size).toBeGreaterThan(2);
});

it('offers the types that the rule names, to the types that it names', async () => {
  const rule = { category: 'stolstyl', types: ['Стол обеденный'], fits: 'stolstyl' };
  await say({ ...rule, fits_types: ['стул'] });
  const goods = await goodsOf('stolstyl');
  const of = (type: string) =>
    goods.find(({ first_variant: first }) => first?.type_of_product === type)?.slug ?? '';
  const chairs = await companions(of('стол обеденный'), '?page_size=12');
  expect(chairs.length).toBeGreaterThan(2);
  for (const { first_variant: first } of chairs) expect(first?.type_of_product).toBe('стул');
  expect(await companions(of('стол письменный'))).toEqual([]);
});

it('takes the rules in turn, and of what passes the most alike first', async () => {
  await say({ category: 'krovat', fits: 'komodytumby' }, { category: 'krovat', fits: 'tekstil' });
  const bed = (await goodsOf('krovat')).find(({ first_variant: first }) => first?.series);
  const found = await companions(bed?.slug ?? '');
  expect(found.map(({ category }) => category.slug)).toEqual([
    'komodytumby',
    'tekstil',
    'komodytumby',
    'tekstil',
  ]);
  expect(found[0]?.first_variant?.series).toBe(bed?.first_variant?.series);
  // What cannot be ordered comes last, a hidden one not at all.
  const [, second] = await companions(bed?.slug ?? '');
  await shop.db.execute(sql`UPDATE variants SET stock = 0 WHERE product_id = ${second?.id}`);
  expect((await companions(bed?.slug ?? ''))[1]?.id).not.toBe(second?.id);
  await shop.db.execute(sql`UPDATE products SET withdrawn = true WHERE id = ${found[0]?.id}`);
  const rest = await companions(bed?.slug ?? '', '?page_size=12');
  expect(rest.map(({ id }) => id)).not.toContain(found[0]?.id);
});

it('says nothing where the thing does not state what must agree, or a category is gone', async () => {
  const [bed] = await goodsOf('krovat');
  const rule = { category: 'krovat', fits: 'matrasyortopedicheskie' };
  await say({ ...rule, same: ['thread_size'] }, { ...rule, fits: 'net-takoj' });
  expect(await companions(bed?.slug ?? '')).toEqual([]);
  await say({ ...rule, category: 'divany' });
  expect(await companions(bed?.slug ?? '')).toEqual([]);
  await say();
  expect(await companions(bed?.slug ?? '')).toEqual([]);
});

it('follows a category whose goods another one has taken', async () => {
  await say({ category: 'prezhnie-krovati', fits: 'matrasyortopedicheskie' });
  await shop.db.execute(sql`
    INSERT INTO category_redirects (slug, category_id)
    SELECT 'prezhnie-krovati', id FROM categories WHERE slug = 'krovat'`);
  const [bed] = await goodsOf('krovat');
  expect((await companions(bed?.slug ?? '')).length).toBeGreaterThan(0);
});

it('takes the variant of the page where none or an unknown one is named; refuses what is not', async () => {
  await say({ ...mattressToBed, same: [...mattressToBed.same] });
  const [bed] = await goodsOf('krovat');
  const first = await companions(bed?.slug ?? '', `?variant=${bed?.first_variant?.slug}`);
  expect(await companions(bed?.slug ?? '')).toEqual(first);
  expect(await companions(bed?.slug ?? '', '?variant=net-takogo')).toEqual(first);
  const unknown = await shop.app.inject('/api/products/net-takogo/companions/');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'product_not_found']);
  const many = await shop.app.inject('/api/products/1/companions/?page_size=13');
  expect(many.statusCode).toBe(400);
  expect(Object.keys(many.json())).toContain('page_size');
});
