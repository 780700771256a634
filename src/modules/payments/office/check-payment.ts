import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import type { checkFindings } from '#contracts/payments.ts';
import type { Member } from '#modules/audit/index.ts';
import { type OrderRow, seeOrder } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { getOrderPayments } from '../manual/order-payments.ts';
import { selectPayment } from '../online/online-queries.ts';
import { selectRefundsOfOrder } from '../online/refund-queries.ts';
import { followRefund } from '../online/refunding.ts';
import type { Settle } from '../online/settle.ts';
import type { OnlineContext } from './refund-payment.ts';

type Found = (typeof checkFindings)[number];

/** So many refunds of a payment are asked about at once, the newest. */
const MOST_REFUNDS = 10;

/**
 * Asks the provider about a payment and its refunds, also where the payment is over: money may come later. Answers the money of the order and
 * what was found. Throws `order_not_found`, and `not_found` for a payment of another order or by no provider.
 */
export async function checkPayment(
  context: OnlineContext & { readonly settle: Settle },
  { number, id }: { number: string; id: string },
  member: Member,
): Promise<OrderPayments & { readonly found: Found }> {
  const { db, providers, settle } = context;
  const order = await seeOrder(context, number, member);
  const payment = await selectPayment(db, id);
  if (payment?.orderId !== order.id) throw new DomainError('not_found');
  const { provider } = payment;
  if (provider === 'hand' || provider === 'play') throw new DomainError('not_found');
  const isOpen = (await providers.of(provider)) !== undefined;
  const before = await stateOf(db, order, id);
  if (isOpen) await settle(id, 'staff');
  const refunds = isOpen ? (await selectRefundsOfOrder(db, order.id)).filter(ofPayment(id)) : [];
  for (const { id: refund } of refunds.slice(-MOST_REFUNDS)) await followRefund(context, refund);
  const after = await stateOf(db, await seeOrder(context, number, member), id);
  const isSame = before.told === after.told;
  const found: Found = !isOpen
    ? 'no keys'
    : !isSame
      ? 'changed'
      : after.isAnswered
        ? 'same'
        : 'silent';
  return { ...(await getOrderPayments(context, number, member)), found };
}

const ofPayment =
  (id: string) =>
  ({ paymentId, state }: { paymentId: string; state: string }): boolean =>
    paymentId === id && state !== 'refused' && state !== 'undone';

/** What is known of a payment, of its refunds and of the money of its order, to be compared, and whether its last question was answered. */
async function stateOf(db: Database, { id: orderId, version }: OrderRow, id: string) {
  const payment = await selectPayment(db, id);
  const refunds = await selectRefundsOfOrder(db, orderId);
  const { state, trouble, decline, askedAt, answeredAt } = payment ?? {};
  const ofRefunds = refunds.map((one) => [one.id, one.state]);
  return {
    told: JSON.stringify([version, state, trouble, decline, ofRefunds]),
    isAnswered: Boolean(askedAt && answeredAt && answeredAt >= askedAt),
  };
}
