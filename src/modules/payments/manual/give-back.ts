import { randomUUID } from 'node:crypto';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { toKopecks, toRoubles } from '#contracts/money.ts';
import { moneyFaults as faults } from '#messages/office/payments.ts';
import type { Member } from '#modules/audit/index.ts';
import { sumsOf } from '#modules/orders/index.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { selectPaymentSums, selectPayments } from '../ledger/ledger-queries.ts';
import { insertRefundLines } from '../ledger/refund-lines.ts';
import { chooseGoods, type GoodsOfRefund } from '../office/refunded-goods.ts';
import { leftOfPayments } from '../online/left-of-payments.ts';
import { selectRefundsOfOrder } from '../online/refund-queries.ts';
import { lessRefunds, selectRefundable } from '../receipts/left-parts.ts';
import { loweredParts } from '../receipts/lowered-parts.ts';
import { sumOfItems } from '../receipts/receipt.ts';
import { addHandEvent, type HeldMoney, type ManualContext, onMoney } from './on-money.ts';

interface GivenBack {
  readonly version: number;
  /** Roubles. */
  readonly amount: number;
  readonly reason: string;
  /** The customer is to pay the sum again: the order costs no less. */
  readonly paysAgain?: boolean;
  /** Goods that it is given back for. */
  readonly goods?: GoodsOfRefund;
}

/**
 * Notes money that the shop has given back by hand. Each payment that is given back so gives what is left of it, the newest first. Throws
 * `order_not_found`, `order_changed`, and `invalid` of `amount` for more than that.
 */
export const giveBack = (
  context: ManualContext,
  number: string,
  { version, amount, reason, ...given }: GivenBack,
  member: Member,
): Promise<OrderPayments> =>
  onMoney(context, { number, version, action: 'payments.give_back' }, member, async (held) => {
    const { db, order } = held;
    const kopecks = toKopecks(amount);
    const payments = await selectPayments(db, order.id);
    const sums = await selectPaymentSums(db, order.id);
    const left = leftOfPayments(payments, sums, await selectRefundsOfOrder(db, order.id));
    const there = left.filter(({ by }) => by === 'hand');
    const most = there.reduce((sum, one) => sum + one.kopecks, 0);
    if (kopecks > most) throw invalid('amount', faults.notByHand(toRoubles(most)));
    const lower = await lowerer(held, given);
    let rest = kopecks;
    for (const one of there) {
      const part = Math.min(rest, one.kopecks);
      if (part === 0) break;
      const reference = randomUUID();
      const lowered = lower(part);
      await insertRefundLines(db, order.id, reference, lowered);
      await addHandEvent(held, {
        paymentId: one.payment,
        kind: 'refund',
        amountKopecks: part,
        lowersKopecks: sumOfItems(lowered),
        reference,
        note: reason,
      });
      rest -= part;
    }
    return { of: 'went back', kopecks, note: reason };
  });

/** By how much less the parts of the order cost for each of several sums that are given back one after the other. */
async function lowerer(
  { db, order }: HeldMoney,
  { paysAgain = false, goods = [] }: Pick<GivenBack, 'paysAgain' | 'goods'>,
) {
  let { chosen } = await chooseGoods(db, order, { lines: goods });
  let parts = await selectRefundable(db, order);
  let { overpaid } = sumsOf(order);
  return (amount: number) => {
    if (paysAgain) return [];
    const lowered = loweredParts(parts, { amount, overpaid, chosen });
    parts = lessRefunds(parts, lowered);
    // The pieces came back with the first sum.
    chosen = chosen.map((part) => {
      const taken = lowered.find(({ of }) => of === part.of)?.kopecks ?? 0;
      return { ...part, quantity: 0, kopecks: Math.max(0, part.kopecks - taken) };
    });
    overpaid = Math.max(0, overpaid - (amount - sumOfItems(lowered)));
    return lowered;
  };
}
