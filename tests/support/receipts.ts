import { sql } from 'drizzle-orm';
import type { PlainRate, TaxSystem, Till } from '#contracts/receipts.ts';
import { closeOrders } from '#modules/payments/receipts/close-orders.ts';
import { followReceipt } from '#modules/payments/receipts/follow-receipts.ts';
import { selectOpenReceipts, selectReceipts } from '#modules/payments/receipts/receipt-queries.ts';
import type { Database } from '#platform/database/database.ts';
import { bareOrders } from './ledger.ts';
import type { takePayments } from './online-payments.ts';

interface Terms {
  readonly from?: string;
  readonly system?: TaxSystem;
  readonly goods?: PlainRate;
  readonly services?: PlainRate;
  readonly closesCalculated?: boolean;
}

/** Lets the till print the receipts of a shop that takes payments, with these taxes, in place of others. */
export async function setTill(
  db: Database,
  till: Till,
  terms: readonly Terms[] = [{}],
): Promise<void> {
  await db.execute(sql`UPDATE payment_providers SET till = ${till}`);
  await db.execute(sql`DELETE FROM tax_terms`);
  for (const one of terms) {
    const { from = '2026-01-01', system = 'osn', goods = '22' } = one;
    const { services = goods, closesCalculated = false } = one;
    await db.execute(sql`
      INSERT INTO tax_terms (valid_from, tax_system, goods_rate, services_rate, closes_calculated, changed_at)
      VALUES (${from}, ${system}, ${goods}, ${services}, ${closesCalculated}, now())`);
  }
}

export interface GivenLine {
  readonly quantity: number;
  /** Of a piece, kopecks. */
  readonly price: number;
}

/** A new order of these lines, with a charge for the lift; its id. */
export async function orderOf(
  db: Database,
  lines: readonly GivenLine[],
  lift = 0,
): Promise<number> {
  const [id] = (await bareOrders(db, 1)) as [number];
  const goods = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const rows = lines.map((one, position) => ({ ...one, position, name: `Вещь ${position}` }));
  await db.execute(sql`
    INSERT INTO order_lines (order_id, position, product_id, variant_id, name, variant_name, code, photo, product_slug, variant_slug, price_kopecks, quantity)
    SELECT ${id}::int, position, 0, position, name, '', '', '', '', '', price, quantity
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one (position int, name text, price bigint, quantity int)`);
  if (lift > 0) {
    await db.execute(sql`
      INSERT INTO order_charges (order_id, kind, title, amount_kopecks, reason, set_by, set_at)
      VALUES (${id}, 'lift', 'Подъём на этаж', ${lift}, '', 'system', now())`);
  }
  await db.execute(sql`
    UPDATE orders SET counts_charges = true, total_kopecks = ${goods}, amount_due_kopecks = (${goods + lift}::bigint + 1) / 2, email = 'customer@example.ru' WHERE id = ${id}`);
  return id;
}

/** The order is handed over, long enough ago that the status is not taken back. */
export const handOver = (db: Database, id: number) =>
  db.execute(sql`UPDATE orders SET status_order = 'delivered' WHERE id = ${id}`);

/** The receipts of a shop that takes payments. */
export function receiptsOf({ context }: Pick<Awaited<ReturnType<typeof takePayments>>, 'context'>) {
  const { db, clock } = context;
  return {
    /** What the job of receipts does in a minute. */
    async work(): Promise<void> {
      await closeOrders(context);
      for (const id of await selectOpenReceipts(db, clock.now(), 100)) {
        await followReceipt(context, id);
      }
    },
    all: (order: number) => selectReceipts(db, order),
    told: async (order: number) =>
      (await selectReceipts(db, order)).map(({ kind, state, amountKopecks, failure }) =>
        [kind, state, amountKopecks, ...(failure ? [failure] : [])].join(' '),
      ),
  };
}
