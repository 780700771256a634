import { randomUUID } from 'node:crypto';
import type { OrderReceipts, ReceiptOfOrder } from '#contracts/admin/payments/receipts.ts';
import { toRoubles } from '#contracts/money.ts';
import { receiptKindNames } from '#messages/office/receipt-kinds.ts';
import { receiptFaults as faults, receiptWords as words } from '#messages/office/receipts.ts';
import {
  changesBetween,
  type FindStaffNames,
  type Member,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import {
  type OrderRow,
  type ReceiptStep,
  seeOrder,
  selectOrderForUpdate,
  tellReceipt,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Providers } from '../../online/providers.ts';
import { companyPayments } from '../company-money.ts';
import { followReceipt } from '../follow-receipts.ts';
import { failureOf } from '../plan-receipts.ts';
import {
  closingOf,
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
  const needless = await companyPayments(db, order.id);
  return {
    receipts: rows
      .filter(({ state }) => state !== 'void')
      .map((row) => ({
        ...present(row, tills, names.get(String(row.staffId)) ?? null),
        ...(needless.has(row.paymentId) && { is_needless: true, may_note: false }),
      })),
    closing: closingOf(order, rows),
  };
}

const present = (row: ReceiptRow, tills: Tills, who: string | null): ReceiptOfOrder => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  kind: row.kind,
  by: row.provider,
  amount: toRoubles(row.amountKopecks),
  is_test: row.test,
  is_needless: false,
  state: row.state,
  failure: row.state === 'failed' ? row.failure : null,
  code: row.state === 'failed' ? row.refusalCode : null,
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
  printed_at: row.registeredAt?.toISOString() ?? null,
  who,
  may_repeat: mayRepeat(row, tills),
  may_note: mayNote(row),
  may_correct: row.state === 'by_hand',
});

/** Only what the till has refused or lost, or what found it switched off: what it cannot print it refuses again. T-Bank takes no receipt of a payment by itself. */
function mayRepeat({ state, failure, kind, provider, items }: ReceiptRow, tills: Tills): boolean {
  const till = provider === 'hand' ? undefined : tills[provider];
  if (state !== 'failed' || !till) return false;
  if (failure === 'off') return failureOf(items, till) === undefined;
  return (failure === 'rejected' || failure === 'lost') && (till.repeats || kind === 'closing');
}

export const mayNote = ({ state }: ReceiptRow): boolean =>
  state === 'failed' || state === 'outside';

export interface OfReceipt {
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
  await onReceipt(context, { number, id }, member, 'repeated', ({ row, at }) => {
    if (!mayRepeat(row, tills)) throw invalid('non_field_errors', faults.notAgain);
    return {
      state: 'due',
      key: randomUUID(),
      failure: null,
      refusalCode: null,
      reference: null,
      dueAt: at,
      askedAt: null,
    };
  });
  await followReceipt(context, id);
  return getOrderReceipts(context, number, member);
}

/** A receipt of an order, both locked, at this moment. */
export interface HeldReceipt {
  readonly row: ReceiptRow;
  readonly order: OrderRow;
  readonly at: Date;
}

type ReceiptChange = Parameters<typeof updateReceipt>[2];

const actions = {
  noted: 'receipts.note',
  corrected: 'receipts.correct',
  repeated: 'receipts.repeat',
} as const satisfies Record<ReceiptStep, string>;

/** Changes a receipt in one transaction; history of the order and log say who did it, the log with what was noted before. Throws what `changeOf` throws, `order_not_found` and `not_found`. */
export async function onReceipt(
  context: OrderReceiptsContext,
  { number, id }: OfReceipt,
  member: Member,
  step: ReceiptStep,
  changeOf: (held: HeldReceipt) => ReceiptChange,
): Promise<void> {
  const { clock } = context;
  const { actor } = member;
  const seen = await seeOrder(context, number, member);
  await context.db.transaction(async (db) => {
    const order = await selectOrderForUpdate(db, seen.id);
    const row = await lockReceipt(db, id);
    if (!order || row?.orderId !== order.id) throw new DomainError('not_found');
    const at = clock.now();
    const staffId = staffIdOf(actor);
    const change = changeOf({ row, order, at });
    await updateReceipt(db, id, { ...change, staffId });
    const now = { ...row, ...change };
    const { amountKopecks, provider: by } = row;
    const told = { step, by, amount: toRoubles(amountKopecks), note: nameOf(now) };
    await tellReceipt(db, order.id, told, { actor: 'shop', staffId, at });
    const changes = {
      money: { from: null, to: amountKopecks },
      ...changesBetween(notedOf(row), notedOf(now)),
    };
    await recordAction(
      { db, clock, actor },
      { action: actions[step], entity: 'order', entityId: number, changes },
    );
  });
}

/** «чек оплаты, ФД 12» */
const nameOf = ({ kind, fiscalDocument }: Pick<ReceiptRow, 'kind' | 'fiscalDocument'>): string =>
  [receiptKindNames[kind].toLowerCase(), fiscalDocument && words.fiscal(fiscalDocument)]
    .filter(Boolean)
    .join(', ');

/** What a member notes of a receipt, as the log names it. */
const notedOf = (row: ReceiptRow) => ({
  receipt_at: row.registeredAt?.toISOString() ?? null,
  receipt_storage: row.fiscalStorage,
  receipt_document: row.fiscalDocument,
  receipt_sign: row.fiscalSign,
  receipt_link: row.link,
});
