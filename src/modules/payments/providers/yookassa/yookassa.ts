import { HOUR, MINUTE } from '#platform/time/duration.ts';
import { PATIENCE } from '../ask-json.ts';
import type {
  Absent,
  AskedPayment,
  Begun,
  KeysCheck,
  Notice,
  PaymentProvider,
  PaymentState,
  Refused,
  Unknown,
} from '../provider.ts';
import { rowsOf, safeCode, withoutCard } from '../tolerant.ts';
import { writtenAmount } from './amounts.ts';
import * as answers from './answers.ts';
import { type AskYookassa, createYookassaApi, type YookassaAccount } from './api.ts';
import { declineOf } from './reasons.ts';
import { askReceipt, sendReceipt, writtenReceipt } from './receipts.ts';
import { askRefund, refundStateOf, refundsOf } from './refunds.ts';
import { methodOf, yookassaTraits } from './traits.ts';

export interface YookassaOptions extends YookassaAccount {
  /** Origin of the API. */
  readonly url: string;
  /** How long an answer is waited for, ms. Default: ten seconds. */
  readonly patience?: number;
}

const UNKNOWN: Unknown = { isUnknown: true };
const MOST_DESCRIPTION = 128;
const LARGEST_NOTICE = 64 * 1024;

/** YooKassa as a {@link PaymentProvider}, of one shop, in one stage: money is taken as soon as it is authorised. */
export function createYookassa(options: YookassaOptions): PaymentProvider {
  const { shopId, patience = PATIENCE } = options;
  const ask = createYookassaApi({ ...options, patience });

  return {
    traits: yookassaTraits,
    begin: (asked) => begin(ask, shopId, asked),
    async state(question) {
      const found =
        'reference' in question
          ? await paymentOf(ask, question.reference)
          : await findByKey(ask, question.key, question.begunAt);
      return 'id' in found ? stateOf(ask, found) : found;
    },
    refund: (asked) => askRefund(ask, asked),
    refundState: (asked) => refundStateOf(ask, asked),
    async cancelHold(payment, key) {
      const path = `/payments/${encodeURIComponent(payment)}/cancel`;
      const read = readPayment(await ask({ path, body: {}, key }));
      if ('isAbsent' in read) return { refused: 'by provider', code: 'not_found' };
      if (!('id' in read)) return read;
      return read.status === 'canceled' ? { isCancelled: true } : UNKNOWN;
    },
    sendReceipt: (asked) => sendReceipt(ask, asked),
    receiptState: (asked) => askReceipt(ask, asked),
    check: () => check(ask),
    readNotice: (body) => readNotice(body, shopId),
  };
}

async function begin(
  ask: AskYookassa,
  shopId: string,
  asked: AskedPayment,
): Promise<Begun | Refused | Unknown> {
  const { key, purpose, orderNumber, receipt } = asked;
  const body = {
    amount: writtenAmount(asked.amount),
    capture: true,
    confirmation: { type: asked.asQr ? 'qr' : 'redirect', return_url: asked.returnUrl },
    ...(asked.asQr && { payment_method_data: { type: 'sbp' } }),
    description: asked.description.slice(0, MOST_DESCRIPTION),
    metadata: { payment_id: key, order: orderNumber, purpose },
    ...(receipt && { receipt: writtenReceipt(receipt) }),
  };
  const read = readPayment(await ask({ path: '/payments', body, key }));
  if ('isAbsent' in read) return { refused: 'by provider', code: 'not_found' };
  if (!('id' in read)) return read;
  if (read.test !== null && read.test !== asked.isTest)
    return { refused: 'mode differs', code: 'test' };
  const differs = differenceOf(read, asked, shopId);
  if (differs) return { refused: 'answer differs', code: differs };
  const { confirmation } = read;
  const payUrl = asked.asQr ? confirmation?.confirmation_data : confirmation?.confirmation_url;
  if (!payUrl) return { refused: 'key used', code: safeCode(read.status) };
  const until = read.created_at && read.created_at.getTime() + yookassaTraits.life.usual;
  const expiresAt = read.expires_at ?? (until === null ? null : new Date(until));
  return { reference: read.id, payUrl, expiresAt };
}

/** The field of an answer that is not what was asked for. */
function differenceOf(
  read: answers.YookassaPayment,
  { amount, key }: AskedPayment,
  shopId: string,
): string | undefined {
  if (read.amount?.value !== amount) return 'amount';
  if (read.amount.currency !== 'RUB') return 'currency';
  if (read.recipient && read.recipient.account_id !== shopId) return 'account';
  return read.metadata && read.metadata.payment_id !== key ? 'key' : undefined;
}

type Asked = Awaited<ReturnType<AskYookassa>>;

function readPayment(answer: Asked): answers.YookassaPayment | Absent | Refused | Unknown {
  if (!('read' in answer)) return answer;
  const { data } = answers.payment.safeParse(answer.read);
  return data ?? UNKNOWN;
}

const paymentOf = async (ask: AskYookassa, reference: string) =>
  readPayment(await ask({ path: `/payments/${encodeURIComponent(reference)}` }));

/** So many pages of the list are read. */
const MOST_PAGES = 10;

/** The provider finds no payment by our key: it is looked for among those of the hour in which it was begun. */
async function findByKey(ask: AskYookassa, key: string, begunAt: Date) {
  const query: Record<string, string> = {
    'created_at.gte': new Date(begunAt.getTime() - 5 * MINUTE).toISOString(),
    'created_at.lt': new Date(begunAt.getTime() + HOUR).toISOString(),
    limit: '100',
  };
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ask({ path: '/payments', query });
    if (!('read' in answer)) return answer;
    const { data } = answers.list.safeParse(answer.read);
    if (!data) return UNKNOWN;
    const rows = rowsOf(answers.payment, data.items);
    const found = rows.find(({ metadata }) => metadata?.payment_id === key);
    if (found) return found;
    if (rows.length < data.items.length) return UNKNOWN;
    if (!data.next_cursor) return { isAbsent: true } as const;
    query.cursor = data.next_cursor;
  }
  return UNKNOWN;
}

const states: Readonly<Record<string, PaymentState['state']>> = {
  pending: 'pending',
  waiting_for_capture: 'authorised',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/** Refunds are asked for where there may be some: a payment that nobody has paid has none. */
async function stateOf(
  ask: AskYookassa,
  read: answers.YookassaPayment,
): Promise<PaymentState | Refused | Unknown> {
  const refunds = read.status === 'succeeded' ? await refundsOf(ask, read.id) : [];
  if (!Array.isArray(refunds)) return refunds;
  const { cancellation_details: details } = read;
  const code = details?.reason ? safeCode(details.reason) : undefined;
  const known = states[read.status] ?? 'unknown';
  const isDeclined = known === 'cancelled' && details !== null && details.party !== 'merchant';
  const timesOut = code === 'expired_on_confirmation' || code === 'expired_on_capture';
  return {
    reference: read.id,
    state: isDeclined && !timesOut ? 'failed' : known,
    rawState: safeCode(read.status),
    amount: read.amount?.value ?? null,
    currency: read.amount?.currency ?? null,
    refunded: read.refunded_amount?.value ?? 0,
    income: incomeOf(read),
    isTest: read.test,
    key: read.metadata?.payment_id ?? null,
    account: read.recipient?.account_id ?? null,
    method: methodOf(read.payment_method?.type),
    pendingUntil: read.suspended_until ?? read.expires_at,
    decline: code === undefined ? null : { code, reason: declineOf(code) },
    refunds,
  };
}

/** A sum in another currency, or of more than was paid, tells nothing of the fee. */
const incomeOf = ({ amount, income_amount: income }: answers.YookassaPayment) =>
  amount && income && income.currency === amount.currency && income.value <= amount.value
    ? income.value
    : null;

async function check(ask: AskYookassa): Promise<KeysCheck> {
  const answer = await ask({ path: '/me' });
  if ('isUnknown' in answer) return { answer: 'silent' };
  if ('refused' in answer) {
    return answer.refused === 'keys refused'
      ? { answer: 'keys refused' }
      : { answer: 'not understood', code: answer.code };
  }
  const { data } = answers.shop.safeParse('read' in answer ? answer.read : undefined);
  if (!data) return { answer: 'not understood', code: 'unreadable' };
  const { account_id: account, test: isTest, payment_methods: methods } = data;
  return { answer: 'works', account, isTest, methods: methods ?? [] };
}

const UNREADABLE: Notice = { verdict: 'unreadable', key: null, reference: null, kept: '' };

function readNotice(body: string, shopId: string): Notice {
  if (body.length > LARGEST_NOTICE) return UNREADABLE;
  try {
    const parsed: unknown = JSON.parse(body);
    const { event, object } = answers.notice.parse(parsed);
    const isOther = object.recipient !== null && object.recipient.account_id !== shopId;
    const isRefund = event.startsWith('refund.');
    return {
      verdict: isOther ? 'another account' : 'unsigned',
      key: object.metadata?.payment_id ?? null,
      reference: isRefund ? object.payment_id : object.id,
      kept: JSON.stringify(withoutCard(parsed)),
    };
  } catch {
    return UNREADABLE;
  }
}
