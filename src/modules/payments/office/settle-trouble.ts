import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import type { Member } from '#modules/audit/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { type ManualContext, onMoney } from '../manual/on-money.ts';
import { lockPayment, updatePayment } from '../online/online-queries.ts';
import { lockRefund, updateRefund } from '../online/refund-queries.ts';
import { selectAttention } from './attention.ts';

interface Settled {
  readonly version: number;
  readonly note: string;
  /** Of the payment; without it the payment itself is dealt with. */
  readonly refund?: string | undefined;
}

/**
 * Notes that a member has dealt with what was to be looked at of a payment or a refund: it waits no more, and the same trouble is not told again
 * while the payment stays where it is. Throws `order_not_found`, `order_changed`, and `not_found` where nothing is to be looked at.
 */
export const settleTrouble = (
  context: ManualContext,
  { number, id }: { number: string; id: string },
  { version, note, refund }: Settled,
  member: Member,
): Promise<OrderPayments> =>
  onMoney(context, { number, version, action: 'payments.settled' }, member, async (held) => {
    const { db, order, at } = held;
    const payment = await lockPayment(db, id);
    if (payment?.orderId !== order.id) throw new DomainError('not_found');
    const by = payment.provider;
    const attention = await selectAttention(db, order.id, at);
    if (refund !== undefined) {
      const row = await lockRefund(db, refund);
      if (row?.paymentId !== id || !attention.refunds.has(refund)) {
        throw new DomainError('not_found');
      }
      await updateRefund(db, refund, { settledAt: at, troubleAt: null });
      return { of: 'settled', kopecks: row.amountKopecks, note, by };
    }
    const trouble = attention.payments.get(id);
    if (!trouble) throw new DomainError('not_found');
    const settled = [...new Set([...payment.settled, trouble])];
    await updatePayment(db, id, { settled, trouble: null, troubleAt: null });
    return { of: 'settled', kopecks: payment.amountKopecks, note, by };
  });
