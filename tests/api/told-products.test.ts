import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
let client: pg.Client;
let told: { id: number; products: number[] | null }[];

it.beforeAll(async ({ shop }) => {
  client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  told = [];
  client.on('notification', ({ payload }) => told.push(JSON.parse(payload ?? '')));
  await client.query('LISTEN public_changes');
});
afterAll(() => client.end());

/** The products that a statement tells of; `all` for a change that may concern any. */
async function productsOf(statement: string): Promise<unknown[]> {
  told = [];
  await client.query(statement);
  await client.query('SELECT 1');
  return [...new Set(told.flatMap(({ products }): unknown[] => products ?? ['all']))].sort();
}

it.each([
  ['a name', `UPDATE products SET name = name || '!' WHERE id IN (3, 5)`, [3, 5]],
  ['a withdrawal', `UPDATE products SET withdrawn = true WHERE id = 5`, [5]],
  ['a price', `UPDATE variants SET price_kopecks = 100 WHERE product_id = 4`, [4]],
  [
    'the last piece sold',
    `UPDATE variants SET stock = 1 WHERE product_id IN (2, 4);
     UPDATE variants SET stock = 0 WHERE product_id = 4`,
    [2, 4],
  ],
  [
    'a variant that moves to another product',
    `UPDATE variants SET product_id = 6, slug = 'moved', position = 70
     WHERE product_id = 4 AND position = 0`,
    [4, 6],
  ],
  ['a variant that goes', `DELETE FROM variants WHERE product_id = 7 AND position = 0`, [7]],
  ['a photo', `INSERT INTO product_photos VALUES (8, 70, '/a.avif')`, [8]],
  [
    'a photo of a variant',
    `INSERT INTO variant_photos SELECT id, 70, '/a.avif' FROM variants WHERE product_id = 9`,
    [9],
  ],
  [
    'a characteristic',
    `INSERT INTO variant_characteristics
     SELECT id, '[{"label": "Цоколь", "value": "E27"}]' FROM variants WHERE product_id = 9`,
    [9],
  ],
  ['the name of a category', `UPDATE categories SET name = name || '!' WHERE id = 1`, ['all']],
  ['nothing', `UPDATE products SET name = name WHERE id = 0`, []],
  ['pieces on the shelf', `UPDATE variants SET stock = stock + 1 WHERE stock > 1`, []],
])('%s tells its products', async (_what, statement, products) => {
  expect(await productsOf(statement)).toEqual(products);
});

it('a change of more products than a notification has place for may concern any', async () => {
  await client.query(`INSERT INTO products (slug, name, category_id)
    SELECT 'many-' || n, 'Пуф', 1 FROM generate_series(1, 501) n`);
  expect(await productsOf(`UPDATE products SET name = 'Пуфик' WHERE slug LIKE 'many-%'`)).toEqual([
    'all',
  ]);
  const one = await client.query(`SELECT product_ids FROM public_changes ORDER BY id DESC LIMIT 1`);
  expect(one.rows[0].product_ids).toBeNull();
});
