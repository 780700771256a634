import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { notifyPublicChange } from '#platform/database/public-changes.ts';
import { selectCategoryNames } from './categories.ts';
import { selectCharacteristics } from './characteristics.ts';
import { selectProducts } from './queries.ts';
import { documentOf } from './search/document.ts';
import { type LemmasOf, loadLemmas } from './search/lemmas.ts';

/** Products in memory at once. */
const BATCH = 300;
/** Batches at work at once after an import: while the database stores one, the words of the other are found. */
const LANES = 2;
/** The advisory lock of indexing. */
const INDEXING = 7_202_601;

/**
 * Indexes the words of products that have changed: the next batch, or every product with `all`. If another process
 * holds the lock, it does the work and this call returns.
 */
export async function indexChangedProducts(db: Database, { all = false } = {}): Promise<void> {
  if (!(await hasUnindexedProducts(db))) return;
  const lemmasOf = await loadLemmas();
  if (!all) return void (await indexSome(db, lemmasOf, { all }));
  const indexed = await Promise.all(
    Array.from({ length: LANES }, () => indexToTheEnd(db, lemmasOf)),
  );
  if (indexed.some(Boolean)) await renewVocabulary(db);
}

/** Indexes batch after batch until none is left. Returns whether there was one. */
async function indexToTheEnd(db: Database, lemmasOf: LemmasOf): Promise<boolean> {
  let isIndexed = false;
  while ((await indexSome(db, lemmasOf, { all: true })).length > 0) isIndexed = true;
  return isIndexed;
}

/** Indexes one batch and returns its product ids. The words become visible with the commit, here and in a replica. */
function indexSome(db: Database, lemmasOf: LemmasOf, { all }: { all: boolean }): Promise<number[]> {
  return db.transaction(async (db) => {
    if (!(await tryLock(db, { shared: all }))) return [];
    const ids = await takeFromQueue(db, all ? BATCH / LANES : BATCH);
    const documents = await buildDocuments(db, ids, lemmasOf);
    await db.execute(
      sql`DELETE FROM product_search WHERE product_id = ANY(${sql.param(ids)}::int[])`,
    );
    // Materialized: otherwise the words are found four times, once for each mention of the document.
    await db.execute(sql`
      WITH read AS MATERIALIZED (
        SELECT id AS product_id,
          setweight(to_tsvector('simple', a), 'A') || setweight(to_tsvector('simple', b), 'B')
          || setweight(to_tsvector('simple', c), 'C') || setweight(to_tsvector('simple', d), 'D') AS document
        FROM json_to_recordset(${JSON.stringify(documents)}::json) AS t (id integer, a text, b text, c text, d text))
      INSERT INTO product_search (product_id, category_id, available, document, zones)
      SELECT product_id, on_sale.category_id, on_sale.available, document,
        array_to_tsvector(tsvector_to_array(document)
          || ARRAY(SELECT '.' || word FROM unnest(tsvector_to_array(ts_filter(document, '{a,b,c}'))) word)
          || ARRAY(SELECT ':' || word FROM unnest(tsvector_to_array(ts_filter(document, '{a}'))) word))
      FROM read JOIN product_filters on_sale USING (product_id)`);
    if (!all) {
      await addWords(db, ids);
      // A search that came meanwhile has answered without these words: its kept answer is stale.
      if (ids.length > 0) await notifyPublicChange(db, []);
    }
    return ids;
  });
}

/** Uses one connection: a batch that waited for a second one could block the other lane in a small pool. */
async function buildDocuments(db: Database, ids: number[], lemmasOf: LemmasOf) {
  const records = await selectProducts(db, ids);
  const variantIds = records.flatMap(({ variants }) => variants.map(({ variant }) => variant.id));
  const characteristics = await selectCharacteristics(db, variantIds);
  const parentIds = records.flatMap(({ product }) => product.category.parentId ?? []);
  const categoryNames = await selectCategoryNames(db, parentIds);
  return records.map((record) => ({
    id: record.product.id,
    ...documentOf(record, lemmasOf, { characteristics, categoryNames }),
  }));
}

/** Whether the indexing queue has products. */
export async function hasUnindexedProducts(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM search_queue LIMIT 1`);
  return rows.length > 0;
}

/** Batches that write the vocabulary exclude all others; the rest run beside each other. */
async function tryLock(db: Database, { shared }: { shared: boolean }): Promise<boolean> {
  const { rows } = await db.execute<{ is_first: boolean }>(
    shared
      ? sql`SELECT pg_try_advisory_xact_lock_shared(${INDEXING}) AS is_first`
      : sql`SELECT pg_try_advisory_xact_lock(${INDEXING}) AS is_first`,
  );
  return rows[0]?.is_first === true;
}

/**
 * Takes the next batch from the queue. A row lock keeps these products unchanged until the transaction ends; products
 * locked by another transaction are skipped.
 */
async function takeFromQueue(db: Database, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ product_id: number }>(sql`
    WITH taken AS MATERIALIZED (
      SELECT p.id FROM search_queue q JOIN products p ON p.id = q.product_id
      LIMIT ${limit} FOR UPDATE OF q SKIP LOCKED FOR SHARE OF p SKIP LOCKED)
    DELETE FROM search_queue WHERE product_id IN (SELECT id FROM taken)
    RETURNING product_id`);
  return rows.map((row) => row.product_id);
}

/** Adds the words of these products. Their document counts are computed only by a full indexing run. */
async function addWords(db: Database, productIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO search_words (word, products, is_kind)
    SELECT substr(zone, 2), count(*), false
    FROM product_search, unnest(tsvector_to_array(zones)) zone
    WHERE product_id = ANY(${sql.param(productIds)}::int[]) AND zone ~ '^[.][^0-9].'
    GROUP BY 1
    ON CONFLICT DO NOTHING`);
}

/**
 * Rebuilds the vocabulary from names and attributes. Words of descriptions are left out: they are a poor base for
 * spelling correction. Cached searches are evicted.
 */
async function renewVocabulary(db: Database): Promise<void> {
  await db.transaction(async (db) => {
    await db.execute(sql`
      INSERT INTO search_words (word, products, is_kind)
      SELECT word, every.ndoc, kinds.word IS NOT NULL
      FROM ts_stat('SELECT document FROM product_search', 'abc') every
      LEFT JOIN ts_stat('SELECT document FROM product_search', 'b') kinds USING (word)
      WHERE word !~ '^[0-9]' AND length(word) > 1
      ON CONFLICT (word) DO UPDATE SET products = excluded.products, is_kind = excluded.is_kind`);
    await notifyPublicChange(db, []);
  });
}
