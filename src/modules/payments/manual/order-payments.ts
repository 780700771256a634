import type { OrderPayments, PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import { toRoubles } from '#contracts/money.ts';
import { handWays } from '#contracts/payments.ts';
import type { FindStaffNames, Member } from '#modules/audit/index.ts';
import { seeOrder, sumsOf } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { selectEvents, selectPaymentSums, selectPayments } from '../ledger/ledger-queries.ts';
import { isNotedAlone, thereByHand } from '../ledger/sums.ts';

interface PaymentsContext {
  readonly db: Database;
  readonly staffNames: FindStaffNames;
}

/** The payments of an order and what they add up to, as a member reads them. Throws `order_not_found`. */
export async function getOrderPayments(
  { db, staffNames }: PaymentsContext,
  number: string,
  member: Member,
): Promise<OrderPayments> {
  const order = await seeOrder({ db }, number, member);
  // One after the other: `db` may be a transaction.
  const rows = await selectPayments(db, order.id);
  const events = await selectEvents(db, order.id);
  const sums = await selectPaymentSums(db, order.id);
  const names = await staffNames(db);
  const takenBack = new Set(
    events
      .filter(
        ({ kind, result, provider }) =>
          kind === 'cancel' && result === 'succeeded' && provider === 'hand',
      )
      .map(({ paymentId }) => paymentId),
  );
  const mayChange = member.may('payments.manual');
  const { payable, paid, left, overpaid } = sumsOf(order);
  const byHand = thereByHand(rows, sums).reduce((sum, { kopecks }) => sum + kopecks, 0);
  const payments = rows.map((row): PaymentOfOrder => {
    const { charged = 0, refunded = 0 } = sums.get(row.id) ?? {};
    return {
      id: row.id,
      at: row.createdAt.toISOString(),
      made_by: row.madeBy,
      who: row.staffId === null ? null : (names.get(String(row.staffId)) ?? null),
      purpose: row.purpose,
      by: row.provider,
      way: handWays.find((way) => way === row.method) ?? null,
      amount: toRoubles(row.amountKopecks),
      charged: toRoubles(charged),
      refunded: toRoubles(refunded),
      is_test: row.test,
      document: row.document,
      note: row.note,
      taken_back: takenBack.has(row.id),
      may_take_back: mayChange && isNotedAlone(row, sums.get(row.id)),
    };
  });
  return {
    version: order.version,
    payments,
    payable: toRoubles(payable),
    paid: toRoubles(paid),
    left: toRoubles(left),
    overpaid: toRoubles(overpaid),
    by_hand: toRoubles(byHand),
  };
}
