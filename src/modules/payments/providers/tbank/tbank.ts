import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import { PATIENCE } from '../ask-json.ts';
import type {
  AskedPayment,
  Begun,
  KeysCheck,
  PaymentProvider,
  Refused,
  Unknown,
} from '../provider.ts';
import * as answers from './answers.ts';
import { type AskTbank, createTbankApi, type TbankAccount } from './api.ts';
import { readNotice } from './notice.ts';
import { receiptState, sendReceipt, writtenReceipt } from './receipts.ts';
import { askRefund, cancelHold, refundStateOf } from './refunds.ts';
import { askState, findByKey, toldState } from './states.ts';
import { tbankTraits } from './traits.ts';

export interface TbankOptions extends TbankAccount {
  /** Origin of the API. */
  readonly url: string;
  readonly clock: Clock;
  /** Whether the terminal is one for trying out: no answer tells it. */
  readonly isTest: boolean;
  /** Where notices go; default: as the cabinet of the terminal says. */
  readonly noticesTo?: string;
  /** How long an answer is waited for, ms. Default: ten seconds. */
  readonly patience?: number;
}

const MOST_DESCRIPTION = 140;

/** T-Bank («Т-Касса») as a {@link PaymentProvider}, of one terminal, in one stage: money is taken as soon as it is authorised. */
export function createTbank(options: TbankOptions): PaymentProvider {
  const { isTest, patience = PATIENCE } = options;
  const ask = createTbankApi({ ...options, patience });

  return {
    traits: tbankTraits,
    begin: (asked) => begin(ask, options, asked),
    async state(question) {
      if ('reference' in question) return stateOf(ask, question.reference, isTest);
      const found = await findByKey(ask, question.key);
      return 'PaymentId' in found ? stateOf(ask, found.PaymentId, isTest) : found;
    },
    refund: (asked) => askRefund(ask, asked),
    refundState: (asked) => refundStateOf(ask, asked),
    cancelHold: (payment, key) => cancelHold(ask, payment, key),
    sendReceipt: (asked) => sendReceipt(ask, asked),
    receiptState,
    check: () => check(ask, options.terminalKey),
    readNotice: (body) => readNotice(body, options),
  };
}

async function stateOf(ask: AskTbank, reference: string, isTest: boolean) {
  const found = await askState(ask, reference);
  return 'Status' in found ? toldState(ask, found, isTest) : found;
}

async function begin(
  ask: AskTbank,
  options: TbankOptions,
  asked: AskedPayment,
): Promise<Begun | Refused | Unknown> {
  if (asked.isTest !== options.isTest) return { refused: 'mode differs', code: 'terminal' };
  const expiresAt = expiryOf(asked.payBy, options.clock.now());
  const answer = await ask('Init', {
    Amount: asked.amount,
    OrderId: asked.key,
    PayType: 'O',
    Description: asked.description.slice(0, MOST_DESCRIPTION),
    SuccessURL: asked.returnUrl,
    FailURL: asked.returnUrl,
    RedirectDueDate: writtenTime(expiresAt),
    DATA: { order: asked.orderNumber.slice(0, 100), purpose: asked.purpose },
    ...(options.noticesTo && { NotificationURL: options.noticesTo }),
    ...(asked.receipt && { Receipt: writtenReceipt(asked.receipt) }),
  });
  if ('isAbsent' in answer) return { refused: 'by provider', code: 'not_found' };
  if ('refused' in answer) return ofUsedKey(ask, asked.key, answer);
  const { data } = answers.begun.safeParse('read' in answer ? answer.read : undefined);
  if (!data?.PaymentURL) return { isUnknown: true };
  const differs = differenceOf(data, asked, options.terminalKey);
  if (differs) return { refused: 'answer differs', code: differs };
  const begun = { reference: data.PaymentId, payUrl: data.PaymentURL, expiresAt };
  return asked.asQr ? withQr(ask, begun) : begun;
}

/** What the QR code of a payment by СБП says. */
async function withQr(ask: AskTbank, begun: Begun): Promise<Begun | Refused | Unknown> {
  const answer = await ask('GetQr', { PaymentId: begun.reference, DataType: 'PAYLOAD' });
  if ('isAbsent' in answer) return { refused: 'by provider', code: 'not_found' };
  if (!('read' in answer)) return answer;
  const { data } = answers.qr.safeParse(answer.read);
  return data ? { ...begun, payUrl: data.Data } : { isUnknown: true };
}

/** The provider has no word of its own for an order id that was used: a payment that is found under the key tells it. */
async function ofUsedKey(ask: AskTbank, key: string, refused: Refused): Promise<Refused> {
  if (refused.refused === 'keys refused') return refused;
  const found = await findByKey(ask, key);
  return 'PaymentId' in found ? { refused: 'key used', code: refused.code } : refused;
}

/** The field of an answer that is not what was asked for. */
function differenceOf(
  { Amount: amount, OrderId: order, TerminalKey: terminal }: z.infer<typeof answers.begun>,
  asked: AskedPayment,
  terminalKey: string,
): string | undefined {
  if (amount !== null && amount !== asked.amount) return 'amount';
  if (terminal !== null && terminal !== terminalKey) return 'account';
  return order !== null && order !== asked.key ? 'key' : undefined;
}

function expiryOf(payBy: Date | undefined, now: Date): Date {
  const { usual, most } = tbankTraits.life;
  const wanted = payBy?.getTime() ?? now.getTime() + usual;
  return new Date(Math.min(wanted, now.getTime() + most));
}

/** `2026-11-27T10:00:00+00:00`: the provider takes no milliseconds and no `Z`. */
const writtenTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, '+00:00');

/** The API has no call for this: an order that cannot exist is asked for, with the signature of the keys. */
async function check(ask: AskTbank, terminalKey: string): Promise<KeysCheck> {
  const answer = await ask('CheckOrder', { OrderId: randomUUID() });
  if ('isUnknown' in answer) return { answer: 'silent' };
  if ('read' in answer || 'isAbsent' in answer) {
    return { answer: 'works', account: terminalKey, isTest: null, methods: [] };
  }
  return answer.refused === 'keys refused'
    ? { answer: 'keys refused' }
    : { answer: 'not understood', code: answer.code };
}
