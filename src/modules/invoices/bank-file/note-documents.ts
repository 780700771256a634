import type { ChosenDocument, NotedDocuments } from '#contracts/admin/bank/bank-file.ts';
import { toKopecks } from '#contracts/money.ts';
import { bankFileFaults as faults } from '#messages/office/bank-file.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { reasonOf } from '#modules/orders/index.ts';
import type { ManualContext } from '#modules/payments/index.ts';
import { isTransient } from '#platform/database/failures.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { addInvoicePayment } from '../note-paid.ts';
import { documentId } from './bank-document.ts';
import { keepDocument, selectNoted } from './bank-file-queries.ts';

/**
 * Notes documents of the bank as payments of the invoices that the member has chosen, each in a transaction of its own, and each once, whoever notes it.
 * Answers what was noted, and of each other one why not.
 */
export async function noteDocuments(
  context: ManualContext,
  documents: readonly ChosenDocument[],
  member: Member,
): Promise<NotedDocuments> {
  const noted: NotedDocuments['noted'] = [];
  const refused: NotedDocuments['refused'] = [];
  /** Orders of which a document before has made another version, by the version that the member has seen. */
  const versions = new Map<string, number>();
  for (const chosen of documents) {
    const { invoice, order, account, number, day, inn } = chosen;
    const id = documentId({ account, number, day, kopecks: toKopecks(chosen.amount), inn });
    const of = { id, number, invoice, order };
    const seen = `${order} ${chosen.version}`;
    const version = versions.get(seen) ?? chosen.version;
    try {
      versions.set(seen, await noteDocument(context, id, { ...chosen, version }, member));
      noted.push(of);
    } catch (error) {
      // What was noted before stays, so the answer has to tell it even where the database is away by now.
      if (isTransient(error) && noted.length > 0) {
        refused.push({ ...of, detail: faults.notTried });
        continue;
      }
      if (!(error instanceof DomainError)) throw error;
      refused.push({ ...of, detail: reasonOf(error).detail });
    }
  }
  return { noted, refused };
}

/** Answers the version of the order that this has made. */
function noteDocument(
  context: ManualContext,
  id: string,
  { invoice, order, version, amount, number, day, extra }: ChosenDocument,
  member: Member,
): Promise<number> {
  const { clock } = context;
  return context.db.transaction(async (db) => {
    await refuseNoted();
    const paid = { version, amount, document: number, extra, note: faults.note(day) };
    const target = { number: order, invoice };
    const money = await addInvoicePayment({ ...context, db }, target, paid, member);
    const kept = await keepDocument(db, {
      id,
      paymentId: money.noted,
      notedAt: clock.now(),
      staffId: staffIdOf(member.actor),
    });
    if (!kept) {
      // Another member has noted it at the same moment.
      await refuseNoted();
      throw new DomainError('order_changed');
    }
    await recordAction(
      { db, clock, actor: member.actor },
      {
        action: 'invoices.bank_file',
        entity: 'order',
        entityId: order,
        changes: {
          invoice: { from: null, to: invoice },
          bank_document: { from: null, to: number },
          money: { from: null, to: toKopecks(amount) },
        },
      },
    );
    return money.version;

    async function refuseNoted(): Promise<void> {
      const known = (await selectNoted(db, [id])).get(id);
      if (known) throw invalid('non_field_errors', faults.noted(known.invoice, known.order));
    }
  });
}
