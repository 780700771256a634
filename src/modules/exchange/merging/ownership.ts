import type pg from 'pg';
import { importMessages } from '#messages/import.ts';
import type { Refusal } from '../feed-item.ts';
import { ImportError } from '../import-error.ts';

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
 * Goods of the feed's own source match. Goods of others match where `adoptFrom` names them, else the offer is refused.
 * Throws {@link ImportError} if half of the feed would be refused because of one other source.
 */
export async function matchByArticle(
  client: pg.ClientBase,
  { source, ownSource, adoptFrom }: Ownership,
  refuse: (refusal: Refusal) => void,
): Promise<void> {
  const adopted = await adoptedSources(client, adoptFrom, ownSource);
  await client.query(
    `CREATE TEMP TABLE matches ON COMMIT DROP AS
     SELECT s.no, v.id AS variant_id, o.sources,
       coalesce((SELECT min(owner) FROM unnest(o.sources) owner
                 WHERE owner <> $1 AND owner <> ALL ($3::text[])), '') AS owner,
       $1 = ANY (o.sources) OR ($1 = $2 AND o.sources = '{""}') AS is_same,
       o.sources <@ $3::text[] AS is_adopted
     FROM staged s JOIN variants v ON v.code = s.code
     JOIN (
       SELECT v.id AS variant_id,
         array_agg(DISTINCT CASE WHEN l.source = $2 AND $1 <> $2 THEN '' ELSE coalesce(l.source, '') END) AS sources
       FROM variants v LEFT JOIN import_offers l ON l.variant_id = v.id
       WHERE v.code IN (SELECT code FROM staged WHERE variant_id IS NULL AND NOT refused)
       GROUP BY v.id) o ON o.variant_id = v.id
     WHERE s.variant_id IS NULL AND NOT s.refused
       AND NOT EXISTS (SELECT FROM staged t WHERE t.variant_id = v.id)`,
    [source, ownSource, adopted],
  );
  await stopForOneOwner(client, { source, ownSource });
  await client.query(`
    UPDATE staged s SET variant_id = m.variant_id,
      former = CASE WHEN NOT m.is_same THEN array_to_string(array_remove(m.sources, ''), ', ') END
    FROM matches m WHERE m.no = s.no AND (m.is_same OR m.is_adopted)`);
  const { rows } = await client.query<{
    line: number;
    offer: string;
    code: string;
    owner: string;
  }>(`
    UPDATE staged s SET refused = true FROM matches m
    WHERE m.no = s.no AND NOT m.is_same AND NOT m.is_adopted
    RETURNING s.line, s.offer_id AS offer, s.code, m.owner`);
  for (const { line, offer, code, owner } of rows) {
    refuse({ line, offer, reason: importMessages.ownedBy(code, owner, owner || OWN_GOODS) });
  }
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
     FROM matches WHERE NOT is_same AND NOT is_adopted
     GROUP BY owner ORDER BY hits DESC, owner LIMIT 1`,
  );
  const [first] = rows;
  if (!first || first.hits < FEW || first.hits * 2 < first.offers) return;
  const { owner, hits, offers } = first;
  const ways = { sameAs: owner || ownSource, adoptFrom: owner || OWN_GOODS };
  throw new ImportError(importMessages.sameGoods({ source, owner, hits, offers, ...ways }));
}
