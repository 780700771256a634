import type pg from 'pg';
import { keepProductFields } from '../merging/keep-edited.ts';

/** Goods are no news where they are a larger share of what the shop has, or where their source had none before. */
const MANY_NEW = 0.25;

/** In a pattern of PostgreSQL these signs mean something. */
const SIGNS = String.raw`[].*+?^$(){}|\\[]`;

/**
 * The description of an offer as that of its product: the name of the offer in it becomes the name of the product, which is true of
 * each variant.
 */
const ofProduct = `
  CASE WHEN name <> offer_name AND strpos(description, offer_name) > 0 THEN
    regexp_replace(description, regexp_replace(offer_name, '(${SIGNS})', '\\\\\\1', 'g') || '(?![0-9A-Za-zА-Яа-яЁё])',
      replace(name, '\\', '\\\\'), 'g')
    ELSE description END`;

/**
 * Upserts the products. Unchanged rows are not written. Fields that are missing in the feed keep their values. A
 * product that offers of different groups refer to keeps its texts, and so does a product with goods of another source.
 */
export async function mergeProducts(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE merged_products ON COMMIT DROP AS
    SELECT id, first, is_new, claims, name, slug, category_id, ${ofProduct} AS description
    FROM (SELECT s.product_id AS id, min(s.no) AS first, bool_or(s.is_new_product) AS is_new,
      count(DISTINCT s.group_key) AS claims,
      (array_agg(n.product ORDER BY s.no))[1] AS name,
      (array_agg(n.product_slug ORDER BY s.no))[1] AS slug,
      (array_agg(f.description ORDER BY f.description = '', s.no))[1] AS description,
      (array_agg(f.name ORDER BY f.description = '', s.no))[1] AS offer_name,
      (array_agg(c.category_id ORDER BY s.no))[1] AS category_id
    FROM staged s JOIN feed_rows f USING (no) JOIN named n USING (no) JOIN staged_categories c ON c.id = s.category
    WHERE NOT s.refused GROUP BY s.product_id) m`);
  await keepProductFields(client);
  await client.query('ANALYZE merged_products');
  await makeSlugsUnique(client);
  await client.query(
    `INSERT INTO products (id, slug, name, description, category_id, is_new)
    SELECT id, slug, name, description, category_id,
      -- Null: new by its age.
      CASE WHEN count(*) OVER () > $1::float8 * (SELECT count(*) FROM products WHERE NOT withdrawn)
        OR NOT EXISTS (SELECT FROM import_offers WHERE source = $2) THEN false END
    FROM merged_products WHERE is_new ORDER BY id`,
    [MANY_NEW, source],
  );
  await client.query(
    `WITH done AS (
      UPDATE products p
      SET name = m.name, category_id = m.category_id,
        description = CASE WHEN m.description = '' THEN p.description ELSE m.description END
      FROM merged_products m
      WHERE m.id = p.id AND NOT m.is_new AND m.claims = 1
        AND NOT EXISTS (
          SELECT FROM variants v JOIN import_offers l ON l.variant_id = v.id
          WHERE v.product_id = p.id AND l.source <> $1
            AND NOT EXISTS (SELECT FROM import_offers s WHERE s.source = $1 AND s.variant_id = v.id))
        AND (p.name COLLATE "C", p.category_id, p.description) IS DISTINCT FROM
          (m.name, m.category_id, CASE WHEN m.description = '' THEN p.description ELSE m.description END)
      RETURNING p.id)
    UPDATE staged s SET is_changed = true FROM done WHERE s.product_id = done.id`,
    [source],
  );
}

/** The first product with a slug gets it, unless the shop already uses it. The others get their id behind it. */
async function makeSlugsUnique(client: pg.ClientBase): Promise<void> {
  await client.query(`
    UPDATE merged_products m SET slug = m.slug || '-' || m.id
    FROM (SELECT id, row_number() OVER (PARTITION BY slug ORDER BY first) AS claimant
          FROM merged_products WHERE is_new) c
    WHERE c.id = m.id AND (c.claimant > 1 OR EXISTS (SELECT FROM products p WHERE p.slug = m.slug))`);
  await client.query(`
    UPDATE merged_products m SET slug = m.slug || '-' || m.id
    FROM (SELECT id, row_number() OVER (PARTITION BY slug ORDER BY first) AS claimant
          FROM merged_products WHERE is_new) c
    WHERE c.id = m.id AND (c.claimant > 1 OR EXISTS (SELECT FROM products p WHERE p.slug = m.slug))`);
}
