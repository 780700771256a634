import { describe, expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { generateProducts } from '../../bench/generated-shop.ts';
import { loadGeneratedShop } from '../../bench/load-generated.ts';
import { demoCategories } from '../../db/demo/index.ts';
import { productPage, variantAttributes } from '../../src/contracts/catalog.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { countRows } from '../support/catalogue.ts';
import { throwError } from '../support/database-url.ts';

const VARIANTS = 1000;
const it = withShop();

describe('a generated shop', () => {
  const products = [...generateProducts(demoCategories, VARIANTS)];
  const variants = products.flatMap((product) => product.variants);

  it('has exactly as many variants as asked for, in every category', () => {
    expect(variants).toHaveLength(VARIANTS);
    expect(new Set(products.map(({ categoryId }) => categoryId)).size).toBe(20);
  });

  it('is the same shop each time, and another for another seed', () => {
    expect([...generateProducts(demoCategories, VARIANTS)]).toEqual(products);
    expect([...generateProducts(demoCategories, VARIANTS, 2)]).not.toEqual(products);
  });

  it('says only what a variant can say, with varied names, sizes and prices', () => {
    for (const variant of variants) variantAttributes.parse(variant.attributes);
    for (const variant of variants) {
      expect(variant.originalPrice ?? Number.POSITIVE_INFINITY).toBeGreaterThan(variant.price);
    }
    const distinct = (values: unknown[]) => new Set(values).size;
    expect(distinct(products.map(({ name }) => name))).toBeGreaterThan(products.length * 0.9);
    expect(distinct(variants.map(({ price }) => price))).toBeGreaterThan(VARIANTS * 0.5);
    expect(distinct(variants.map(({ code }) => code))).toBe(VARIANTS);
  });
});

describe('loading it', () => {
  it.beforeAll(async ({ shop }) => {
    await shop.db.execute('TRUNCATE categories CASCADE');
    const { pool, close } = connectDatabase(shop.databaseUrl, 1, throwError);
    await loadGeneratedShop(pool, VARIANTS);
    await close();
  });

  it('fills the shop whole, and the shop serves it', async ({ shop }) => {
    expect(await countRows(shop.db, 'variants')).toBe(VARIANTS);
    const answer = await shop.app.inject({ url: '/api/products/?category=divany&page_size=50' });
    const page = productPage.parse(answer.json());
    expect(page.results.length).toBeGreaterThan(10);
    const [first] = page.results;
    const drawing = await shop.app.inject({ url: String(first?.photo) });
    expect(drawing.statusCode).toBe(200);
  });
});
