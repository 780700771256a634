import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '#platform/database/database.ts';
import { createTestDatabase } from '#tests/support/build-test-app.ts';
import { TEMPLATE, throwError } from '#tests/support/database-url.ts';
import { hasUnindexedProducts, indexChangedProducts } from './index-products.ts';

it.each([1, 2, 3])('indexes every changed product in a pool of %i connections', async (size) => {
  const url = await createTestDatabase(TEMPLATE);
  const { db, close } = connectDatabase(url, size, throwError);
  onTestFinished(close);
  await db.execute(sql`UPDATE products SET name = name || ' Новинка'`);
  await indexChangedProducts(db, { all: true });
  expect(await hasUnindexedProducts(db)).toBe(false);
  const { rows } = await db.execute(sql`
    SELECT FROM products WHERE id NOT IN (
      SELECT product_id FROM product_search WHERE document @@ 'новинка'::tsquery)`);
  expect(rows).toEqual([]);
});
