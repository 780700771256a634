import type pg from 'pg';
import { FILE_ADDRESS } from '#contracts/admin/goods/picture-limits.ts';
import { plainPicture, storedPicture } from '#contracts/picture-address.ts';

/** How many pictures of a host did not come for one reason. */
export interface FailedPictures {
  readonly host: string;
  readonly reason: string;
  readonly count: number;
}

const HASH = '0'.repeat(32);
/** The replacement of `regexp_replace`: turns a stored picture into the address that feeds contain. */
const plainOfFound = plainPicture(`/pictures/${HASH}.jpg`).replace(HASH, '\\1');

export interface MergedPictures {
  /** New pictures to fetch. */
  readonly toFetch: number;
  /** Pictures that only have the name of a file, which the owner has not given yet. */
  readonly awaited: number;
}

/**
 * Stores the picture addresses of the offers. A variant keeps its pictures if its offer has none, or if the offer has
 * exactly the photos that the shop shows (the shop's own feed). One that did not come before is tried anew. `publicUrl` is
 * the shop's public origin.
 */
export async function mergePictures(
  client: pg.ClientBase,
  publicUrl: string,
): Promise<MergedPictures> {
  await client.query(
    `CREATE TEMP TABLE renewed_pictures ON COMMIT DROP AS
     SELECT s.variant_id, f.pictures FROM staged s JOIN feed_rows f USING (no)
     WHERE NOT s.refused AND f.pictures <> '{}'
       AND f.pictures <> ARRAY(SELECT address FROM variant_pictures p WHERE p.variant_id = s.variant_id ORDER BY position)
       AND f.pictures <> ARRAY(
         SELECT CASE WHEN photo LIKE '/%' THEN $1 || regexp_replace(photo, $2, $3) ELSE photo END
         FROM variant_photos p WHERE p.variant_id = s.variant_id ORDER BY position)`,
    [publicUrl, storedPicture.source, plainOfFound],
  );
  const { rows } = await client.query<{ count: number }>(`
    WITH named AS (
      INSERT INTO pictures (address)
      SELECT DISTINCT unnest(pictures) FROM renewed_pictures
      ON CONFLICT (address) DO UPDATE SET next_try_at = least(pictures.next_try_at, now()) WHERE pictures.file IS NULL
      RETURNING host
    ) SELECT count(host)::int AS count FROM named`);
  await client.query(`
    DELETE FROM variant_pictures p USING renewed_pictures r WHERE r.variant_id = p.variant_id`);
  await client.query(`
    INSERT INTO variant_pictures (variant_id, position, address)
    SELECT variant_id, place - 1, address
    FROM renewed_pictures, unnest(pictures) WITH ORDINALITY AS p (address, place)`);
  await client.query(`
    UPDATE staged s SET is_changed = true FROM renewed_pictures r WHERE r.variant_id = s.variant_id`);
  await showFetched(client);
  return { toFetch: rows[0]?.count ?? 0, awaited: await countAwaited(client) };
}

/**
 * Has the pictures that the shop has and this feed names again asked for anew: where the host said how to ask whether a
 * picture has changed, each time; otherwise once a day, for it comes whole. Twenty hours, or a nightly feed would find
 * them due every second night. The last step of an import, which waits for no picture: one that is locked is being fetched.
 */
export async function renewPictures(client: pg.ClientBase): Promise<void> {
  await client.query(`
    UPDATE pictures SET renew_at = now() WHERE address IN (
      SELECT p.address FROM pictures p
      WHERE p.file IS NOT NULL AND p.host IS NOT NULL AND p.renew_at IS NULL
        AND (p.etag IS NOT NULL OR p.last_modified IS NOT NULL OR p.checked_at <= now() - interval '20 hours')
        AND p.address IN (
          SELECT unnest(f.pictures) FROM staged s JOIN feed_rows f USING (no) WHERE NOT s.refused)
      FOR UPDATE SKIP LOCKED)`);
}

/** The pictures of a source's goods that did not come, by host and reason, most first. */
export async function findFailedPictures(
  client: pg.ClientBase,
  source: string,
): Promise<FailedPictures[]> {
  const { rows } = await client.query<FailedPictures>(
    `SELECT p.host, coalesce(p.refusal, p.failure) AS reason, count(*)::int AS count FROM pictures p
     WHERE p.file IS NULL AND p.host IS NOT NULL AND (p.refusal IS NOT NULL OR p.failure IS NOT NULL) AND EXISTS (
       SELECT FROM variant_pictures v JOIN import_offers o USING (variant_id)
       WHERE v.address = p.address AND o.source = $1)
     GROUP BY 1, 2 ORDER BY count DESC, 1, 2 LIMIT 100`,
    [source],
  );
  return rows;
}

/** Names of files in this feed that the owner has given no picture for. */
async function countAwaited(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(DISTINCT address)::int AS count
     FROM staged s JOIN variant_pictures USING (variant_id) JOIN pictures p USING (address)
     WHERE NOT s.refused AND starts_with(address, $1) AND p.file IS NULL`,
    [FILE_ADDRESS],
  );
  return rows[0]?.count ?? 0;
}

/** Pictures that were fetched before are shown at once, after the owner's. Old photos stay until there is a new one to show. */
async function showFetched(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE fetched_photos ON COMMIT DROP AS
    SELECT p.variant_id, p.position, '/pictures/' || f.file AS photo
    FROM renewed_pictures r JOIN variant_pictures p USING (variant_id) JOIN pictures f USING (address)
    WHERE f.file IS NOT NULL AND NOT EXISTS (SELECT FROM variants o WHERE o.id = r.variant_id AND o.own_photos)`);
  await client.query(`
    DELETE FROM variant_photos p
    WHERE given IS NULL AND EXISTS (SELECT FROM fetched_photos f WHERE f.variant_id = p.variant_id)`);
  await client.query(`
    INSERT INTO variant_photos (variant_id, position, photo)
    SELECT variant_id, position, photo FROM fetched_photos f
    WHERE NOT EXISTS (
      SELECT FROM variant_photos g
      WHERE g.variant_id = f.variant_id AND g.given IS NOT NULL AND g.photo = f.photo)`);
}
