import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { lookedUp } from './looked-up.ts';

const BATCH = 1000;

/** Writes what is looked up of rules that a version before has saved. Runs at each start; a second run finds none. */
export async function fillSought(db: Database): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const addresses: string[] = await selectWithout(db, last);
    const known = addresses.map((address) => ({
      address,
      sought: lookedUp(address)?.whole.sought ?? address,
    }));
    await db.execute(sql`
      UPDATE address_redirects r SET sought = k.sought
      FROM unnest(${sql.param(known.map(({ address }) => address))}::text[], ${sql.param(known.map(({ sought }) => sought))}::text[])
        AS k (address, sought)
      WHERE r.address = k.address`);
    last = addresses.at(-1);
  }
}

async function selectWithout(db: Database, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    SELECT address FROM address_redirects WHERE sought IS NULL AND address > ${after} ORDER BY address LIMIT ${BATCH}`);
  return rows.map(({ address }) => address);
}
