import { sql } from 'drizzle-orm';
import { toRoubles } from '#contracts/money.ts';
import { invoiceText } from '#messages/orders/order-export.ts';
import type { Database } from '#platform/database/database.ts';

/** The invoices of orders that are not replaced, in words, by order. */
export async function selectInvoiceTexts(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{
    order: number;
    number: number;
    day: string;
    kopecks: number;
  }>(sql`
    SELECT order_id AS order, number, made_on::text AS day, amount_kopecks::float8 AS kopecks FROM invoices
    WHERE order_id = ANY(${sql.param([...orderIds])}::int[]) AND replaced_by IS NULL ORDER BY number`);
  return new Map(
    [...Map.groupBy(rows, ({ order }) => order)].map(([order, invoices]) => [
      order,
      invoices.map(({ number, day, kopecks }) => invoiceText(number, day, toRoubles(kopecks))),
    ]),
  );
}
