import { toRoubles } from '#contracts/money.ts';
import type { PaymentCheck } from '#contracts/order-paying.ts';
import { declineText } from '#messages/payments/decline-reasons.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { PaymentRow } from '../ledger/ledger-queries.ts';
import type { Settle } from '../online/settle.ts';
import { isWithBank } from './order-paying.ts';

/**
 * What the customer who comes back is told of a payment, after its provider was asked. The id of a payment is no secret, so nothing of its
 * order is told. Throws `not_found`, also for one that no provider has.
 */
export async function checkPayment(settle: Settle, id: string): Promise<PaymentCheck> {
  const payment = await settle(id, 'return');
  if (!payment || payment.provider === 'hand') throw new DomainError('not_found');
  const state = stateOf(payment);
  return {
    state,
    amount: toRoubles(payment.amountKopecks),
    until: state === 'waiting' ? (payment.pendingUntil?.toISOString() ?? null) : null,
    is_test: payment.test,
    told: state === 'declined' ? declineText(payment.decline ?? 'declined') : null,
  };
}

function stateOf(payment: PaymentRow): PaymentCheck['state'] {
  if (isWithBank(payment)) return 'waiting';
  switch (payment.state) {
    case 'succeeded':
      return 'paid';
    case 'cancelled':
    case 'failed':
      return 'declined';
    case 'created':
    case 'pending':
    case 'authorised':
      return 'checking';
  }
}
