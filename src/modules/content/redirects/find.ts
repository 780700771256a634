import { sql } from 'drizzle-orm';
import { encodedAddress } from '#contracts/own-links.ts';
import type { Database } from '#platform/database/database.ts';
import { lookedUp } from './looked-up.ts';

/** The page to which an address without one leads, encoded: by its path and query, else by its path. */
export async function findRedirect(db: Database, address: string): Promise<string | undefined> {
  const { path, whole } = lookedUp(address) ?? {};
  if (path === undefined) return undefined;
  const { rows } = await db.execute<{ target: string }>(sql`
    SELECT target FROM address_redirects WHERE address IN (${path}, ${whole}) ORDER BY length(address) DESC LIMIT 1`);
  return rows[0] && encodedAddress(rows[0].target);
}
