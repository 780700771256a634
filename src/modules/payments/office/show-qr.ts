import { toRoubles } from '#contracts/money.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { payingStateOf, readPayingTerms, seeOrder } from '#modules/orders/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { BeginPayment } from '../online/begin-payment.ts';
import type { OnlineContext } from './refund-payment.ts';

/**
 * Begins a payment by СБП, or finds the one that can still be paid: its QR code is scanned from the screen of the staff. Throws
 * `order_not_found`, `payment_off`, `invalid` of `amount` for more than СБП takes at once, and what beginning a payment throws.
 */
export async function showQr(
  { db, clock, begin }: Pick<OnlineContext, 'db' | 'clock'> & { readonly begin: BeginPayment },
  number: string,
  part: 'first' | 'rest',
  member: Member,
) {
  const order = await seeOrder({ db }, number, member);
  const state = payingStateOf(order, await readPayingTerms(db));
  if (state === 'not taken') throw new DomainError('payment_off');
  const { actor } = member;
  const { id, amount, payUrl } = await begin(order.id, part, { staffId: staffIdOf(actor) });
  await recordAction(
    { db, clock, actor },
    {
      action: 'payments.show_qr',
      entity: 'order',
      entityId: number,
      changes: { money: { from: null, to: amount } },
    },
  );
  return { payment: id, amount: toRoubles(amount), code: payUrl };
}
