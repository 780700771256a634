import type pg from 'pg';
import { importMessages } from '#messages/imports/import.ts';
import type { Refusal } from '../feed-item.ts';
import { ImportError, SameGoods } from '../import-error.ts';
import type { StagedRow } from './staged.ts';

/** The word of `--adopt-from` for goods that came from no feed. */
const OWN_GOODS = 'свои';

export interface Ownership {
  /** The source of this feed. */
  readonly source: string;
  /** The source of the shop's own export. */
  readonly ownSource: string;
  /** Sources whose goods this feed may take over. */
  readonly adoptFrom: readonly string[];
}

/** From this many offers on, a feed may be that of another source. */
const FEW = 3;

/**
 * Matches new offers by article. A variant belongs to the source that has it in `import_offers`, or to the shop if none has.
 * Goods of the feed's own source match by their code. Goods of others match where `adoptFrom` names them, else the offer is
 * refused: also if the other source has given the article to several goods, also if a known offer takes on such an article.
 * Throws {@link ImportError} if half of the feed would be refused because of one other source.
 */
export async function matchByArticle(
  client: pg.ClientBase,
  { source, ownSource, adoptFrom }: Ownership,
  refuse: (refusal: Refusal) => void,
): Promise<void> {
  const adopted = await adoptedSources(client, adoptFrom, ownSource);
  await findBearers(client);
  await judge(client, [source, ownSource, adopted]);
  await stopForOneOwner(client, { source, ownSource });
  await client.query(`
    UPDATE staged s SET variant_id = own_variant FROM verdicts t
    WHERE t.no = s.no AND own_variant IS NOT NULL AND s.variant_id IS NULL`);
  await client.query(`
    UPDATE staged s SET variant_id = t.adopted_variant, former = t.former
    FROM (SELECT DISTINCT ON (adopted_variant) * FROM verdicts
          WHERE NOT is_own AND owner IS NULL AND NOT is_known ORDER BY adopted_variant, no) t
    WHERE t.no = s.no AND t.adopted_variant IS NOT NULL`);
  await refuseOthers(client, refuse);
}

/**
 * Creates the staging table `bearers`: the variants with the article of an offer, as their code or as what their source has
 * stated. A known offer with the article of its variant is left out.
 */
async function findBearers(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE asking ON COMMIT DROP AS
    SELECT s.no, s.code, s.article, v.id IS NOT NULL AS is_known FROM staged s LEFT JOIN variants v ON v.id = s.variant_id
    WHERE NOT s.refused
      AND (v.id IS NULL OR v.code NOT IN (s.code, s.article, s.article || '-' || s.offer_id))`);
  await client.query(`
    CREATE TEMP TABLE bearers ON COMMIT DROP AS
    SELECT no, is_known, variant_id, bool_or(has_code) AS has_code FROM (
      SELECT no, is_known, v.id AS variant_id, true AS has_code FROM asking a JOIN variants v ON v.code = a.code
      UNION ALL SELECT no, is_known, v.id, false FROM asking a JOIN variants v ON v.code = a.article
      UNION ALL SELECT no, is_known, d.variant_id, false FROM asking a JOIN derived_codes d USING (article)) found
    GROUP BY no, is_known, variant_id`);
}

/**
 * Creates the staging table `verdicts`, a row for each offer whose article has bearers. `owner` is another source that is not
 * adopted, `own_variant` and `adopted_variant` are what the offer may become.
 */
async function judge(
  client: pg.ClientBase,
  parameters: readonly [source: string, ownSource: string, adopted: readonly string[]],
): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE verdicts ON COMMIT DROP AS
     SELECT no, is_known, bool_or(is_same) AS is_own,
       min(owner) FILTER (WHERE NOT is_same AND NOT is_adopted) AS owner,
       min(variant_id) FILTER (WHERE is_same AND has_code AND is_free) AS own_variant,
       coalesce(min(variant_id) FILTER (WHERE has_code), CASE WHEN count(*) = 1 THEN min(variant_id) END) AS adopted_variant,
       min(array_to_string(array_remove(sources, ''), ', ')) AS former,
       array_agg(code ORDER BY code) AS codes
     FROM (
       SELECT b.*, o.code, o.sources,
         coalesce((SELECT min(owner) FROM unnest(o.sources) owner
                   WHERE owner <> $1 AND owner <> ALL ($3::text[])), '') AS owner,
         $1 = ANY (o.sources) OR ($1 = $2 AND o.sources = '{""}') AS is_same,
         o.sources <@ $3::text[] AS is_adopted,
         NOT EXISTS (SELECT FROM staged t WHERE t.variant_id = b.variant_id) AS is_free
       FROM bearers b
       JOIN (
         SELECT v.id AS variant_id, v.code,
           array_agg(DISTINCT CASE WHEN l.source = $2 AND $1 <> $2 THEN '' ELSE coalesce(l.source, '') END) AS sources
         FROM variants v LEFT JOIN import_offers l ON l.variant_id = v.id
         WHERE v.id IN (SELECT variant_id FROM bearers)
         GROUP BY v.id) o USING (variant_id)) m
     GROUP BY no, is_known`,
    [...parameters],
  );
}

interface Refused extends Pick<StagedRow, 'line'> {
  readonly offer: StagedRow['offer_id'];
  readonly article: string;
  /** Null if several adopted variants have the article: `codes`. */
  readonly owner: string | null;
  readonly codes: readonly string[];
  readonly is_known: boolean;
}

async function refuseOthers(
  client: pg.ClientBase,
  refuse: (refusal: Refusal) => void,
): Promise<void> {
  const { rows } = await client.query<Refused>(`
    UPDATE staged s SET refused = true, variant_id = NULL FROM verdicts t
    WHERE t.no = s.no AND NOT t.is_own AND (t.owner IS NOT NULL OR t.adopted_variant IS NULL)
    RETURNING s.line, s.offer_id AS offer, s.article, t.owner, t.codes, t.is_known`);
  for (const row of rows) refuse({ line: row.line, offer: row.offer, reason: reasonOf(row) });
}

function reasonOf({ article, owner, codes, is_known: isKnown }: Refused): string {
  if (owner === null) return importMessages.sharedBySeveral(article, codes);
  // Adopting has no effect on an offer that is linked to goods of its own.
  return isKnown
    ? importMessages.codeOfOther(article, owner)
    : importMessages.ownedBy(article, owner, owner || OWN_GOODS);
}

/** The sources that are named, the shop's own goods as an empty text. Throws for an unknown one. */
async function adoptedSources(
  client: pg.ClientBase,
  named: readonly string[],
  ownSource: string,
): Promise<string[]> {
  if (named.length === 0) return [];
  const { rows } = await client.query<{ source: string }>(
    'SELECT DISTINCT source FROM import_offers ORDER BY source',
  );
  const known = rows.map(({ source }) => source);
  return named.map((name) => {
    if (name === OWN_GOODS || name === ownSource) return '';
    if (!known.includes(name)) throw new ImportError(importMessages.noSource(name, known));
    return name;
  });
}

/** The same goods under another name of the source, or goods that change hands: the owner says which. */
async function stopForOneOwner(
  client: pg.ClientBase,
  { source, ownSource }: Pick<Ownership, 'source' | 'ownSource'>,
): Promise<void> {
  const { rows } = await client.query<{ owner: string; hits: number; offers: number }>(
    `SELECT owner, count(*)::int AS hits, (SELECT count(*)::int FROM staged WHERE NOT refused) AS offers
     FROM verdicts WHERE NOT is_own AND owner IS NOT NULL
     GROUP BY owner ORDER BY hits DESC, owner LIMIT 1`,
  );
  const [first] = rows;
  if (!first || first.hits < FEW || first.hits * 2 < first.offers) return;
  const { owner, hits, offers } = first;
  const ways = { sameAs: owner || ownSource, adoptFrom: owner || OWN_GOODS };
  throw new SameGoods(importMessages.sameGoods({ source, owner, hits, offers, ...ways }), owner);
}
