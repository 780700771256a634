import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

interface Erased {
  readonly payment_texts: number;
  readonly provider_messages: number;
  readonly receipts: number;
}

/**
 * Takes the person out of the money of orders: sums, days, numbers and states stay. `patterns`: of the person, by which the number of a paper is
 * known to name them. The transaction is one that erases (`is_erasing`).
 */
export async function erasePayments(
  db: Database,
  orders: readonly number[],
  patterns: readonly string[],
): Promise<Erased> {
  const all = sql`${sql.param([...orders])}::int[]`;
  const rows = async (statement: ReturnType<typeof sql>) =>
    (await db.execute(statement)).rowCount ?? 0;
  const payments = await rows(sql`UPDATE payments SET note = '', pay_url = NULL,
      document = CASE WHEN document ILIKE ANY(${sql.param([...patterns])}::text[]) THEN '' ELSE document END
    WHERE order_id = ANY(${all}) AND (note <> '' OR pay_url IS NOT NULL OR document <> '')`);
  const events = await rows(
    sql`UPDATE payment_events SET note = '' WHERE order_id = ANY(${all}) AND note <> ''`,
  );
  const refunds = await rows(
    sql`UPDATE refunds SET reason = '' WHERE order_id = ANY(${all}) AND reason <> ''`,
  );
  const messages = await rows(sql`DELETE FROM provider_messages
    WHERE payment_id IN (SELECT id FROM payments WHERE order_id = ANY(${all}))`);
  const receipts = await rows(
    sql`UPDATE receipts SET email = '', phone = NULL WHERE order_id = ANY(${all})`,
  );
  return {
    payment_texts: payments + events + refunds,
    provider_messages: messages,
    receipts,
  };
}
