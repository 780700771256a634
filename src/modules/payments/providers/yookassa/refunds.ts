import type { AskedRefund, KnownRefund, RefundState, Refused, Unknown } from '../provider.ts';
import { rowsOf, safeCode } from '../tolerant.ts';
import { writtenAmount } from './amounts.ts';
import * as answers from './answers.ts';
import type { AskYookassa } from './api.ts';
import { refusalOf } from './reasons.ts';
import { writtenReceipt } from './receipts.ts';

const UNKNOWN: RefundState = { state: 'unknown', reference: null, refusal: null };
const ABSENT: RefundState = { state: 'absent', reference: null, refusal: null };

/** So many refunds of a payment are read. */
const MOST_REFUNDS = '100';

export async function askRefund(ask: AskYookassa, asked: AskedRefund): Promise<RefundState> {
  const { key, payment, receipt } = asked;
  const body = {
    payment_id: payment,
    amount: writtenAmount(asked.amount),
    metadata: { refund_id: key },
    ...(receipt && { receipt: writtenReceipt(receipt) }),
  };
  const answer = await ask({ path: '/refunds', body, key });
  if ('refused' in answer) {
    // Keys that are not taken are no word about the money: the owner mends them and the refund is asked for again.
    if (answer.refused === 'keys refused') return UNKNOWN;
    return { state: 'refused', reference: null, refusal: refused(answer.code) };
  }
  return readRefund('read' in answer ? answer.read : undefined, asked);
}

export async function refundStateOf(
  ask: AskYookassa,
  asked: AskedRefund & { readonly reference: string | null },
): Promise<RefundState> {
  if (asked.reference !== null) {
    const answer = await ask({ path: `/refunds/${encodeURIComponent(asked.reference)}` });
    if ('isAbsent' in answer) return { ...ABSENT, reference: asked.reference };
    return readRefund('read' in answer ? answer.read : undefined, asked);
  }
  const rows = await listed(ask, asked.payment);
  if (!Array.isArray(rows)) return UNKNOWN;
  const found = rows.find(({ metadata }) => metadata?.refund_id === asked.key);
  if (found) return readRow(found);
  // A refund that the provider lists without our key may be the one.
  return rows.some(({ metadata }) => metadata === null) ? UNKNOWN : ABSENT;
}

/** All refunds of a payment, those made in the provider's cabinet too. */
export async function refundsOf(
  ask: AskYookassa,
  payment: string,
): Promise<KnownRefund[] | Refused | Unknown> {
  const rows = await listed(ask, payment);
  if (!Array.isArray(rows)) return rows;
  return rows.map((row) => ({
    reference: row.id,
    key: row.metadata?.refund_id ?? null,
    amount: row.amount?.value ?? null,
    state: readRow(row).state,
  }));
}

async function listed(
  ask: AskYookassa,
  payment: string,
): Promise<answers.YookassaRefund[] | Refused | Unknown> {
  const query = { payment_id: payment, limit: MOST_REFUNDS };
  const answer = await ask({ path: '/refunds', query });
  if ('isAbsent' in answer) return [];
  if (!('read' in answer)) return answer;
  const { data } = answers.list.safeParse(answer.read);
  return data ? rowsOf(answers.refund, data.items) : { isUnknown: true };
}

/** An answer about another payment or another sum is no answer. */
function readRefund(read: unknown, { payment, amount }: AskedRefund): RefundState {
  const { data } = answers.refund.safeParse(read);
  const fits = data && data.payment_id === payment && data.amount?.value === amount;
  return fits && data.amount?.currency === 'RUB' ? readRow(data) : UNKNOWN;
}

function readRow({ id, status, cancellation_details: details }: answers.YookassaRefund) {
  const known: Readonly<Record<string, RefundState['state']>> = {
    pending: 'pending',
    succeeded: 'succeeded',
    canceled: 'refused',
  };
  const state = known[status] ?? 'unknown';
  const refusal = state === 'refused' ? refused(safeCode(details?.reason)) : null;
  return { state, reference: id, refusal };
}

const refused = (code: string) => ({ code, reason: refusalOf(code) });
