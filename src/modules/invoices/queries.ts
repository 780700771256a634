import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { bankDetails, invoiceCounter, invoicePayments, invoices } from './tables.ts';

export type InvoiceRow = Omit<typeof invoices.$inferSelect, 'pdf'>;
export type BankRow = Omit<typeof bankDetails.$inferSelect, 'id'>;

const { pdf: _pdf, ...columns } = getTableColumns(invoices);

/** Latest first. */
export const selectInvoicesOf = (db: Database, orderId: number): Promise<InvoiceRow[]> =>
  db
    .select(columns)
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.number));

export async function selectInvoice(db: Database, number: number): Promise<InvoiceRow | undefined> {
  const [row] = await db.select(columns).from(invoices).where(eq(invoices.number, number));
  return row;
}

export async function insertInvoice(db: Database, row: InvoiceRow): Promise<void> {
  await db.insert(invoices).values(row);
}

/** The next number. Whoever else wants one waits until the transaction `db` ends; if it is rolled back they get this one. */
export async function takeNumber(db: Database): Promise<number> {
  const [row] = await db
    .update(invoiceCounter)
    .set({ last: sql`${invoiceCounter.last} + 1` })
    .returning({ number: invoiceCounter.last });
  if (!row) throw new Error('the counter of invoices has no row');
  return row.number;
}

/** These are replaced by a newer one. */
export async function replaceInvoices(
  db: Database,
  numbers: readonly number[],
  by: number,
): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .update(invoices)
    .set({ replacedBy: by })
    .where(inArray(invoices.number, [...numbers]));
}

export async function noteSent(
  db: Database,
  number: number,
  sent: { readonly sentAt: Date; readonly sentTo: string },
): Promise<void> {
  await db.update(invoices).set(sent).where(eq(invoices.number, number));
}

export async function selectPdf(db: Database, number: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ pdf: invoices.pdf })
    .from(invoices)
    .where(eq(invoices.number, number));
  return row?.pdf ?? null;
}

/** Keeps what was printed first, and answers it. */
export async function keepPdf(db: Database, number: number, pdf: Buffer): Promise<Buffer> {
  await db
    .update(invoices)
    .set({ pdf })
    .where(and(eq(invoices.number, number), isNull(invoices.pdf)));
  return (await selectPdf(db, number)) ?? pdf;
}

/** What came for each invoice of an order, less what was noted by mistake. */
export const selectPaidOf = (db: Database, orderId: number): Promise<Map<number, number>> =>
  selectPaid(db, sql`event.order_id = ${orderId}`);

/** The same of these invoices. */
export const selectPaidOfInvoices = (
  db: Database,
  numbers: readonly number[],
): Promise<Map<number, number>> =>
  selectPaid(db, sql`paid.invoice = ANY(${sql.param([...numbers])}::int[])`);

async function selectPaid(db: Database, which: SQL): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ invoice: number; kopecks: string }>(sql`
    SELECT invoice, sum(amount_kopecks) AS kopecks FROM invoice_payments paid
    JOIN payment_events event ON event.payment_id = paid.payment_id AND event.kind = 'charge' AND event.result = 'succeeded'
    WHERE ${which} AND ${isLive(sql`paid.payment_id`)}
    GROUP BY invoice`);
  return new Map(rows.map(({ invoice, kopecks }) => [invoice, Number(kopecks)]));
}

/** Whether a payment by hand was not taken back. */
export const isLive = (paymentId: SQL): SQL => sql`NOT EXISTS (
  SELECT FROM payment_events undone
  WHERE undone.payment_id = ${paymentId} AND undone.kind = 'cancel' AND undone.result = 'succeeded')`;

export async function insertInvoicePayment(
  db: Database,
  row: typeof invoicePayments.$inferInsert,
): Promise<void> {
  await db.insert(invoicePayments).values(row);
}

/** Undefined where the owner has not entered them. */
export async function selectBank(db: Database): Promise<BankRow | undefined> {
  const [row] = await db.select().from(bankDetails);
  return row;
}

export async function upsertBank(db: Database, row: BankRow): Promise<void> {
  await db
    .insert(bankDetails)
    .values({ ...row, id: 1 })
    .onConflictDoUpdate({ target: bankDetails.id, set: row });
}
