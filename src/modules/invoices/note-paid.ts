import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import type { Member } from '#modules/audit/index.ts';
import { type ManualContext, notePayment } from '#modules/payments/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { getOrderInvoices } from './order-invoices.ts';
import { insertInvoicePayment, selectInvoice } from './queries.ts';

interface Paid {
  /** Of the order that the member has seen. */
  readonly version: number;
  /** Roubles. */
  readonly amount: number;
  /** Number of the payment order. */
  readonly document: string;
  readonly extra: boolean;
}

/** Notes money that the bank has brought for an invoice. Throws `not_found` for one of another order, and as {@link notePayment}. */
export function noteInvoicePaid(
  context: ManualContext,
  { number, invoice }: { readonly number: string; readonly invoice: number },
  paid: Paid,
  member: Member,
): Promise<OrderInvoices> {
  return context.db.transaction(async (db) => {
    const row = await selectInvoice(db, invoice);
    if (row?.body.order !== number) throw new DomainError('not_found');
    const note = { ...paid, way: 'invoice', note: '' } as const;
    const { noted } = await notePayment({ ...context, db }, number, note, member);
    await insertInvoicePayment(db, { paymentId: noted, invoice });
    return getOrderInvoices({ ...context, db }, number, member);
  });
}
