import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { keepByVersion } from '#platform/memory/keep-by-version.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Category, Product } from '../../src/contracts/catalog.ts';
import { categoryIcons } from '../../src/contracts/category-look.ts';
import type { ShownCategories } from '../../src/modules/catalog/caches.ts';
import { getCategory } from '../../src/modules/catalog/list-categories.ts';
import {
  categories,
  productPhotos,
  products,
  variantPhotos,
  variants,
} from '../../src/modules/catalog/tables.ts';
import { addCategory } from '../support/catalogue.ts';

const PROBA = 100;
const PLATE = '/drawings/categories/shapes.svg';

const it = withShop();
const { shop } = fixturesOf(it);
/** The products of the category «Проба» in the order of their names. */
let ids: number[];

beforeAll(async () => {
  await addCategory(shop.db, PROBA, 30);
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryId, PROBA))
    .orderBy(products.name);
  ids = rows.map(({ id }) => id);
});

beforeEach(async () => {
  const { db } = shop;
  await db.update(categories).set({ photo: null });
  await db.update(products).set({ photo: null, withdrawn: false });
  await db.update(variants).set({ stock: null }).where(inArray(variants.productId, ids));
  await db.delete(productPhotos);
  await db.delete(variantPhotos);
});

const photograph = (index: number, photo: string | null) =>
  shop.db
    .update(products)
    .set({ photo })
    .where(eq(products.id, ids[index] ?? 0));

const get = async (url: string) => (await shop.app.inject(url)).json();
const picture = async () => ((await get('/api/category/proba/')) as Category).photo;

it('a category without photographs shows the plate of its icon', async () => {
  expect(await picture()).toBe(PLATE);
  const all: Category[] = await get('/api/category/');
  expect(all.find(({ slug }) => slug === 'proba')?.photo).toBe(PLATE);
  expect(all.find(({ slug }) => slug === 'krovat')?.photo).toBe('/drawings/categories/bed.svg');
  const plate = await shop.app.inject(PLATE);
  expect(plate.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(plate.body).toContain('<svg');
});

it.each(['divany.svg', 'sofa.png', 'constructor.svg', '.svg'])(
  'there is no plate %s',
  async (file) => {
    expect((await shop.app.inject(`/drawings/categories/${file}`)).statusCode).toBe(404);
    expect(categoryIcons).not.toContain(file.replace('.svg', ''));
  },
);

it('a category shows its first photographed product by name, goods that can be ordered before sold out ones', async () => {
  await photograph(4, '/pictures/later.jpg');
  await photograph(3, '/pictures/first.jpg');
  expect(await picture()).toBe('/pictures/first.jpg');

  const [sold] = ids.slice(3, 4);
  await shop.db
    .update(variants)
    .set({ stock: 0 })
    .where(eq(variants.productId, sold ?? 0));
  expect(await picture()).toBe('/pictures/later.jpg');

  await photograph(4, null);
  expect(await picture()).toBe('/pictures/first.jpg');

  await shop.db
    .update(products)
    .set({ withdrawn: true })
    .where(eq(products.id, sold ?? 0));
  expect(await picture()).toBe(PLATE);
});

it('the photograph is the one that the product shows: its own, its gallery, its first variant', async () => {
  const [id = 0] = ids;
  const { slug } = (await get(`/api/products/${id}/`)) as Product;
  const shown = async () => ((await get(`/api/products/${slug}/`)) as Product).photo;
  const [variant] = await shop.db.select().from(variants).where(eq(variants.productId, id));
  const photo = '/pictures/variant.jpg';
  await shop.db.insert(variantPhotos).values({ variantId: variant?.id ?? 0, position: 0, photo });
  expect([await picture(), await shown()]).toEqual([photo, photo]);

  const gallery = '/pictures/gallery.jpg';
  await shop.db.insert(productPhotos).values({ productId: id, position: 0, photo: gallery });
  expect([await picture(), await shown()]).toEqual([gallery, gallery]);

  await photograph(0, '/pictures/own.jpg');
  expect([await picture(), await shown()]).toEqual(['/pictures/own.jpg', '/pictures/own.jpg']);
});

it('the owner’s picture comes first, and products after the 24th are not looked at', async () => {
  await photograph(24, '/pictures/beyond.jpg');
  expect(await picture()).toBe(PLATE);
  await photograph(23, '/pictures/last.jpg');
  expect(await picture()).toBe('/pictures/last.jpg');
  await shop.db
    .update(categories)
    .set({ photo: '/pictures/owner.jpg' })
    .where(eq(categories.id, PROBA));
  expect(await picture()).toBe('/pictures/owner.jpg');
});

it('categories are read again when the data has changed, and only then', async () => {
  let version: number | null = 1;
  const keepCategories = keepByVersion<'shown', ShownCategories>(() => version, 1);
  const photo = async () => (await getCategory({ db: shop.db, keepCategories }, 'proba')).photo;
  expect(await photo()).toBe(PLATE);
  await photograph(0, '/pictures/new.jpg');
  expect(await photo()).toBe(PLATE);
  version = 2;
  expect(await photo()).toBe('/pictures/new.jpg');
  version = null;
  await shop.db.execute(sql`UPDATE products SET photo = NULL`);
  expect(await photo()).toBe(PLATE);
});
