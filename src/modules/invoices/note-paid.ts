import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import type { Member } from '#modules/audit/index.ts';
import { type ManualContext, notePayment } from '#modules/payments/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { getOrderInvoices } from './order-invoices.ts';
import { insertInvoicePayment, selectInvoice } from './queries.ts';

interface Target {
  /** Of the order. */
  readonly number: string;
  readonly invoice: number;
}

interface Paid {
  /** Of the order that the member has seen. */
  readonly version: number;
  /** Roubles. */
  readonly amount: number;
  /** Number of the payment order. */
  readonly document: string;
  readonly extra: boolean;
  readonly note?: string;
}

/** Notes money that the bank has brought for an invoice. Throws `not_found` for one of another order, and as {@link notePayment}. */
export function noteInvoicePaid(
  context: ManualContext,
  target: Target,
  paid: Paid,
  member: Member,
): Promise<OrderInvoices> {
  return context.db.transaction(async (db) => {
    await addInvoicePayment({ ...context, db }, target, paid, member);
    return getOrderInvoices({ ...context, db }, target.number, member);
  });
}

/** The same within the transaction of the context. Answers the money of the order, with the id of the payment. */
export async function addInvoicePayment(
  context: ManualContext,
  { number, invoice }: Target,
  { note = '', ...paid }: Paid,
  member: Member,
): ReturnType<typeof notePayment> {
  const { db } = context;
  const row = await selectInvoice(db, invoice);
  if (row?.body.order !== number) throw new DomainError('not_found');
  const money = await notePayment(context, number, { ...paid, way: 'invoice', note }, member);
  await insertInvoicePayment(db, { paymentId: money.noted, invoice });
  return money;
}
