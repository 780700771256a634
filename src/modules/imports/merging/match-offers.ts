import type pg from 'pg';
import { importMessages } from '#messages/imports/import.ts';
import type { Refusal } from '../feed-item.ts';
import { limits } from '../limits.ts';
import type { Sample } from '../reporting/sample.ts';
import { takeOver } from './handed-over.ts';
import { type LookAlikeChoice, settleLookAlikes } from './look-alikes.ts';
import { matchByArticle, type Ownership } from './match-by-article.ts';
import { createDerivedCodes, keepDerivedCodes } from './shared-articles.ts';
import type { StagedRow } from './staged.ts';

interface Refused extends Pick<StagedRow, 'line' | 'offer_id'> {
  readonly detail: string;
}

/**
 * Assigns each staged offer its variant and product, existing or new, and refuses invalid offers. `categories` are the
 * ids of the feed's categories. Returns the articles that look alike, which are asked about.
 */
export async function matchOffers(
  client: pg.ClientBase,
  ownership: Ownership,
  categories: readonly string[],
  refuse: (refusal: Refusal) => void,
  choice?: LookAlikeChoice,
): Promise<Sample> {
  const refuseAll = (rows: Refused[], reason: (detail: string) => string) => {
    for (const { line, offer_id: offer, detail } of rows)
      refuse({ line, offer, reason: reason(detail) });
  };
  refuseAll(await refuseUnknownCategories(client, categories), () => importMessages.noCategory);
  refuseAll(await refuseRepeats(client), importMessages.repeatedId);
  await chooseCodes(client);
  await findLinked(client, ownership.source);
  const lookAlikes = await settleLookAlikes(client, choice, refuse);
  await createDerivedCodes(client);
  await matchByArticle(client, ownership, refuse);
  await keepDerivedCodes(client, ownership.source);
  let rows = await refuseTakenCodes(client);
  while (rows.length > 0) {
    refuseAll(rows, importMessages.codeTaken);
    rows = await refuseTakenCodes(client);
  }
  await takeOver(client, ownership.source);
  await chooseProducts(client);
  refuseAll(await refuseManyVariants(client), () => importMessages.manyVariants(limits.variants));
  await client.query('ANALYZE staged');
  return lookAlikes;
}

async function refuseUnknownCategories(
  client: pg.ClientBase,
  categories: readonly string[],
): Promise<Refused[]> {
  const { rows } = await client.query<Refused>(
    `UPDATE staged s SET refused = true
     WHERE NOT refused AND NOT EXISTS (SELECT FROM unnest($1::text[]) c (id) WHERE c.id = s.category)
     RETURNING line, offer_id, '' AS detail`,
    [categories],
  );
  return rows;
}

/** Of offers with the same id, only the first is imported. */
async function refuseRepeats(client: pg.ClientBase): Promise<Refused[]> {
  const { rows } = await client.query<Refused>(`
    UPDATE staged s SET refused = true
    FROM (SELECT no, row_number() OVER (PARTITION BY offer_id ORDER BY no) AS time
          FROM staged WHERE NOT refused) r
    WHERE r.no = s.no AND r.time > 1
    RETURNING line, offer_id, offer_id AS detail`);
  return rows;
}

/** The code is the article if it is unique in the feed, otherwise the article with the offer's id behind it. */
async function chooseCodes(client: pg.ClientBase): Promise<void> {
  await client.query(`
    UPDATE staged s SET code = CASE WHEN a.bearers = 1 THEN article ELSE article || '-' || offer_id END
    FROM (SELECT no, count(*) OVER (PARTITION BY article) AS bearers FROM staged WHERE NOT refused) a
    WHERE a.no = s.no`);
}

/** Finds the variants of offers that the source has had before. */
async function findLinked(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(
    `UPDATE staged s SET variant_id = l.variant_id FROM import_offers l
     WHERE l.source = $1 AND l.offer_id = s.offer_id AND NOT s.refused`,
    [source],
  );
}

/** Refuses offers with a duplicate code, or with a code of another variant that keeps it. */
async function refuseTakenCodes(client: pg.ClientBase): Promise<Refused[]> {
  const { rows } = await client.query<Refused>(`
    UPDATE staged s SET refused = true, variant_id = NULL
    FROM (
      SELECT no FROM (
        SELECT no, row_number() OVER (PARTITION BY code ORDER BY no) AS bearer FROM staged WHERE NOT refused) b
      WHERE bearer > 1
      UNION
      SELECT t.no FROM staged t JOIN variants v ON v.code = t.code
      LEFT JOIN staged o ON o.variant_id = v.id AND NOT o.refused AND o.code <> v.code
      WHERE NOT t.refused AND v.id IS DISTINCT FROM t.variant_id AND o.no IS NULL) taken
    WHERE taken.no = s.no
    RETURNING s.line, s.offer_id, s.code AS detail`);
  return rows;
}

/** A known variant stays with its product. A new variant joins the product of its group, or starts a new product. */
async function chooseProducts(client: pg.ClientBase): Promise<void> {
  await client.query(`
    UPDATE staged s SET product_id = v.product_id FROM variants v WHERE v.id = s.variant_id`);
  await client.query(`
    UPDATE staged s SET product_id = g.product_id
    FROM (SELECT DISTINCT ON (group_key) group_key, product_id FROM staged
          WHERE product_id IS NOT NULL ORDER BY group_key, no) g
    WHERE g.group_key = s.group_key AND s.product_id IS NULL AND NOT s.refused`);
  await client.query(`
    WITH groups AS MATERIALIZED (
      SELECT group_key, nextval(pg_get_serial_sequence('products', 'id')) AS id
      FROM (SELECT group_key FROM staged WHERE product_id IS NULL AND NOT refused
            GROUP BY group_key ORDER BY min(no)) g)
    UPDATE staged s SET product_id = groups.id, is_new_product = true
    FROM groups WHERE groups.group_key = s.group_key AND s.product_id IS NULL AND NOT s.refused`);
  await client.query(`
    WITH numbers AS MATERIALIZED (
      SELECT no, nextval(pg_get_serial_sequence('variants', 'id')) AS id
      FROM (SELECT no FROM staged WHERE variant_id IS NULL AND NOT refused ORDER BY no) n)
    UPDATE staged s SET variant_id = numbers.id, is_new = true
    FROM numbers WHERE numbers.no = s.no`);
}

/** A product with more variants could not be edited. Those that the shop has stay. */
async function refuseManyVariants(client: pg.ClientBase): Promise<Refused[]> {
  const { rows } = await client.query<Refused>(
    `UPDATE staged s SET refused = true, variant_id = NULL, product_id = NULL
     FROM (
       SELECT no, is_new, product_id, row_number() OVER (PARTITION BY product_id ORDER BY is_new, no) AS place
       FROM staged WHERE NOT refused
         AND product_id IN (SELECT product_id FROM staged WHERE is_new AND NOT refused GROUP BY product_id)) f
     LEFT JOIN (
       SELECT v.product_id, count(*) AS others FROM variants v
       WHERE NOT EXISTS (SELECT FROM staged t WHERE t.variant_id = v.id) GROUP BY 1) o USING (product_id)
     WHERE f.no = s.no AND f.is_new AND f.place + coalesce(o.others, 0) > $1
     RETURNING s.line, s.offer_id, '' AS detail`,
    [limits.variants],
  );
  return rows;
}
