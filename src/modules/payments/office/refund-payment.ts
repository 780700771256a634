import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { type Kopecks, toKopecks, toRoubles } from '#contracts/money.ts';
import { refundFaults as faults } from '#messages/payments/paying.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { holdOrder, type OrderRow, seeOrder, selectOrderForUpdate } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { ManualContext } from '../manual/on-money.ts';
import { getOrderPayments } from '../manual/order-payments.ts';
import { refusalText } from '../manual/present-refunds.ts';
import { selectLeft } from '../online/left-of-payments.ts';
import { selectPayment } from '../online/online-queries.ts';
import type { Providers } from '../online/providers.ts';
import { type RefundRow, selectRefund } from '../online/refund-queries.ts';
import { askForRefund, storeRefund } from '../online/refunding.ts';
import { traitsOf } from '../providers/traits.ts';
import type { ChosenPart } from '../receipts/lowered-parts.ts';
import { sumOfItems } from '../receipts/receipt.ts';
import { chooseOfPayment } from './goods-of-payment.ts';
import { chooseGoods, type GoodsOfRefund } from './refunded-goods.ts';

export interface OnlineContext extends ManualContext {
  readonly providers: Providers;
  /** As {@link import('../online/settle.ts').SettleContext.apart}. */
  readonly apart?: number;
}

interface AskedRefund {
  readonly version: number;
  /** The refund's id: a second request with it answers what became of the first. */
  readonly key: string;
  readonly what: Refunded;
  readonly reason: string;
  /** Goods that a part is given back for. */
  readonly goods?: GoodsOfRefund;
  readonly paysAgain?: boolean;
  /** Who asks for it tells the customer: the order sends no letter. */
  readonly apart?: boolean;
}

type Answer = OrderPayments & {
  readonly refund: Pick<RefundRow, 'state'> & {
    readonly amount: number;
    readonly refusal: string | null;
  };
};

/**
 * Asks the provider of a payment to give money back: all that is left of it, a part, or what chosen goods and charges cost, as far as the payment
 * holds it: the rest is told with the goods. Throws
 * `order_not_found`, `order_changed`, `not_found` for a payment of another order or by no provider, and `invalid` where the provider cannot be asked,
 * for more than is left of the payment, and for goods that the order does not have.
 */
export async function refundPayment(
  context: OnlineContext,
  { number, id }: { number: string; id: string },
  asked: AskedRefund,
  member: Member,
): Promise<Answer> {
  const { db, providers } = context;
  const seen = await seeOrder(context, number, member);
  const payment = await selectPayment(db, id);
  const { provider } = payment ?? {};
  if (payment?.orderId !== seen.id || !provider || !traitsOf(payment)) {
    throw new DomainError('not_found');
  }
  const open =
    provider === 'hand' || provider === 'play' ? undefined : await providers.of(provider);
  if (!open) throw invalid('non_field_errors', faults.noKeys);
  const isNew = await db.transaction((db) => keep({ ...context, db }, seen, id, asked, member));
  const refund = isNew ? await askForRefund(context, asked.key) : await selectRefund(db, asked.key);
  if (!refund) throw new Error(`The refund ${asked.key} was not kept`);
  const { state, amountKopecks, refusal } = refund;
  return {
    ...(await getOrderPayments(context, number, member)),
    refund: {
      state,
      amount: toRoubles(amountKopecks),
      refusal: refusal && refusalText(refusal),
    },
  };
}

/** Stores the refund with its key and logs it. Answers whether it is new: the order is locked while its key is looked for. */
async function keep(
  context: Omit<OnlineContext, 'providers'>,
  seen: OrderRow,
  paymentId: string,
  { version, key, what, reason, goods, paysAgain = false, apart = false }: AskedRefund,
  member: Member,
): Promise<boolean> {
  const { db, clock } = context;
  const { number } = seen;
  const { actor } = member;
  await selectOrderForUpdate(db, seen.id);
  const known = await selectRefund(db, key);
  if (known && known.paymentId !== paymentId) throw new DomainError('not_found');
  if (known) return false;
  const order = await holdOrder(context, number, version, member);
  const { amount, names = '', chosen } = await amountOf(db, order, paymentId, what, goods);
  const staffId = staffIdOf(actor);
  const told = names ? `${reason}: ${names}` : reason;
  const refund = { id: key, amount, reason: told, staffId, chosen, paysAgain, apart };
  await storeRefund(context, order, paymentId, refund);
  await recordAction(
    { db, clock, actor },
    {
      action: 'payments.refund',
      entity: 'order',
      entityId: number,
      changes: { money: { from: null, to: amount } },
    },
  );
  return true;
}

async function amountOf(
  db: Database,
  order: OrderRow,
  paymentId: string,
  what: Refunded,
  goods: GoodsOfRefund = [],
): Promise<{ amount: Kopecks; names?: string; chosen?: readonly ChosenPart[] }> {
  switch (what.of) {
    case 'part':
      return { amount: toKopecks(what.amount), ...(await chooseGoods(db, order, goods)) };
    case 'goods': {
      const left = await selectLeft(db, order.id);
      const goods = await chooseOfPayment(db, order, { payment: paymentId, left }, what);
      return { amount: sumOfItems(goods.chosen), ...goods };
    }
    case 'all': {
      const left = await selectLeft(db, order.id);
      const own = left.find(({ payment }) => payment === paymentId);
      if (!own) throw invalid('amount', faults.tooMuch(0));
      return { amount: own.kopecks };
    }
  }
}
