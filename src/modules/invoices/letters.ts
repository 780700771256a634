import { z } from 'zod';
import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import { toRoubles } from '#contracts/money.ts';
import { invoiceFaults as faults, invoiceLetter as words } from '#messages/office/invoices.ts';
import { formatPrice } from '#messages/words/price.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { seeOrder, selectOrder, tellInvoice } from '#modules/orders/index.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { composeLetter } from '#platform/mail/compose-letter.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { paperOf } from './invoice-paper.ts';
import { getOrderInvoices, type InvoicesContext } from './order-invoices.ts';
import { noteSent, selectInvoice } from './queries.ts';

const INVOICE_LETTERS = 'invoice-letter';
const payloadSchema = z.object({ invoice: z.int(), to: z.string(), key: z.string() });

/** Queues the letter with an invoice. Throws `not_found`, `order_not_found`, and `invalid` for one that is replaced. */
export function sendInvoice(
  context: InvoicesContext & { readonly jobs: Pick<Jobs, 'send'> },
  invoice: number,
  to: string,
  member: Member,
): Promise<OrderInvoices> {
  const { clock, jobs } = context;
  const { actor } = member;
  return context.db.transaction(async (db) => {
    const row = await selectInvoice(db, invoice);
    if (!row) throw new DomainError('not_found');
    const number = row.body.order;
    const order = await seeOrder({ db }, number, member);
    if (row.replacedBy !== null) throw invalid('non_field_errors', faults.replaced(row.replacedBy));
    const at = clock.now();
    await noteSent(db, invoice, { sentAt: at, sentTo: to });
    const key = `invoice-${invoice}-${at.getTime()}`;
    await jobs.send(db, INVOICE_LETTERS, { invoice, to, key });
    await tellInvoice(
      db,
      order.id,
      { of: 'sent', invoice },
      { actor: 'shop', staffId: staffIdOf(actor), at },
    );
    await recordAction(
      { db, clock, actor },
      {
        action: 'invoices.send',
        entity: 'order',
        entityId: number,
        changes: { invoice: { from: null, to: invoice }, email: 'changed' },
      },
    );
    return getOrderInvoices({ ...context, db }, number, member);
  });
}

interface LetterContext {
  readonly db: Database;
  readonly mailer: Mailer;
}

/** Sends the letters that {@link sendInvoice} has queued. Orders of the demo get none. */
export function workOnInvoiceLetters(jobs: Jobs, { db, mailer }: LetterContext): void {
  jobs.work(INVOICE_LETTERS, async (given) => {
    const { invoice, to, key } = payloadSchema.parse(given);
    const row = await selectInvoice(db, invoice);
    const record = row?.orderId ? await selectOrder(db, row.orderId) : undefined;
    if (!row || !record || record.order.demo) return;
    const from = await getLetterSender(db);
    const closing = [from.signature, from.phone, from.seller].filter(Boolean);
    const sum = formatPrice(toRoubles(row.amountKopecks), { currency: from.currency });
    const subject = words.subject(invoice, row.body.order);
    const lines = words.lines(invoice, sum, row.validUntil);
    await mailer.send({
      ...composeLetter({ subject, lines, closing }, { to, key, from }),
      ...(from.email && { replyTo: from.email }),
      papers: [{ name: words.file(invoice), pdf: await paperOf(db, invoice) }],
    });
  });
}
