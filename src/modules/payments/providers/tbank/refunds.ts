import type { RefundRefusal } from '#contracts/payment-reasons.ts';
import type { AskedRefund, RefundState, Refused, Unknown } from '../provider.ts';
import * as answers from './answers.ts';
import type { AskTbank } from './api.ts';
import { writtenReceipt } from './receipts.ts';
import { askState, methodOfState } from './states.ts';
import { cancelFields, tbankTraits } from './traits.ts';

const plain = (state: RefundState['state']): RefundState => ({
  state,
  reference: null,
  refusal: null,
});

/** No table of refusals is known: the staff are shown the code itself. */
const refused = (code: string, reason: RefundRefusal = 'declined'): RefundState => ({
  state: 'refused',
  reference: null,
  refusal: { code, reason },
});

export async function askRefund(ask: AskTbank, asked: AskedRefund): Promise<RefundState> {
  const { key, payment, amount, method, receipt } = asked;
  if (tbankTraits.refundsOf(method) === 'hold') return refused('not_by_method', 'not_by_method');
  const answer = await ask('Cancel', {
    PaymentId: payment,
    Amount: amount,
    ...cancelFields(method, key),
    ...(receipt && { Receipt: writtenReceipt(receipt) }),
  });
  if ('refused' in answer) {
    // Keys that are not taken are no word about the money: the owner mends them and the refund is asked for again.
    return answer.refused === 'keys refused' ? plain('unknown') : refused(answer.code);
  }
  if ('isAbsent' in answer) return refused('not_found');
  const { data } = answers.cancelled.safeParse('read' in answer ? answer.read : undefined);
  if (data?.PaymentId !== payment) return plain('unknown');
  const { OriginalAmount: before, NewAmount: after } = data;
  if (before !== null && after !== null && before - after !== amount) return plain('unknown');
  return plain(ofStatus[data.Status] ?? 'unknown');
}

const ofStatus: Readonly<Record<string, RefundState['state']>> = {
  REFUNDING: 'pending',
  ASYNC_REFUNDING: 'pending',
  PARTIAL_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
};

/** The provider gives refunds neither id nor list: the state of the payment tells of one refund, and of several only where all agree. */
export async function refundStateOf(ask: AskTbank, asked: AskedRefund): Promise<RefundState> {
  const found = await askState(ask, asked.payment);
  if (!('Status' in found)) return plain('unknown');
  if (found.Status === 'CONFIRMED') return plain('absent');
  const isOneOfMany = found.Status === 'PARTIAL_REFUNDED' && asked.refundedBefore > 0;
  return plain(isOneOfMany ? 'unknown' : (ofStatus[found.Status] ?? 'unknown'));
}

/** `Cancel` gives a hold back, and money that was taken as well: so the state is asked for first. */
export async function cancelHold(
  ask: AskTbank,
  payment: string,
  key: string,
): Promise<{ isCancelled: true } | Refused | Unknown> {
  const found = await askState(ask, payment);
  if ('isAbsent' in found) return { refused: 'by provider', code: 'not_found' };
  if (!('Status' in found)) return found;
  if (isReleased(found.Status)) return { isCancelled: true };
  if (!['NEW', 'FORM_SHOWED', 'AUTHORIZED'].includes(found.Status)) {
    return { refused: 'by provider', code: found.Status };
  }
  const fields = cancelFields(methodOfState(found), key);
  const answer = await ask('Cancel', { PaymentId: payment, ...fields });
  if ('refused' in answer) return answer;
  const { data } = answers.cancelled.safeParse('read' in answer ? answer.read : undefined);
  // `REFUNDED`: the money was taken meanwhile, and has gone back whole. The state of the payment says so.
  return data && isReleased(data.Status) ? { isCancelled: true } : { isUnknown: true };
}

const isReleased = (status: string) => ['CANCELED', 'REVERSED'].includes(status);
