import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { toKopecks } from '#contracts/money.ts';
import { demoCategories } from '../db/demo/index.ts';
import { type GeneratedProduct, generateProducts } from './generated-shop.ts';

/** Writes a generated shop into a migrated database without a catalogue, by COPY in one transaction. */
export async function loadGeneratedShop(pool: pg.Pool, variantCount: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await copy(client, 'categories (id, slug, name, position)', categoryRows());
    await copy(
      client,
      'products (id, slug, name, description, category_id, is_new)',
      productRows(variantCount),
    );
    await copy(
      client,
      `variants (product_id, position, slug, code, name, price_kopecks, original_price_kopecks, stock, attributes)`,
      variantRows(variantCount),
    );
    await client.query(
      `SELECT setval(pg_get_serial_sequence('products', 'id'), max(id)) FROM products`,
    );
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

type Value = string | number | boolean | null;

const copy = (client: pg.PoolClient, target: string, rows: Iterable<Value[]>) =>
  pipeline(Readable.from(lines(rows)), client.query(copyFrom(`COPY ${target} FROM STDIN`)));

function* lines(rows: Iterable<Value[]>): Generator<string> {
  for (const row of rows) yield `${row.map(field).join('\t')}\n`;
}

/** One field in the text format of COPY. */
const field = (value: Value): string =>
  value === null
    ? '\\N'
    : String(value).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');

function* categoryRows(): Generator<Value[]> {
  for (const [position, { id, slug, name }] of demoCategories.entries())
    yield [id, slug, name, position];
}

function* productRows(count: number): Generator<Value[]> {
  for (const [id, product] of numbered(count)) {
    const { slug, name, description, categoryId, isNew = false } = product;
    yield [id, slug, name, description, categoryId, isNew];
  }
}

function* variantRows(count: number): Generator<Value[]> {
  for (const [productId, product] of numbered(count)) {
    for (const [position, variant] of product.variants.entries()) {
      const { slug, code, name, price, originalPrice, stock, attributes } = variant;
      yield [
        productId,
        position,
        slug,
        code,
        name,
        toKopecks(price),
        originalPrice === undefined ? null : toKopecks(originalPrice),
        stock ?? null,
        JSON.stringify(attributes),
      ];
    }
  }
}

/** The same products at each call, because the seed is fixed. */
function* numbered(count: number): Generator<[id: number, product: GeneratedProduct]> {
  let id = 0;
  for (const product of generateProducts(demoCategories, count)) {
    id += 1;
    yield [id, product];
  }
}
