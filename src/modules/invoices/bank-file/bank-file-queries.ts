import { sql } from 'drizzle-orm';
import { sumsOf } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isLive, selectPaidOfInvoices } from '../queries.ts';
import { bankDocuments } from '../tables.ts';
import { type AwaitedInvoice, handKey } from './match.ts';

/** Of one company so many invoices are looked at, the latest. */
const MOST_OF_COMPANY = 50;

interface InvoiceOfOrder extends Record<string, unknown> {
  readonly number: number;
  readonly madeOn: string;
  readonly inn: string;
  readonly company: string;
  readonly amountKopecks: number;
  readonly isReplaced: boolean;
  readonly order: string;
  readonly version: number;
  readonly sums: Parameters<typeof sumsOf>[0];
}

/** The invoices of these numbers, and those of these companies that are not replaced. Orders that were removed have none. */
export async function selectAwaited(
  db: Database,
  numbers: readonly number[],
  inns: readonly string[],
): Promise<AwaitedInvoice[]> {
  const { rows } = await db.execute<InvoiceOfOrder>(sql`
    WITH wanted AS (
      SELECT unnest(${sql.param([...numbers])}::int[]) AS number
      UNION SELECT latest.number FROM unnest(${sql.param([...inns])}::text[]) AS company (inn)
      CROSS JOIN LATERAL (
        SELECT number FROM invoices WHERE body #>> '{buyer,inn}' = company.inn AND replaced_by IS NULL
        ORDER BY number DESC LIMIT ${MOST_OF_COMPANY}) AS latest)
    SELECT invoice.number, invoice.made_on::text AS "madeOn", body #>> '{buyer,inn}' AS inn, body #>> '{buyer,name}' AS company,
      invoice.amount_kopecks::float8 AS "amountKopecks", replaced_by IS NOT NULL AS "isReplaced",
      orders.number AS order, orders.version,
      json_build_object('totalKopecks', total_kopecks, 'chargesKopecks', charges_kopecks, 'discountKopecks', discount_kopecks,
        'countsCharges', counts_charges, 'chargedKopecks', charged_kopecks, 'refundedKopecks', refunded_kopecks,
        'loweredKopecks', lowered_kopecks, 'statusOrder', status_order) AS sums
    FROM wanted JOIN invoices AS invoice USING (number) JOIN orders ON orders.id = invoice.order_id
    ORDER BY invoice.number`);
  const found = rows.map(({ number }) => number);
  const [came, byHand] = [await selectPaidOfInvoices(db, found), await selectByHand(db, found)];
  return rows.map(({ amountKopecks, order, version, sums, ...invoice }) => ({
    ...invoice,
    rest: Math.max(0, amountKopecks - (came.get(invoice.number) ?? 0)),
    order: {
      number: order,
      version,
      left: sumsOf(sums).left,
      isCancelled: sums.statusOrder === 'cancelled',
    },
    byHand: byHand.get(invoice.number) ?? new Set(),
  }));
}

/** What the staff have noted of each invoice without a file. */
async function selectByHand(
  db: Database,
  numbers: readonly number[],
): Promise<Map<number, Set<string>>> {
  const { rows } = await db.execute<{ invoice: number; document: string; kopecks: number }>(sql`
    SELECT invoice, document, amount_kopecks::float8 AS kopecks
    FROM invoice_payments AS paid JOIN payments ON payments.id = paid.payment_id
    WHERE invoice = ANY(${sql.param([...numbers])}::int[]) AND ${isLive(sql`payments.id`)}
      AND NOT EXISTS (SELECT FROM bank_documents AS known WHERE known.payment_id = payments.id)`);
  const byInvoice = Map.groupBy(rows, ({ invoice }) => invoice);
  return new Map(
    [...byInvoice].map(([invoice, payments]) => [
      invoice,
      new Set(payments.map(({ document, kopecks }) => handKey(document, kopecks))),
    ]),
  );
}

interface KnownDocument {
  readonly invoice: number;
  readonly order: string;
}

/** Which of these documents are noted, and as payments of which invoices. One whose payment was taken back is not. */
export async function selectNoted(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, KnownDocument>> {
  const { rows } = await db.execute<{ id: string; invoice: number; order: string }>(sql`
    SELECT known.id, invoice, orders.number AS order
    FROM bank_documents AS known
    JOIN invoice_payments AS paid USING (payment_id)
    JOIN payments ON payments.id = known.payment_id
    JOIN orders ON orders.id = payments.order_id
    WHERE known.id = ANY(${sql.param([...ids])}::text[]) AND ${isLive(sql`known.payment_id`)}`);
  return new Map(rows.map(({ id, ...noted }) => [id, noted]));
}

/**
 * Keeps that a document is noted as a payment, until the end of the transaction `db` before all others that note it. False where it is noted as another
 * payment that was not taken back.
 */
export async function keepDocument(
  db: Database,
  row: typeof bankDocuments.$inferInsert,
): Promise<boolean> {
  const { paymentId, notedAt, staffId } = row;
  const kept = await db
    .insert(bankDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: bankDocuments.id,
      set: { paymentId, notedAt, staffId },
      setWhere: sql`NOT ${isLive(sql`bank_documents.payment_id`)}`,
    })
    .returning({ id: bankDocuments.id });
  return kept.length > 0;
}
