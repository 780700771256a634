import type { Absent, PaymentMethod, PaymentState, Refused, Unknown } from '../provider.ts';
import { rowsOf, safeCode } from '../tolerant.ts';
import * as answers from './answers.ts';
import type { AskTbank } from './api.ts';
import { declineOf } from './reasons.ts';
import { methodOf, stateNameOf } from './traits.ts';

const UNKNOWN: Unknown = { isUnknown: true };

/** What `GetState` says of a payment. An answer about another payment is no answer. */
export async function askState(
  ask: AskTbank,
  reference: string,
): Promise<answers.TbankState | Absent | Refused | Unknown> {
  const answer = await ask('GetState', { PaymentId: reference });
  if (!('read' in answer)) return answer;
  const { data } = answers.state.safeParse(answer.read);
  return data?.PaymentId === reference ? data : UNKNOWN;
}

/** The payments of an order id, which is our key; absent where there is none. */
async function paymentsOf(
  ask: AskTbank,
  key: string,
): Promise<answers.PaymentOfOrder[] | Absent | Refused | Unknown> {
  const answer = await ask('CheckOrder', { OrderId: key });
  if (!('read' in answer)) return answer;
  const { data } = answers.order.safeParse(answer.read);
  if (!data) return UNKNOWN;
  const rows = rowsOf(answers.paymentOfOrder, data.Payments);
  if (rows.length < data.Payments.length) return UNKNOWN;
  return rows.length > 0 ? rows : { isAbsent: true };
}

const order: readonly PaymentState['state'][] = ['succeeded', 'authorised', 'pending'];

/** A key may have several payments: the one with the money counts, else the one that may still be paid. */
export async function findByKey(
  ask: AskTbank,
  key: string,
): Promise<answers.PaymentOfOrder | Absent | Refused | Unknown> {
  const rows = await paymentsOf(ask, key);
  if (!Array.isArray(rows)) return rows;
  const best = order
    .map((state) => rows.findLast(({ Status }) => stateNameOf(Status) === state))
    .find((row) => row !== undefined);
  return best ?? rows.at(-1) ?? { isAbsent: true };
}

/** What is known of a payment, with the reason where it was declined: only the list of the order has it. */
export async function toldState(
  ask: AskTbank,
  found: answers.TbankState,
  isTest: boolean,
): Promise<PaymentState> {
  const { Status: status, Amount: amount, OrderId: key } = found;
  const state = stateNameOf(status);
  const rows = state === 'failed' && key !== null ? await paymentsOf(ask, key) : [];
  const row = Array.isArray(rows)
    ? rows.find(({ PaymentId }) => PaymentId === found.PaymentId)
    : undefined;
  const isOver = state === 'failed' || state === 'cancelled' || status === 'AUTH_FAIL';
  const hasCode = row !== undefined && row.ErrorCode !== null && row.ErrorCode !== '0';
  const code = safeCode(hasCode ? row.ErrorCode : status);
  return {
    reference: found.PaymentId,
    state,
    rawState: safeCode(status),
    amount,
    currency: null,
    refunded: refundedOf(status, amount),
    income: null,
    isTest,
    key,
    account: found.TerminalKey,
    method: methodOfState(found),
    pendingUntil: null,
    decline: isOver ? { code, reason: declineOf(code) } : null,
    refunds: [],
  };
}

export function methodOfState({ Params: params }: answers.TbankState): PaymentMethod | null {
  const source = rowsOf(answers.parameter, params).find(({ Key }) => Key === 'Source');
  return methodOf(source?.Value);
}

/** The provider tells no sum of refunds: none, all, or a part of it that only our own records know. */
function refundedOf(status: string, amount: number | null): number | null {
  if (status === 'REFUNDED') return amount || null;
  return ['REFUNDING', 'ASYNC_REFUNDING', 'PARTIAL_REFUNDED'].includes(status) ? null : 0;
}
