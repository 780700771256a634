import type pg from 'pg';

/** Records which variant each offer of the source became, with the name and the article that the feed states. */
export async function linkOffers(client: pg.ClientBase, source: string): Promise<void> {
  await client.query(
    `DELETE FROM import_offers l USING staged s
     WHERE l.source = $1 AND NOT s.refused AND l.variant_id = s.variant_id AND l.offer_id <> s.offer_id`,
    [source],
  );
  await createStatedTexts(client);
  await client.query(
    `INSERT INTO import_offers (source, offer_id, variant_id, name, article)
     SELECT $1, offer_id, variant_id, name, article FROM stated_texts t
     WHERE NOT EXISTS (SELECT FROM import_offers l WHERE l.source = $1 AND l.offer_id = t.offer_id)`,
    [source],
  );
  await client.query(
    `UPDATE import_offers l SET name = t.name, article = t.article FROM stated_texts t
     WHERE l.source = $1 AND l.offer_id = t.offer_id AND (l.name, l.article) IS DISTINCT FROM (t.name, t.article)`,
    [source],
  );
}

/**
 * Creates the staging table `stated_texts`. The shop's own export states a derived code as the article: then the article that the
 * code is derived from stays, so no other source can take it.
 */
const createStatedTexts = (client: pg.ClientBase) =>
  client.query(`
    CREATE TEMP TABLE stated_texts ON COMMIT DROP AS
    SELECT s.offer_id, s.variant_id, f.name, coalesce(d.article, s.article) AS article
    FROM staged s JOIN feed_rows f USING (no)
    LEFT JOIN (SELECT variant_id, code, min(article) AS article FROM derived_codes GROUP BY 1, 2) d
      ON d.variant_id = s.variant_id AND d.code = s.article
    WHERE NOT s.refused`);
