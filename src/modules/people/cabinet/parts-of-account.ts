import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Parts } from '../erasing/subject.ts';

interface Account {
  readonly id: number;
  readonly email: string;
}

/**
 * What belongs to an account. `isProved`: its e-mail is certainly of the person in it, so that what came with this e-mail without an account is theirs.
 * A phone proves nothing: anyone can type any phone.
 */
export async function partsOfAccount(
  db: Database,
  { id, email }: Account,
  isProved: boolean,
): Promise<Parts> {
  const isTheirs = (column: string) =>
    sql`${isProved} AND lower(${sql.identifier(column)}) = lower(${email})`;
  const { rows } = await db.execute<{ orders: number[]; calls: string[] }>(sql`
    SELECT ARRAY(SELECT id FROM orders WHERE erased_at IS NULL
        AND (customer_id = ${id} OR (customer_id IS NULL AND ${isTheirs('email')})) ORDER BY id) AS orders,
      ARRAY(SELECT id::text FROM callback_requests WHERE ${isTheirs('email')} ORDER BY id) AS calls`);
  const { orders = [], calls = [] } = rows[0] ?? {};
  return { orders, calls, accounts: [id] };
}
