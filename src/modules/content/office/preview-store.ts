import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { HOUR } from '#platform/time/duration.ts';

const LIFE = HOUR;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface StoreContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** Keeps what a member has typed for an hour, in the place of what the member has last looked at of this kind, and returns the token of its page. */
export async function storePreview<Body extends { readonly kind: string }>(
  { db, clock }: StoreContext,
  staffId: number,
  body: Body,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expires = new Date(now.getTime() + LIFE).toISOString();
  await db.execute(sql`DELETE FROM content_previews WHERE expires_at < ${now.toISOString()}`);
  await db.execute(sql`INSERT INTO content_previews (staff_id, kind, token_hash, body, expires_at)
    SELECT id, ${body.kind}, ${hashOf(token)}, ${JSON.stringify(body)}::jsonb || jsonb_build_object('maker_role', role), ${expires}::timestamptz
    FROM staff WHERE id = ${staffId}
    ON CONFLICT (staff_id, kind) DO UPDATE SET token_hash = excluded.token_hash, body = excluded.body, expires_at = excluded.expires_at`);
  return token;
}

/** What is kept under a token; undefined for one that is unknown or over, or whose member has been disabled or has another role by now. */
export async function findStored<Body>(
  { db, clock }: StoreContext,
  token: string,
): Promise<Body | undefined> {
  const { rows } = await db.execute<{ body: Body }>(
    sql`SELECT p.body - 'maker_role' AS body FROM content_previews p JOIN staff s ON s.id = p.staff_id
      WHERE p.token_hash = ${hashOf(token)} AND p.expires_at > ${clock.now().toISOString()}
        AND s.disabled_at IS NULL AND s.role = coalesce(p.body ->> 'maker_role', s.role)`,
  );
  return rows[0]?.body;
}
