import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { category, productPage, product as productSchema } from '#contracts/catalog.ts';
import { siteSettings } from '#contracts/site-settings.ts';
import { setVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop({ clock: { now: () => NOW } });
const { shop } = fixturesOf(it);
const NOW = new Date('2026-11-20T09:00:00Z');

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const list = async (query = '') => productPage.parse((await get(`/api/products/?${query}`)).json());

describe('categories', () => {
  it('are the twenty of the shop, in its order §1.2 7.26', async () => {
    const categories = z.array(category).parse((await get('/api/category/')).json());
    expect(categories.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(categories[0]).toMatchObject({ id: 1, slug: 'divany', name: 'Диваны' });
  });

  it('are found by slug, or not §7.27', async () => {
    expect((await get('/api/category/krovat/')).json()).toMatchObject({ id: 2 });
    const missing = await get('/api/category/net-takoj/');
    expect([missing.statusCode, missing.json()]).toEqual([
      404,
      { detail: 'Такой категории нет.', code: 'category_not_found' },
    ]);
  });
});

describe('the product list', () => {
  it('holds one category with its count, whole products and their variants', async () => {
    const page = await list('category=divany&page_size=100');
    expect(page.count).toBe(page.results.length);
    for (const product of page.results) {
      expect(product.category).toMatchObject({ id: 1, slug: 'divany', name: 'Диваны' });
      expect(product.first_variant).toEqual(product.variants[0]);
      expect(product.price).toBe(product.first_variant?.price);
      for (const variant of product.variants) {
        expect(variant.productSlug).toBe(product.slug);
        expect(variant.oldPrice).toBe(variant.original_price);
        expect(variant.discount > 0).toBe(variant.original_price !== null);
        expect(variant.dimensions_width).toBeGreaterThan(0);
      }
    }
  });

  it('puts new products first, then goes by name in Russian order', async () => {
    const { results } = await list('page_size=100');
    const key = ({ is_new, name }: (typeof results)[number]) => ({ is_new, name });
    const sorted = results.toSorted(
      (a, b) => Number(b.is_new) - Number(a.is_new) || a.name.localeCompare(b.name, 'ru'),
    );
    expect(results.map(key)).toEqual(sorted.map(key));
  });

  it.each([
    ['price', (a: number, b: number) => a - b],
    ['-price', (a: number, b: number) => b - a],
  ])('sorts by o=%s §7.23 9.5 9.6', async (order, compare) => {
    const prices = (await list(`o=${order}&page_size=100`)).results.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted(compare));
  });

  it('is cut into pages that hold every product once §7.28', async () => {
    const seen: number[] = [];
    let page = await list('page_size=30');
    expect(page.previous).toBeNull();
    for (;;) {
      seen.push(...page.results.map(({ id }) => id));
      if (!page.next) break;
      expect(page.next).toMatch(/^http:\/\/localhost:3000\/api\/products\/\?/);
      page = productPage.parse((await get(page.next.replace(/^http:\/\/[^/]+/, ''))).json());
    }
    expect(page.previous).not.toBeNull();
    expect(seen.length).toBe(page.count);
    expect(new Set(seen).size).toBe(page.count);
  });

  it('has 20 on a page unless asked otherwise, and never more than 100 §9.1', async () => {
    expect((await list()).results).toHaveLength(20);
    expect((await list('page_size=50')).results).toHaveLength(50);
    expect((await get('/api/products/?page_size=100000')).statusCode).toBe(200);
  });

  it('narrows by price §7.23', async () => {
    const { results } = await list('min_price=20000&max_price=60000&page_size=100');
    expect(results.length).toBeGreaterThan(5);
    for (const { price } of results) {
      expect(price).toBeGreaterThanOrEqual(20_000);
      expect(price).toBeLessThanOrEqual(60_000);
    }
  });

  it('takes a parameter without a value as not given', async () => {
    const empty = await list('category=&o=&min_price=&max_price=&search=&page=&page_size=');
    expect(empty.count).toBe((await list()).count);
  });

  it('searches, names before anything else; % and _ are only signs §7.21', async () => {
    const { results } = await list('search=диван%20угловой');
    const isNamedSo = results.map(({ name }) => /диван.*углов/i.test(name));
    expect(isNamedSo[0]).toBe(true);
    expect(isNamedSo).toEqual(isNamedSo.toSorted((a, b) => Number(b) - Number(a)));
    expect((await list('search=%25')).count).toBe(0);
    expect((await list('search=%20')).count).toBe((await list()).count);
  });

  it('answers 404 for a category or a page that does not exist', async () => {
    for (const query of ['category=net-takoj', 'page=999', 'category=krovat&page=2']) {
      const answer = await get(`/api/products/?${query}`);
      expect([query, answer.statusCode]).toEqual([query, 404]);
      expect(answer.json()).toHaveProperty('detail');
    }
  });

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'два'],
    ['page', '1.5'],
    ['page', '1e99'],
    ['page_size', '0'],
    ['page_size', 'все'],
    ['o', 'name; DROP TABLE products'],
    ['category', "divany' OR '1'='1"],
    ['min_price', 'дорого'],
    ['max_price', '-1'],
    ['search', "'; DROP TABLE products; --"],
    ['search', '1 OR 1=1'],
    ['search', 'x'.repeat(10_000)],
    ['search', 'a\u0000b'],
  ])('a wrong %s (case %#): 400 that names the parameter §7.23', async (name, value) => {
    const answer = await get(`/api/products/?${name}=${encodeURIComponent(value)}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ [name]: [expect.stringMatching(/[а-я]/i)], code: 'invalid' });
  });
});

describe('one product', () => {
  it('is the same by slug and by id, with and without a slash §7.24', async () => {
    const [sample] = (await list('category=kresla')).results;
    for (const address of [sample?.id, sample?.slug, `${sample?.slug}/`]) {
      const answer = await get(`/api/products/${address}`);
      expect(productSchema.parse(answer.json())).toMatchObject({ ...sample });
    }
  });

  it.each(['net-takogo', '999999', '0', '99999999999999999999', "x'--", '%00', '%ff'])(
    'is not found at %s',
    async (address) => {
      const answer = await get(`/api/products/${address}/`);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toHaveProperty('detail');
    },
  );

  it('says whether it lies on the shelf, is made to order or is sold out', async () => {
    const [sample] = (await list('category=kresla')).results;
    const id = sample?.first_variant?.id ?? 0;
    const state = async (stock: number | null) => {
      await setVariant(shop.db, id, { stock });
      const { variants } = (await get(`/api/products/${sample?.id}/`)).json();
      const [shown] = variants.filter((one: { id: number }) => one.id === id);
      return [shown.in_stock, shown.available];
    };
    expect(await state(3)).toEqual([true, true]);
    expect(await state(0)).toEqual([false, false]);
    expect(await state(null)).toEqual([false, true]);
  });

  it('has its discount computed: whole percent of the price before §3.27', async () => {
    const [sample] = (await list('category=pufy')).results;
    const id = sample?.first_variant?.id ?? 0;
    await setVariant(shop.db, id, { priceKopecks: 666_700, originalPriceKopecks: 1_000_000 });
    const { first_variant: first } = (await get(`/api/products/${sample?.id}/`)).json();
    expect(first).toMatchObject({
      price: 6667,
      original_price: 10_000,
      oldPrice: 10_000,
      discount: 33,
    });
  });

  it('disappears with its withdrawal, from lists too', async () => {
    const [sample] = (await list('category=zerkala')).results;
    await shop.db.execute(sql`UPDATE products SET withdrawn = true WHERE id = ${sample?.id}`);
    expect((await get(`/api/products/${sample?.slug}/`)).statusCode).toBe(410);
    expect((await list('category=zerkala')).results.map(({ id }) => id)).not.toContain(sample?.id);
  });
});

it('lists new arrivals: marked by the staff, or younger than thirty days §7.25 9.4', async () => {
  const young = new Date(NOW.getTime() - 29 * 24 * 3600 * 1000).toISOString();
  const old = new Date(NOW.getTime() - 31 * 24 * 3600 * 1000).toISOString();
  await shop.db.execute(sql`UPDATE products SET is_new = NULL, created_at = ${old}`);
  await shop.db.execute(sql`UPDATE products SET created_at = ${young} WHERE slug = (
    SELECT min(slug) FROM products WHERE NOT withdrawn)`);
  const answer = z.array(productSchema).parse((await get('/api/new_products/')).json());
  expect(answer).toHaveLength(12);
  expect(answer.map((product) => product.is_new)).toEqual([true, ...Array(11).fill(false)]);
});

it('new arrivals come from all categories in turn, and from no hidden one', async () => {
  const slugs = async () => {
    const answer = z.array(productSchema).parse((await get('/api/new_products/')).json());
    return answer.map(({ category }) => category.slug);
  };
  await shop.db.execute(sql`UPDATE products SET is_new = true`);
  expect(new Set(await slugs()).size).toBe(12);
  await shop.db.execute(sql`UPDATE categories SET hidden = slug NOT IN ('divany', 'kresla')`);
  expect((await slugs()).filter((slug) => slug === 'divany')).toHaveLength(6);
  expect(new Set(await slugs())).toEqual(new Set(['divany', 'kresla']));
  await shop.db.execute(sql`UPDATE categories SET hidden = false`);
});

it('new arrivals with a photograph come before those without', async () => {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    UPDATE products SET photo = '/photos/new.jpg' WHERE slug IN (
      SELECT min(slug) FROM products WHERE NOT withdrawn GROUP BY category_id ORDER BY 1 LIMIT 3) RETURNING id`);
  const answer = z.array(productSchema).parse((await get('/api/new_products/')).json());
  expect(new Set(answer.slice(0, 3).map(({ id }) => id))).toEqual(
    new Set(rows.map(({ id }) => id)),
  );
  await shop.db.execute(sql`UPDATE products SET photo = NULL WHERE photo = '/photos/new.jpg'`);
});

it('tells search engines of every page worth finding', async () => {
  const map = await get('/sitemap.xml');
  expect(map.headers['content-type']).toContain('xml');
  const { results, count } = await list('page_size=100');
  expect(map.body).toContain(`<loc>http://localhost:3000/products/${results[0]?.slug}</loc>`);
  expect(map.body.match(/<loc>/g)).toHaveLength(count + 20 + 2 + 4 + 3 + 13);
  expect(map.body).toContain('<loc>http://localhost:3000/?page=delivery</loc>');
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

it('draws what has no photograph', async () => {
  const [sample] = (await list('category=shkafy')).results;
  const addresses = [
    sample?.photo,
    ...(sample?.first_variant?.photos_variant.map(({ photo }) => photo) ?? []),
    '/drawings/categories/wardrobe.svg',
  ];
  for (const address of addresses) {
    const answer = await get(String(address));
    expect([address, answer.statusCode]).toEqual([address, 200]);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
  }
  expect((await get('/drawings/categories/net.svg')).statusCode).toBe(404);
});

it('tells the contacts of the shop §7.29 9.26 9.27', async () => {
  const settings = siteSettings.parse((await get('/callback/site-settings/')).json());
  expect(settings).toMatchObject({
    phone: '+7 (000) 000-00-00',
    home_category_ids: [10, 19, 13, 14, 6, 7],
    new_arrival_category_ids: [1, 2, 3],
  });
});
