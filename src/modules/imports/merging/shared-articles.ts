import type pg from 'pg';
import { derivedCodes } from '#modules/ownership/index.ts';

/** An article that several offers of one file have. */
export interface SharedArticle {
  readonly article: string;
  readonly offers: readonly string[];
  /** The articles that the shop gives the offers instead. */
  readonly codes: readonly string[];
}

export interface SharedArticles {
  readonly count: number;
  readonly examples: readonly SharedArticle[];
}

const EXAMPLES = 10;

/** Creates the staging table `derived_codes`: the variants whose codes are not the articles that their sources have stated. */
export const createDerivedCodes = (client: pg.ClientBase) =>
  client.query(`CREATE TEMP TABLE derived_codes ON COMMIT DROP AS ${derivedCodes}`);

/** The articles that several imported offers of the file share: the first ones, and how many there are. */
export async function findSharedArticles(client: pg.ClientBase): Promise<SharedArticles> {
  const { rows } = await client.query<SharedArticle & { count: number }>(
    `SELECT article, array_agg(offer_id ORDER BY no) AS offers, array_agg(code ORDER BY no) AS codes,
       count(*) OVER ()::int AS count
     FROM staged WHERE NOT refused GROUP BY article HAVING count(*) > 1 ORDER BY min(no) LIMIT $1`,
    [EXAMPLES],
  );
  return {
    count: rows[0]?.count ?? 0,
    examples: rows.map(({ article, offers, codes }) => ({ article, offers, codes })),
  };
}

/**
 * An article that the source itself has stated for several goods may be the code of a variant of another source. Then the offer keeps
 * the article with its id behind it.
 */
export const keepDerivedCodes = (client: pg.ClientBase, source: string) =>
  client.query(
    `UPDATE staged s SET code = s.article || '-' || s.offer_id FROM variants v
     WHERE v.code = s.code AND s.code = s.article AND NOT s.refused AND v.id IS DISTINCT FROM s.variant_id
       AND NOT EXISTS (SELECT FROM import_offers l WHERE l.variant_id = v.id AND l.source = $1)
       AND EXISTS (SELECT FROM derived_codes d WHERE d.article = s.article AND d.source = $1)`,
    [source],
  );
