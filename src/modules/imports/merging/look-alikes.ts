import type pg from 'pg';
import { importMessages } from '#messages/imports/import.ts';
import type { Refusal } from '../feed-item.ts';
import { type Sample, Sampler } from '../reporting/sample.ts';
import type { StagedRow } from './staged.ts';

/** What the owner says of articles that differ by their look alone. */
export type LookAlikeChoice = 'same' | 'different';

/** Capitals of the Cyrillic alphabet that look as Latin ones, those ones, and what stands for a hyphen. */
const CYRILLIC = 'АВЕЁЅЗІЈКМНОРСТУХ';
const LATIN = 'ABEES3IJKMHOPCTYX';
const HYPHENS = '‐‑‒–—―−';
/** Spaces, and signs that are not seen. */
const UNSEEN = '[\\s\\u00a0\\u00ad\\u180e\\u2000-\\u200f\\u202f\\u205f\\u2060\\u3000\\ufeff]+';

/** SQL for what an article looks like, without its case, spaces, kinds of hyphens and the alphabet of letters that look alike. */
const lookOf = (text: string): string =>
  `translate(upper(regexp_replace(normalize(${text}) COLLATE "ru-x-icu", '${UNSEEN}', '', 'g')),
    '${CYRILLIC}${HYPHENS}', '${LATIN}${'-'.repeat(HYPHENS.length)}')`;

type Refuse = (refusal: Refusal) => void;

/**
 * New offers whose articles look as one of another offer of the file or of the shop, and are written otherwise: refused until the owner
 * says whether those are the same goods. Of the same goods an offer takes the article of the shop, and only the first one of the file counts.
 * Call it when known offers have their variants. Returns the pairs.
 */
export async function settleLookAlikes(
  client: pg.ClientBase,
  choice: LookAlikeChoice | undefined,
  refuse: Refuse,
): Promise<Sample> {
  const pairs = new Sampler();
  if (choice === 'different') return pairs;
  await client.query(`
    CREATE TEMP TABLE looks ON COMMIT DROP AS
    SELECT no, line, offer_id, article, ${lookOf('article')} AS look, variant_id IS NULL AS is_new
    FROM staged WHERE NOT refused`);
  await client.query('ANALYZE looks');
  const inFile = await refuseInFile(client);
  for (const { line, offer, article, other, other_line: otherLine } of inFile) {
    pairs.add(importMessages.lookAlike(article, other));
    refuse({ line, offer, reason: importMessages.looksAsInFile(article, other, otherLine) });
  }
  if (choice === 'same') {
    await takeArticles(client);
    for (const { line, offer, article, codes } of await refuseInShop(client)) {
      refuse({ line, offer, reason: importMessages.looksAsSeveral(article, codes) });
    }
    return new Sampler();
  }
  for (const { line, offer, article, other } of await refuseInShop(client)) {
    pairs.add(importMessages.lookAlike(article, other));
    refuse({ line, offer, reason: importMessages.looksAsInShop(article, other) });
  }
  return pairs;
}

interface Pair extends Pick<StagedRow, 'line'> {
  readonly offer: StagedRow['offer_id'];
  readonly article: string;
  readonly other: string;
}

/** The first spelling of a file stays, that of a known offer before all. */
async function refuseInFile(client: pg.ClientBase): Promise<(Pair & { other_line: number })[]> {
  const { rows } = await client.query<Pair & { other_line: number }>(`
    UPDATE staged s SET refused = true
    FROM (
      SELECT no, is_new,
        first_value(article) OVER spelling AS other, first_value(line) OVER spelling AS other_line
      FROM looks
      WHERE look IN (SELECT look FROM looks GROUP BY look HAVING count(DISTINCT article) > 1)
      WINDOW spelling AS (PARTITION BY look ORDER BY is_new, no)) l
    WHERE l.no = s.no AND l.is_new AND l.other <> s.article
    RETURNING s.line, s.offer_id AS offer, s.article, l.other, l.other_line`);
  return rows.toSorted((a, b) => a.line - b.line);
}

/** New offers whose article no variant has, though others look so. */
const likeInShop = `
  SELECT l.no, min(v.code) AS other, array_agg(v.code ORDER BY v.code) AS codes FROM looks l
  JOIN (SELECT code, ${lookOf('code')} AS look FROM variants WHERE NOT withdrawn) v ON v.look = l.look
  WHERE l.is_new AND NOT EXISTS (SELECT FROM variants o WHERE o.code = l.article)
    AND EXISTS (SELECT FROM staged t WHERE t.no = l.no AND t.article = l.article AND NOT t.refused)
  GROUP BY l.no`;

async function refuseInShop(client: pg.ClientBase): Promise<(Pair & { codes: string[] })[]> {
  const { rows } = await client.query<Pair & { codes: string[] }>(`
    UPDATE staged s SET refused = true FROM (${likeInShop}) l WHERE l.no = s.no
    RETURNING s.line, s.offer_id AS offer, s.article, l.other, l.codes`);
  return rows.toSorted((a, b) => a.line - b.line);
}

/** Of several goods that look so none is taken: which one is meant is not known. */
const takeArticles = (client: pg.ClientBase) =>
  client.query(`
    UPDATE staged s SET article = l.other, code = CASE WHEN s.code = s.article THEN l.other ELSE s.code END
    FROM (${likeInShop}) l WHERE l.no = s.no AND cardinality(l.codes) = 1`);

/**
 * Matches rows of a price list, whose articles no goods of the shop have, to goods whose article looks so. Refuses what several look like.
 * Returns the pairs.
 */
export async function matchLookAlikes(client: pg.ClientBase, refuse: Refuse): Promise<Sample> {
  const { rows } = await client.query<Pair & { codes: string[]; is_repeated: boolean }>(`
    UPDATE staged s SET variant_id = l.variant_id, refused = l.variant_id IS NULL
    FROM (
      SELECT no, codes, is_repeated, CASE WHEN cardinality(codes) = 1 AND NOT is_repeated THEN id END AS variant_id
      FROM (
        SELECT a.no, array_agg(v.code ORDER BY v.code) AS codes, min(v.id) AS id,
          a.place > 1 OR bool_or(EXISTS (SELECT FROM staged t WHERE t.variant_id = v.id AND NOT t.refused)) AS is_repeated
        FROM (
          SELECT no, look, row_number() OVER (PARTITION BY look ORDER BY no) AS place
          FROM (SELECT no, ${lookOf('article')} AS look FROM staged WHERE NOT refused AND variant_id IS NULL) n) a
        JOIN (SELECT id, code, ${lookOf('code')} AS look FROM variants WHERE NOT withdrawn) v USING (look)
        GROUP BY a.no, a.place) found) l
    WHERE l.no = s.no
    RETURNING s.line, s.article AS offer, s.article, l.codes[1] AS other, l.codes, l.is_repeated`);
  const pairs = new Sampler();
  for (const { line, offer, other, codes, is_repeated: isRepeated } of rows) {
    if (isRepeated) refuse({ line, offer, reason: importMessages.repeatedArticle });
    else if (codes.length > 1) {
      refuse({ line, offer, reason: importMessages.looksAsSeveral(offer, codes) });
    } else pairs.add(importMessages.lookAlike(offer, other));
  }
  return pairs;
}
