import type pg from 'pg';
import { importMessages } from '#messages/imports/import.ts';
import type { PriceField } from '#modules/ownership/index.ts';
import type { PriceListColumns, Refusal } from '../feed-item.ts';
import { matchLookAlikes } from '../merging/look-alikes.ts';
import { createDerivedCodes } from '../merging/shared-articles.ts';
import type { StagedRow } from '../merging/staged.ts';
import type { Sample } from '../reporting/sample.ts';

/** A source whose next feed overwrites what a price list has set. */
export interface MasterSource {
  readonly source: string;
  readonly fields: readonly PriceField[];
}

export interface MergedPriceList {
  /** The sources that are master of a field of the list. */
  readonly masters: readonly MasterSource[];
  /** Goods with a field that feeds could change before. */
  readonly newlyHeld: number;
  /** Rows whose articles are written otherwise than in the shop. */
  readonly lookAlikes: Sample;
}

/**
 * Sets the stated fields of the variants with these articles, of any source, and holds them: feeds leave them alone.
 * Refuses unknown and repeated articles, and those that a source has given to several goods. Unchanged rows are not written. Of an export
 * of the shop just what differs is held.
 * `onMatched` is called before anything is.
 */
export async function mergePriceList(
  client: pg.ClientBase,
  { fields, isExport }: PriceListColumns,
  refuse: (refusal: Refusal) => void,
  onMatched: () => Promise<void>,
): Promise<MergedPriceList> {
  await refuseRepeats(client, refuse);
  await createDerivedCodes(client);
  await refuseShared(client, refuse);
  const lookAlikes = await matchArticles(client, refuse);
  await onMatched();
  await changeVariants(client, fields.includes('old_price'));
  const newlyHeld = await holdFields(client, fields.includes('old_price'), isExport);
  const { rows } = await client.query<MasterSource>(
    `SELECT source, ARRAY(SELECT unnest(masters) INTERSECT SELECT unnest($1::text[]) ORDER BY 1) AS fields
     FROM import_sources i
     WHERE masters && $1 AND EXISTS (
       SELECT FROM import_offers l JOIN staged s USING (variant_id) WHERE l.source = i.source AND NOT s.refused)
     ORDER BY source`,
    [fields],
  );
  return { masters: rows, newlyHeld, lookAlikes };
}

interface Refused extends Pick<StagedRow, 'line'> {
  readonly offer: string;
}

/** Of rows with the same article, only the first counts. */
async function refuseRepeats(
  client: pg.ClientBase,
  refuse: (refusal: Refusal) => void,
): Promise<void> {
  const { rows } = await client.query<Refused>(`
    UPDATE staged s SET refused = true
    FROM (SELECT no, row_number() OVER (PARTITION BY article ORDER BY no) AS time FROM staged WHERE NOT refused) r
    WHERE r.no = s.no AND r.time > 1
    RETURNING line, s.article AS offer`);
  for (const { line, offer } of rows)
    refuse({ line, offer, reason: importMessages.repeatedArticle });
}

/** Which of the goods with one article a row means is not known. Withdrawn goods do not count. */
async function refuseShared(
  client: pg.ClientBase,
  refuse: (refusal: Refusal) => void,
): Promise<void> {
  const { rows } = await client.query<Refused & { codes: string[] }>(`
    UPDATE staged s SET refused = true
    FROM (SELECT article, array_agg(code ORDER BY code) AS codes
          FROM (SELECT article, variant_id FROM derived_codes
                UNION SELECT v.code, v.id FROM variants v WHERE v.code IN (SELECT article FROM derived_codes)) b
          JOIN variants v ON v.id = b.variant_id WHERE NOT v.withdrawn
          GROUP BY article HAVING count(*) > 1) g
    WHERE g.article = s.article AND NOT s.refused
    RETURNING line, s.article AS offer, g.codes`);
  for (const { line, offer, codes } of rows)
    refuse({ line, offer, reason: importMessages.sharedBySeveral(offer, codes) });
}

async function matchArticles(
  client: pg.ClientBase,
  refuse: (refusal: Refusal) => void,
): Promise<Sample> {
  await client.query(`
    UPDATE staged s SET variant_id = v.id FROM variants v WHERE v.code = s.article AND NOT s.refused`);
  const lookAlikes = await matchLookAlikes(client, refuse);
  const { rows } = await client.query<Refused>(`
    UPDATE staged SET refused = true WHERE NOT refused AND variant_id IS NULL
    RETURNING line, article AS offer`);
  for (const { line, offer } of rows)
    refuse({ line, offer, reason: importMessages.unknownArticle });
  return lookAlikes;
}

/** An old price that is not above the price ends. Rows are locked in id order, like orders do. */
async function changeVariants(client: pg.ClientBase, hasOldPrice: boolean): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE changed_prices ON COMMIT DROP AS
     SELECT w.*, v.price_kopecks IS DISTINCT FROM w.price AS has_other_price,
       v.original_price_kopecks IS DISTINCT FROM w.original_price AS has_other_original,
       (v.stock, v.uncounted) IS DISTINCT FROM (w.stock, w.uncounted) AS has_other_stock
     FROM (
       SELECT id, price, CASE WHEN original > price THEN original END AS original_price, stock, uncounted
       FROM (
         SELECT v.id, coalesce(f.price, v.price_kopecks) AS price,
           CASE WHEN $1 AND f.is_old_price_stated THEN f.original_price ELSE v.original_price_kopecks END AS original,
           CASE WHEN f.is_stock_stated THEN f.stock ELSE v.stock END AS stock,
           CASE WHEN f.is_stock_stated THEN f.uncounted ELSE v.uncounted END AS uncounted
         FROM staged s JOIN feed_rows f USING (no) JOIN variants v ON v.id = s.variant_id
         WHERE NOT s.refused) stated) w
     JOIN variants v USING (id)
     WHERE (v.price_kopecks, v.original_price_kopecks, v.stock, v.uncounted)
       IS DISTINCT FROM (w.price, w.original_price, w.stock, w.uncounted)`,
    [hasOldPrice],
  );
  await client.query(
    'SELECT FROM variants WHERE id IN (SELECT id FROM changed_prices) ORDER BY id FOR NO KEY UPDATE',
  );
  await client.query(`
    UPDATE variants v SET price_kopecks = c.price, original_price_kopecks = c.original_price, stock = c.stock,
      uncounted = c.uncounted
    FROM changed_prices c WHERE c.id = v.id`);
  await client.query(`
    UPDATE staged s SET is_changed = true FROM changed_prices c WHERE c.id = s.variant_id`);
}

async function holdFields(
  client: pg.ClientBase,
  hasOldPrice: boolean,
  isExport: boolean,
): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO held_fields (variant_id, fields)
     SELECT * FROM (
       SELECT s.variant_id, array_remove(ARRAY[
         CASE WHEN $1 AND f.is_old_price_stated AND (NOT $2 OR c.has_other_original) THEN 'old_price' END,
         CASE WHEN f.price IS NOT NULL AND (NOT $2 OR c.has_other_price) THEN 'price' END,
         CASE WHEN f.is_stock_stated AND (NOT $2 OR c.has_other_stock) THEN 'stock' END], NULL) AS fields
       FROM staged s JOIN feed_rows f USING (no) LEFT JOIN changed_prices c ON c.id = s.variant_id
       WHERE NOT s.refused) stated
     WHERE fields <> '{}'
     ON CONFLICT (variant_id) DO UPDATE
     SET fields = ARRAY(SELECT unnest(held_fields.fields) UNION SELECT unnest(excluded.fields) ORDER BY 1)
     WHERE NOT excluded.fields <@ held_fields.fields`,
    [hasOldPrice, isExport],
  );
  return rowCount ?? 0;
}
