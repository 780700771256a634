import { randomUUID } from 'node:crypto';
import type { OrderReceipts, ReceiptOfOrder } from '#contracts/admin/payments/receipts.ts';
import { toRoubles } from '#contracts/money.ts';
import { receiptFaults as faults } from '#messages/office/receipts.ts';
import { type FindStaffNames, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { type OrderRow, seeOrder, selectOrderForUpdate } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Providers } from '../../online/providers.ts';
import { followReceipt } from '../follow-receipts.ts';
import {
  isStanding,
  lockReceipt,
  type ReceiptRow,
  selectReceipts,
  updateReceipt,
} from '../receipt-queries.ts';
import { openTills, type Tills } from '../tills.ts';

export interface OrderReceiptsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly staffNames: FindStaffNames;
}

/** The receipts of an order, those that came to nothing left out. Throws `order_not_found`. */
export async function getOrderReceipts(
  context: OrderReceiptsContext,
  number: string,
  member: Member,
): Promise<OrderReceipts> {
  const { db, staffNames } = context;
  const order = await seeOrder(context, number, member);
  const names = await staffNames(db);
  const tills = await openTills(context.providers);
  const rows = await selectReceipts(db, order.id);
  return {
    receipts: rows
      .filter(({ state }) => state !== 'void')
      .map((row) => present(row, tills, names.get(String(row.staffId)) ?? null)),
    waits_for_money:
      order.statusOrder === 'delivered' &&
      order.paymentStatus === 'partially_paid' &&
      rows.some(
        (row) =>
          row.kind === 'payment' && isStanding(row) && !row.closedBy && row.provider !== 'hand',
      ),
  };
}

const present = (row: ReceiptRow, tills: Tills, who: string | null): ReceiptOfOrder => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  kind: row.kind,
  by: row.provider,
  amount: toRoubles(row.amountKopecks),
  is_test: row.test,
  state: row.state,
  failure: row.state === 'failed' ? row.failure : null,
  lines: row.items.map(({ name, quantity, kopecks, rate }) => ({
    name,
    quantity,
    amount: toRoubles(kopecks),
    rate,
  })),
  document: row.fiscalDocument,
  storage: row.fiscalStorage,
  sign: row.fiscalSign,
  link: row.link,
  who,
  may_repeat: mayRepeat(row, tills),
  may_note: mayNote(row),
});

/** Only what the till has refused or lost: what it cannot print it refuses again. T-Bank takes no receipt of a payment by itself. */
const mayRepeat = ({ state, failure, kind, provider }: ReceiptRow, tills: Tills): boolean =>
  state === 'failed' &&
  (failure === 'rejected' || failure === 'lost') &&
  provider !== 'hand' &&
  (tills[provider]?.repeats === true || (kind === 'closing' && tills[provider] !== undefined));

const mayNote = ({ state }: ReceiptRow): boolean => state === 'failed' || state === 'outside';

interface OfReceipt {
  readonly number: string;
  readonly id: string;
}

/** Sends a receipt again under a new key. Throws `order_not_found`, `not_found`, and `invalid` for one that is not to be sent again. */
export async function repeatReceipt(
  context: OrderReceiptsContext,
  { number, id }: OfReceipt,
  member: Member,
): Promise<OrderReceipts> {
  const tills = await openTills(context.providers);
  await onReceipt(context, { number, id }, member, 'receipts.repeat', (row, at) => {
    if (!mayRepeat(row, tills)) throw invalid('non_field_errors', faults.notAgain);
    return {
      state: 'due',
      key: randomUUID(),
      failure: null,
      reference: null,
      dueAt: at,
      askedAt: null,
    };
  });
  await followReceipt(context, id);
  return getOrderReceipts(context, number, member);
}

interface Noted {
  readonly document: string;
  readonly link: string;
}

/** Notes the number of a receipt that the till of the shop has printed. Throws as {@link repeatReceipt} does. */
export async function noteReceipt(
  context: OrderReceiptsContext,
  of: OfReceipt,
  { document, link }: Noted,
  member: Member,
): Promise<OrderReceipts> {
  await onReceipt(context, of, member, 'receipts.note', (row, at) => {
    if (!mayNote(row)) throw invalid('non_field_errors', faults.printed);
    return {
      state: 'by_hand',
      failure: null,
      fiscalDocument: document,
      link: link || null,
      registeredAt: at,
      settledAt: at,
    };
  });
  return getOrderReceipts(context, of.number, member);
}

async function onReceipt(
  context: OrderReceiptsContext,
  { number, id }: OfReceipt,
  member: Member,
  action: string,
  changeOf: (row: ReceiptRow, at: Date) => Parameters<typeof updateReceipt>[2],
): Promise<void> {
  const { clock } = context;
  const { actor } = member;
  const seen: OrderRow = await seeOrder(context, number, member);
  await context.db.transaction(async (db) => {
    await selectOrderForUpdate(db, seen.id);
    const row = await lockReceipt(db, id);
    if (row?.orderId !== seen.id) throw new DomainError('not_found');
    const change = changeOf(row, clock.now());
    await updateReceipt(db, id, { ...change, staffId: staffIdOf(actor) });
    await recordAction(
      { db, clock, actor },
      {
        action,
        entity: 'order',
        entityId: number,
        changes: { money: { from: null, to: row.amountKopecks } },
      },
    );
  });
}
