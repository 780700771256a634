import { randomUUID } from 'node:crypto';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { toKopecks, toRoubles } from '#contracts/money.ts';
import type { HandWay, PaymentPurpose } from '#contracts/payments.ts';
import { moneyFaults as faults } from '#messages/office/payments.ts';
import type { Member } from '#modules/audit/index.ts';
import { type OrderRow, sumsOf } from '#modules/orders/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { handRefundsOf } from '../ledger/hand-refunds.ts';
import {
  insertPayment,
  selectEvents,
  selectPaymentSums,
  selectPayments,
} from '../ledger/ledger-queries.ts';
import { isNotedAlone } from '../ledger/sums.ts';
import { addHandEvent, type ManualContext, onMoney } from './on-money.ts';

interface NotedPayment {
  /** Of the order that the member has seen. */
  readonly version: number;
  /** Roubles. */
  readonly amount: number;
  readonly way: HandWay;
  /** Number of the paper. */
  readonly document: string;
  readonly note: string;
  /** The member knows that the sum is more than is left to pay. */
  readonly extra: boolean;
}

/**
 * Notes money of an order that came by hand: a payment with its charge, of the id `noted`. Throws `order_not_found`, `order_changed`, and `invalid` of `amount` for
 * more than is left to pay without `extra`.
 */
export async function notePayment(
  context: ManualContext,
  number: string,
  { version, amount, way, document, note, extra }: NotedPayment,
  member: Member,
): Promise<OrderPayments & { readonly noted: string }> {
  const id = randomUUID();
  const target = { number, version, action: 'payments.note' };
  const money = await onMoney(context, target, member, async (held) => {
    const { db, order, staffId, at } = held;
    const kopecks = toKopecks(amount);
    const { left } = sumsOf(order);
    if (kopecks > left && !extra) throw invalid('amount', faults.beyond(toRoubles(left)));
    await insertPayment(db, {
      id,
      orderId: order.id,
      purpose: purposeOf(order, kopecks),
      provider: 'hand',
      method: way,
      amountKopecks: kopecks,
      madeBy: 'staff',
      staffId,
      document,
      note,
      createdAt: at,
    });
    await addHandEvent(held, {
      paymentId: id,
      kind: 'charge',
      amountKopecks: kopecks,
      reference: id,
    });
    return { of: 'came', kopecks, note: [document, note].filter(Boolean).join(', '), payment: id };
  });
  return { ...money, noted: id };
}

/** What a sum is for, by what is left to pay before it. */
function purposeOf(order: OrderRow, kopecks: number): PaymentPurpose {
  const { left, paid } = sumsOf(order);
  if (left === 0) return 'extra';
  if (kopecks >= left) return paid > 0 ? 'balance' : 'full';
  const isFirst = paid === 0 && order.paymentType === 'partial';
  return isFirst && kopecks === order.amountDueKopecks ? 'prepayment' : 'part';
}

/**
 * Takes back a payment that was noted by mistake: it counts no more. Throws `order_not_found`, `order_changed`, `not_found` for a payment of another
 * order, and `invalid` for one that a provider has told, that was given back in part, or that was taken back before.
 */
export const takeBack = (
  context: ManualContext,
  { number, id }: { number: string; id: string },
  { version, reason }: { version: number; reason: string },
  member: Member,
): Promise<OrderPayments> =>
  onMoney(context, { number, version, action: 'payments.take_back' }, member, async (held) => {
    const { db, order } = held;
    const payment = (await selectPayments(db, order.id)).find((one) => one.id === id);
    if (!payment) throw new DomainError('not_found');
    const sums = (await selectPaymentSums(db, order.id)).get(id);
    if (!isNotedAlone(payment, sums)) throw invalid('non_field_errors', faults.stays);
    const { amountKopecks: kopecks } = payment;
    await addHandEvent(held, {
      paymentId: id,
      kind: 'cancel',
      amountKopecks: kopecks,
      reference: id,
      note: reason,
    });
    return { of: 'taken back', kopecks, note: reason, payment: id };
  });

/**
 * Takes back a refund that was noted by hand by mistake: it counts no more. Throws `order_not_found`, `order_changed`, and `not_found` where the
 * payment has no such refund or it was taken back before.
 */
export const takeBackRefund = (
  context: ManualContext,
  { number, id, refund }: { number: string; id: string; refund: string },
  { version, reason }: { version: number; reason: string },
  member: Member,
): Promise<OrderPayments> =>
  onMoney(
    context,
    { number, version, action: 'payments.take_back_refund' },
    member,
    async (held) => {
      const events = await selectEvents(held.db, held.order.id);
      const noted = handRefundsOf(events, id).find(({ reference }) => reference === refund);
      if (!noted || noted.isTakenBack) throw new DomainError('not_found');
      const { amountKopecks: kopecks } = noted;
      await addHandEvent(held, {
        paymentId: id,
        kind: 'refund',
        result: 'failed',
        amountKopecks: kopecks,
        reference: refund,
        note: reason,
      });
      return { of: 'refund taken back', kopecks, note: reason, refund };
    },
  );
