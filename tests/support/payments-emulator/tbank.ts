import type { FastifyInstance } from 'fastify';
import { type Answer, answerWith } from './answering.ts';
import type { Misfortunes } from './misfortunes.ts';
import type { Notices } from './notices.ts';
import { type KeptPayment, leftOf, type Payments, refundedOf } from './payments.ts';
import { createTbankReceipts, type TbankReceipt } from './tbank-receipts.ts';
import { signatureOf } from './tbank-token.ts';
import type { EmulatedTill } from './till.ts';
import type { VirtualClock } from './virtual-clock.ts';

const DAY = 24 * 3_600_000;

export interface TbankTerminal {
  readonly terminalKey: string;
  readonly password: string;
  /** Where the cabinet of the terminal says that notices go, unless a payment says otherwise. */
  noticesTo: string | undefined;
}

interface Options {
  readonly terminal: TbankTerminal;
  readonly payments: Payments;
  readonly notices: Notices;
  readonly clock: VirtualClock;
  readonly misfortunes: Misfortunes;
  readonly till: EmulatedTill;
  readonly payUrlOf: (payment: KeptPayment) => string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Codes of the provider that the facts name, and `8` for all that it refuses otherwise. */
const refusal = (code: string): Answer => ({
  status: 200,
  body: { Success: false, ErrorCode: code, Message: 'Отказ', Details: 'Подробности с данными' },
});

/** The API of T-Bank, version 2, as the shop sees it. */
export function addTbank(app: FastifyInstance, options: Options): void {
  const { terminal, payments, notices, clock, misfortunes, payUrlOf } = options;
  const receipts = createTbankReceipts(options);
  /** Answers of refunds by the id that the shop has given them. */
  const refunded = new Map<string, object>();
  const ours = () => payments.all.filter(({ dialect }) => dialect === 'tbank');

  payments.tellBy('tbank', async (payment, { kind }) => {
    const now = statusOf(payment);
    const statuses = { held: [now], paid: ['AUTHORIZED', now], failed: [now], refunded: [now] }[
      kind
    ];
    await Promise.all(statuses.map((status) => tell(payment, status)));
  });

  function tell(payment: KeptPayment, status: string): Promise<void> {
    const body = {
      TerminalKey: misfortunes.wrong.account ?? terminal.terminalKey,
      OrderId: payment.key,
      Success: status !== 'REJECTED',
      Status: misfortunes.oddState ?? status,
      PaymentId: Number(payment.id),
      ErrorCode: payment.reason ?? '0',
      Amount: misfortunes.wrong.amount ?? payment.amount,
      CardId: 70_000_001,
      Pan: '430000******0777',
      ExpDate: '1230',
      RebillId: '80000001',
      Data: { Source: 'cards' },
      ...(misfortunes.hasOddFields && { Odd: true, Wallet: null }),
    };
    const password = misfortunes.signsWrongly ? 'another' : terminal.password;
    const Token = signatureOf(body, password, misfortunes.signsByNewRule);
    return notices.send({
      to: payment.noticesTo ?? terminal.noticesTo,
      body: JSON.stringify({ ...body, Token }),
      acknowledgement: 'OK',
    });
  }

  const common = (payment: KeptPayment) => ({
    Success: true,
    ErrorCode: '0',
    TerminalKey: misfortunes.wrong.account ?? terminal.terminalKey,
    Status: misfortunes.oddState ?? statusOf(payment),
    PaymentId: payment.id,
    OrderId: payment.key,
    ...(misfortunes.hasOddFields && { Odd: { inner: [1, null] }, Details: 7 }),
  });

  async function init(asked: Fields): Promise<Answer> {
    const isUsed = ours().some(({ key }) => key === asked.OrderId);
    if (isUsed && !misfortunes.takesOrderTwice) return refusal('8');
    const amount = Number(asked.Amount);
    const due = new Date(String(asked.RedirectDueDate ?? ''));
    const isTooFar = due.getTime() > clock.now().getTime() + 90 * DAY;
    if (!(amount >= 100) || String(asked.OrderId).length > 36 || isTooFar) return refusal('9');
    const receipt = asked.Receipt as TbankReceipt | undefined;
    if (receipt && receipts.isWrong(receipt, amount)) return refusal('308');
    const payment = payments.add({
      dialect: 'tbank',
      key: String(asked.OrderId),
      amount,
      description: String(asked.Description),
      returnUrl: String(asked.SuccessURL),
      dueAt: due,
      noticesTo: asked.NotificationURL === undefined ? undefined : String(asked.NotificationURL),
      metadata: asked.DATA as Fields,
      receipt: receipt as Fields | undefined,
    });
    const body = {
      ...common(payment),
      Amount: misfortunes.wrong.amount ?? amount,
      PaymentURL: payUrlOf(payment),
    };
    if (misfortunes.paysBeforeAnswer) await payments.pay(payment);
    return { status: 200, body };
  }

  function getState({ PaymentId: id }: Fields): Answer {
    const payment = payments.find(String(id));
    if (!payment) return refusal('255');
    const source = {
      card: 'cards',
      sbp: 'SBP',
      loan: 'Odd',
      bnpl: 'BNPL',
      instalments: 'Installment',
    };
    const Params = [
      { Key: 'Route', Value: 'ACQ' },
      { Key: 'Source', Value: source[payment.method] },
    ];
    const Amount = misfortunes.wrong.amount ?? payment.amount;
    return { status: 200, body: { ...common(payment), Amount, Params } };
  }

  /** A real one leads to the bank of the customer. */
  function getQr({ PaymentId: id }: Fields): Answer {
    const payment = payments.find(String(id));
    if (!payment) return refusal('255');
    return { status: 200, body: { ...common(payment), Data: payUrlOf(payment) } };
  }

  function checkOrder({ OrderId: key }: Fields): Answer {
    const found = ours().filter((one) => one.key === key);
    if (found.length === 0) return refusal('335');
    const Payments = found.map((one) => ({
      PaymentId: one.id,
      Amount: one.amount,
      Status: statusOf(one),
      Success: one.reason === null,
      ErrorCode: one.reason ?? '0',
    }));
    return {
      status: 200,
      body: {
        Success: true,
        ErrorCode: '0',
        TerminalKey: terminal.terminalKey,
        OrderId: key,
        Payments,
      },
    };
  }

  async function cancel(asked: Fields): Promise<Answer> {
    const payment = payments.find(String(asked.PaymentId));
    if (!payment) return refusal('255');
    const known = refunded.get(String(asked.ExternalRequestId ?? ''));
    if (known) return { status: 200, body: { ...common(payment), ...known } };
    const isParts = payment.method === 'bnpl' || payment.method === 'instalments';
    if (isParts && !(asked.ExternalRequestId && asked.Route && asked.Source)) return refusal('9');
    if (payment.method === 'instalments' && payment.stage === 'paid') return refusal('8');
    const before = leftOf(payment);
    if (['new', 'shown', 'held'].includes(payment.stage)) {
      payment.reason = payment.stage === 'held' ? 'REVERSED' : 'CANCELED';
      payment.stage = 'cancelled';
      return { status: 200, body: { ...common(payment), OriginalAmount: before, NewAmount: 0 } };
    }
    const amount = Number(asked.Amount ?? before);
    const key = asked.ExternalRequestId === undefined ? null : String(asked.ExternalRequestId);
    const receipt = asked.Receipt as TbankReceipt | undefined;
    if (receipt && receipts.isWrong(receipt, amount)) return refusal('308');
    const asRefund = { key, amount, receipt: receipt as Fields | undefined };
    const made = await payments.refund(payment, asRefund, payment.method === 'sbp');
    if (!made) return refusal('8');
    const sums = { OriginalAmount: before, NewAmount: before - amount };
    if (key) refunded.set(key, sums);
    return { status: 200, body: { ...common(payment), ...sums } };
  }

  const methods: Readonly<Record<string, (asked: Fields) => Answer | Promise<Answer>>> = {
    Init: init,
    GetState: getState,
    CheckOrder: checkOrder,
    Cancel: cancel,
    GetQr: getQr,
  };

  app.post<{ Body: Fields }>('/cashbox/SendClosingReceipt', (request, reply) =>
    answerWith(reply, misfortunes, true, async () => {
      const { body } = request;
      if (body.Token !== signatureOf(body, terminal.password)) return refusal('204');
      const payment = payments.find(String(body.PaymentId));
      if (!payment) return refusal('255');
      return (await receipts.close(payment, body.Receipt as TbankReceipt))
        ? { status: 200, body: { Success: true, ErrorCode: '0' } }
        : refusal('308');
    }),
  );

  app.post<{ Params: { method: string }; Body: Fields }>('/v2/:method', (request, reply) =>
    answerWith(reply, misfortunes, ['Init', 'Cancel'].includes(request.params.method), async () => {
      const { body } = request;
      if (body.TerminalKey !== terminal.terminalKey) return refusal('205');
      if (body.Token !== signatureOf(body, terminal.password)) return refusal('204');
      return (await methods[request.params.method]?.(body)) ?? refusal('9');
    }),
  );
}

function statusOf(payment: KeptPayment): string {
  const { stage, reason, amount, refunds, method } = payment;
  if (stage === 'cancelled') return reason ?? 'CANCELED';
  if (stage === 'paid') {
    if (refunds.some((one) => one.stage === 'waiting')) {
      return method === 'sbp' ? 'ASYNC_REFUNDING' : 'REFUNDING';
    }
    const given = refundedOf(payment);
    if (given === amount) return 'REFUNDED';
    return given > 0 ? 'PARTIAL_REFUNDED' : 'CONFIRMED';
  }
  return {
    new: 'NEW',
    shown: 'FORM_SHOWED',
    thinking: 'AUTHORIZING',
    'three-ds-failed': 'AUTH_FAIL',
    held: 'AUTHORIZED',
    declined: 'REJECTED',
    expired: 'DEADLINE_EXPIRED',
  }[stage];
}
