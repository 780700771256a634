import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/**
 * Why the shop does not have a picture of its goods: it has not been tried, failed and is tried again, is given up, or
 * waits for a file of the owner.
 */
export const missingStates = ['waiting', 'failing', 'given_up', 'awaits_file'] as const;
export type MissingState = (typeof missingStates)[number];

export interface MissingPicture {
  readonly address: string;
  readonly state: MissingState;
  readonly reason: string | null;
  readonly nextTryAt: string;
  /** The article of one of the goods that refer to it. */
  readonly article: string;
}

const state = sql`CASE WHEN p.refusal IS NOT NULL THEN 'given_up' WHEN p.host IS NULL THEN 'awaits_file'
  WHEN p.failure IS NOT NULL THEN 'failing' ELSE 'waiting' END`;
const isMissing = sql`p.file IS NULL AND EXISTS (SELECT FROM variant_pictures v WHERE v.address = p.address)`;

/** The pictures of goods that the shop does not have, counted by state. */
export async function countMissingPictures(db: Database): Promise<Record<MissingState, number>> {
  const { rows } = await db.execute<{ state: MissingState; count: number }>(sql`
    SELECT ${state} AS state, count(*)::int AS count FROM pictures p WHERE ${isMissing} GROUP BY 1`);
  const none = { waiting: 0, failing: 0, given_up: 0, awaits_file: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Keyset pagination by address: the next pictures of a state after an address. */
export async function listMissingPictures(
  db: Database,
  wanted: MissingState,
  after: string,
  limit: number,
): Promise<MissingPicture[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT p.address, ${state} AS state, coalesce(p.refusal, p.failure) AS reason, p.next_try_at AS "nextTryAt",
      ${articleOf(sql`p.address`)} AS article
    FROM pictures p WHERE ${isMissing} AND p.address > ${after} AND ${state} = ${wanted}
    ORDER BY p.address LIMIT ${limit}`);
  return rows;
}

type Row = Pick<MissingPicture, keyof MissingPicture>;

const articleOf = (address: SQL) => sql`(
  SELECT min(variants.code) FROM variant_pictures JOIN variants ON variants.id = variant_id
  WHERE variant_pictures.address = ${address})`;
