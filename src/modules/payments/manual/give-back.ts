import { randomUUID } from 'node:crypto';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { type Kopecks, toKopecks, toRoubles } from '#contracts/money.ts';
import { moneyFaults as faults } from '#messages/office/payments.ts';
import type { Member } from '#modules/audit/index.ts';
import { sumsOf } from '#modules/orders/index.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { insertRefundLines, type LoweredPart } from '../ledger/refund-lines.ts';
import { chooseOfPayment } from '../office/goods-of-payment.ts';
import { chooseGoods, type GoodsOfRefund } from '../office/refunded-goods.ts';
import { selectLeft } from '../online/left-of-payments.ts';
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
  /** The number of the order that the money pays for. */
  readonly other?: string;
  /** Who has asked for it tells the customer. */
  readonly apart?: boolean;
}

/**
 * Notes money that the shop has given back by hand. Each payment that is given back so gives what is left of it, the newest first. Throws
 * `order_not_found`, `order_changed`, and `invalid` of `amount` for more than that.
 */
export const giveBack = (
  context: ManualContext,
  number: string,
  { version, amount, reason, other, apart, ...given }: GivenBack,
  member: Member,
): Promise<OrderPayments> =>
  onMoney(context, { number, version, action: 'payments.give_back' }, member, async (held) => {
    const kopecks = toKopecks(amount);
    const there = await leftByHand(held);
    const most = there.reduce((sum, one) => sum + one.kopecks, 0);
    if (kopecks > most) throw invalid('amount', faults.notByHand(toRoubles(most)));
    const lower = await lowerer(held, given);
    let rest = kopecks;
    const noted: string[] = [];
    for (const one of there) {
      const part = Math.min(rest, one.kopecks);
      if (part === 0) break;
      const given = { payment: one.payment, kopecks: part, note: reason };
      noted.push(await addRefund(held, given, lower(part)));
      rest -= part;
    }
    const [refund] = noted.length === 1 ? noted : [];
    return { of: 'went back', kopecks, note: reason, refund, other, apart };
  });

interface GoodsGivenBack {
  readonly version: number;
  /** The payment that gives what it holds of their price. */
  readonly payment: string;
  readonly goods: Parameters<typeof chooseOfPayment>[3];
  readonly reason: string;
}

/**
 * Notes money that the shop has given back by hand for goods and charges, of one payment: what it does not hold is told with the goods, and given
 * back by another one. Throws as {@link giveBack}, and `invalid` for goods that the order does not have.
 */
export const giveBackGoods = (
  context: ManualContext,
  number: string,
  { version, payment, goods, reason }: GoodsGivenBack,
  member: Member,
): Promise<OrderPayments> =>
  onMoney(context, { number, version, action: 'payments.give_back' }, member, async (held) => {
    const { db, order } = held;
    const left = await selectLeft(db, order.id);
    const isThere = left.some((one) => one.payment === payment && one.by === 'hand');
    if (!isThere) throw invalid('amount', faults.notByHand(0));
    const { names, chosen } = await chooseOfPayment(db, order, { payment, left }, goods);
    const kopecks = sumOfItems(chosen);
    const parts = await selectRefundable(db, order);
    const { overpaid } = sumsOf(order);
    const note = `${reason}: ${names}`;
    const lowered = loweredParts(parts, { amount: kopecks, overpaid, chosen });
    const refund = await addRefund(held, { payment, kopecks, note }, lowered);
    return { of: 'went back', kopecks, note, refund };
  });

/** What of each payment of the order can be given back by hand, the newest first. */
async function leftByHand({ db, order }: HeldMoney) {
  return (await selectLeft(db, order.id)).filter(({ by }) => by === 'hand');
}

interface HandRefund {
  readonly payment: string;
  readonly kopecks: Kopecks;
  readonly note: string;
}

/** Answers the id of the refund. */
async function addRefund(
  held: HeldMoney,
  { payment, kopecks, note }: HandRefund,
  lowered: readonly LoweredPart[],
): Promise<string> {
  const reference = randomUUID();
  await insertRefundLines(held.db, held.order.id, reference, lowered);
  await addHandEvent(held, {
    paymentId: payment,
    kind: 'refund',
    amountKopecks: kopecks,
    lowersKopecks: sumOfItems(lowered),
    reference,
    note,
  });
  return reference;
}

/** By how much less the parts of the order cost for each of several sums that are given back one after the other. */
async function lowerer(
  { db, order }: HeldMoney,
  { paysAgain = false, goods = [] }: Pick<GivenBack, 'paysAgain' | 'goods'>,
) {
  let { chosen } = await chooseGoods(db, order, goods);
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
