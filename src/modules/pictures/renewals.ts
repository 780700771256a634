import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** What a host said of a picture that it gave: with it, the host is asked only whether the picture has changed. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** A picture that the shop has, and that a feed has named again. */
export interface KnownPicture extends Validators {
  readonly file: string;
}

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** Records that a fetched picture has been asked for: no more until a feed names it again. */
export async function endRenewal(db: Database, address: string, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE pictures SET renew_at = NULL, checked_at = greatest(checked_at, ${at(now)}) WHERE address = ${address}`);
}

/** Lets a fetched picture be asked for once more at this time. */
export async function postponeRenewal(db: Database, address: string, nextAt: Date): Promise<void> {
  await db.execute(sql`
    UPDATE pictures SET renew_at = ${at(nextAt)} WHERE address = ${address} AND renew_at IS NOT NULL`);
}

/** Puts a changed picture in the place of the known one; false, and nothing, if the owner has given one meanwhile. */
export async function replaceFetched(
  db: Database,
  address: string,
  known: KnownPicture,
  { file, etag, lastModified, now }: KnownPicture & { readonly now: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE pictures SET file = ${file}, etag = ${etag}, last_modified = ${lastModified}, checked_at = ${at(now)}, renew_at = NULL
    WHERE address = ${address} AND file = ${known.file} AND checked_at < 'infinity' RETURNING address`);
  return rows.length > 0;
}
