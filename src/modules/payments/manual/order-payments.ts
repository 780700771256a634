import type { OrderPayments, PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import { type Kopecks, toRoubles } from '#contracts/money.ts';
import { chargeKinds } from '#contracts/order-states.ts';
import { handWays, onlineMethods } from '#contracts/payments.ts';
import { declineText } from '#messages/payments/decline-reasons.ts';
import type { FindStaffNames, Member } from '#modules/audit/index.ts';
import { seeOrder, sumsOf } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectEvents, selectPaymentSums, selectPayments } from '../ledger/ledger-queries.ts';
import { restsOf, selectRefundLines } from '../ledger/refund-lines.ts';
import { isNotedAlone } from '../ledger/sums.ts';
import { selectAttention } from '../office/attention.ts';
import { askedBack, leftOfPayments } from '../online/left-of-payments.ts';
import { selectRefundsOfOrder } from '../online/refund-queries.ts';
import { selectRefundable } from '../receipts/left-parts.ts';
import { chargeKey, type OrderPart, positionOf } from '../receipts/order-parts.ts';
import { selectReceipts } from '../receipts/receipt-queries.ts';
import { toldOfParts } from '../receipts/told.ts';
import { presentRefunds } from './present-refunds.ts';

interface PaymentsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
}

/** The payments of an order and what they add up to, as a member reads them. Throws `order_not_found`. */
export async function getOrderPayments(
  { db, clock, staffNames }: PaymentsContext,
  number: string,
  member: Member,
): Promise<OrderPayments> {
  const order = await seeOrder({ db }, number, member);
  // One after the other: `db` may be a transaction.
  const rows = await selectPayments(db, order.id);
  const events = await selectEvents(db, order.id);
  const sums = await selectPaymentSums(db, order.id);
  const refunds = await selectRefundsOfOrder(db, order.id);
  const known = await selectReceipts(db, order.id);
  const attention = await selectAttention(db, order.id, clock.now());
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
  const { payable, lowered, paid, left, overpaid } = sumsOf(order);
  const there = leftOfPayments(rows, sums, refunds);
  const byHand = there
    .filter(({ by }) => by === 'hand')
    .reduce((sum, { kopecks }) => sum + kopecks, 0);
  const payments = rows.map((row): PaymentOfOrder => {
    const { id, staffId, method, decline, state } = row;
    const { charged = 0, refunded = 0 } = sums.get(id) ?? {};
    const refundable = there.find(({ payment, by }) => payment === id && by === 'provider');
    return {
      id,
      at: row.createdAt.toISOString(),
      made_by: row.madeBy,
      who: staffId === null ? null : (names.get(String(staffId)) ?? null),
      purpose: row.purpose,
      by: row.provider,
      way: handWays.find((way) => row.provider === 'hand' && way === method) ?? null,
      amount: toRoubles(row.amountKopecks),
      charged: toRoubles(charged),
      refunded: toRoubles(refunded),
      is_test: row.test,
      document: row.document,
      note: row.note,
      taken_back: takenBack.has(id),
      may_take_back: mayChange && isNotedAlone(row, sums.get(id)),
      method: onlineMethods.find((one) => row.provider !== 'hand' && one === method) ?? null,
      state,
      decline: decline && state !== 'succeeded' ? declineText(decline).happened : null,
      pay_by: row.expiresAt?.toISOString() ?? null,
      pending_until: row.pendingUntil?.toISOString() ?? null,
      attention: attention.payments.get(id) ?? null,
      asked_back: toRoubles(askedBack(refunds, id)),
      refundable: toRoubles(refundable?.kopecks ?? 0),
      told: presentTold(toldOfParts(known, id)),
      refunds: presentRefunds(row, { events, refunds, attention, names, mayChange }),
    };
  });
  return {
    version: order.version,
    payments,
    payable: toRoubles(payable),
    paid: toRoubles(paid),
    lowered: toRoubles(lowered),
    left: toRoubles(left),
    overpaid: toRoubles(overpaid),
    by_hand: toRoubles(byHand),
    ...refundableOf(
      await selectRefundable(db, order),
      restsOf(await selectRefundLines(db, order.id)),
    ),
  };
}

/** What receipts tell of goods and charges. */
function presentTold(told: ReadonlyMap<string, Kopecks>): PaymentOfOrder['told'] {
  const charges = chargeKinds.map((kind) => ({ kind, amount: told.get(chargeKey(kind)) ?? 0 }));
  const ofCharges = new Set(chargeKinds.map((kind) => chargeKey(kind)));
  return {
    lines: [...told]
      .filter(([of]) => !ofCharges.has(of))
      .map(([of, kopecks]) => ({ position: positionOf(of), amount: toRoubles(kopecks) })),
    charges: charges
      .filter(({ amount }) => amount > 0)
      .map(({ kind, amount }) => ({ kind, amount: toRoubles(amount) })),
  };
}

/** Goods and charges that money can still be given back for. */
function refundableOf(
  parts: readonly OrderPart[],
  rests: ReadonlyMap<string, Kopecks>,
): Pick<OrderPayments, 'lines' | 'charges'> {
  const left = parts
    .map(({ of, quantity, kopecks, subject }) => {
      const rest = rests.get(of) ?? 0;
      const amount = toRoubles(quantity > 0 ? kopecks - rest : 0);
      return { of, quantity, amount, rest: toRoubles(Math.max(0, rest)), subject };
    })
    .filter(({ quantity, rest }) => quantity > 0 || rest > 0);
  return {
    lines: left
      .filter(({ subject }) => subject === 'commodity')
      .map(({ of, quantity, amount, rest }) => ({
        position: positionOf(of),
        quantity,
        amount,
        rest,
      })),
    charges: chargeKinds.flatMap((kind) =>
      left
        .filter(({ of }) => of === chargeKey(kind))
        .map(({ amount, rest }) => ({ kind, amount, rest })),
    ),
  };
}
