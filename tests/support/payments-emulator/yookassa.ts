import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, answerWith } from './answering.ts';
import type { Misfortunes } from './misfortunes.ts';
import type { Notices } from './notices.ts';
import { type KeptPayment, type KeptRefund, type Payments, refundedOf } from './payments.ts';
import type { EmulatedTill } from './till.ts';
import type { VirtualClock } from './virtual-clock.ts';
import {
  type AskedReceipt,
  createYookassaReceipts,
  kopecksOf,
  roublesOf,
} from './yookassa-receipts.ts';

const HOUR = 3_600_000;

export interface YookassaShop {
  readonly shopId: string;
  readonly secretKey: string;
  readonly isTest: boolean;
  /** Where the cabinet of the shop says that notices go. */
  noticesTo: string | undefined;
}

interface Options {
  readonly shop: YookassaShop;
  readonly payments: Payments;
  readonly notices: Notices;
  readonly clock: VirtualClock;
  readonly misfortunes: Misfortunes;
  readonly till: EmulatedTill;
  readonly payUrlOf: (payment: KeptPayment) => string;
}

interface AskedPayment {
  readonly receipt?: AskedReceipt;
  readonly amount: { readonly value: string };
  readonly description: string;
  readonly confirmation: { readonly type: string; readonly return_url: string };
  readonly metadata: { readonly payment_id: string };
}

interface AskedRefund {
  readonly receipt?: AskedReceipt;
  readonly payment_id: string;
  readonly amount: { readonly value: string };
  readonly metadata?: { readonly refund_id: string };
}

/** Without a fee of 3.5 % and the VAT of 22 % on it. */
export const incomeOf = (amount: number): number => amount - Math.round(amount * 0.035 * 1.22);

const fault = (status: number, code: string, parameter?: string): Answer => ({
  status,
  body: { type: 'error', id: 'fault', code, description: 'Описание с данными запроса', parameter },
});

/** The API of YooKassa, version 3, as the shop sees it. */
export function addYookassa(app: FastifyInstance, options: Options): void {
  const { shop, payments, notices, clock, misfortunes, payUrlOf } = options;
  const receipts = createYookassaReceipts(options);
  /** Answers by the key of the call. */
  const answered = new Map<string, { body: string; until: number; answer: Promise<Answer> }>();
  const right = `Basic ${Buffer.from(`${shop.shopId}:${shop.secretKey}`).toString('base64')}`;

  payments.tellBy('yookassa', (payment, happened) => {
    const event = {
      held: 'payment.waiting_for_capture',
      paid: 'payment.succeeded',
      failed: 'payment.canceled',
      refunded: 'refund.succeeded',
    }[happened.kind];
    const object =
      happened.kind === 'refunded'
        ? shownRefund(payment, happened.refund)
        : shownPayment(payment, false);
    const body = JSON.stringify({ type: 'notification', event, object });
    return notices.send({ to: payment.noticesTo ?? shop.noticesTo, body, acknowledgement: '' });
  });

  /** A second call with the key gets the answer of the first, one that is still at work too. */
  function once(request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> {
    const key = String(request.headers['idempotence-key'] ?? '');
    if (!key || key.length > 64) return Promise.resolve(fault(400, 'invalid_request', 'key'));
    const body = `${request.url} ${JSON.stringify(request.body)}`;
    const known = answered.get(key);
    const now = clock.now().getTime();
    if (known && known.until > now) {
      if (known.body === body) return known.answer;
      return Promise.resolve(fault(400, 'invalid_request', 'Idempotence-Key'));
    }
    const answer = work();
    answered.set(key, { body, until: now + 24 * HOUR, answer });
    return answer;
  }

  function shownPayment(payment: KeptPayment, isNew: boolean, asQr = false) {
    const { wrong } = misfortunes;
    const { stage, method, reason } = payment;
    const refunded = refundedOf(payment);
    const isDeclined = stage === 'declined' || stage === 'expired';
    const isOver = isDeclined || stage === 'cancelled';
    return {
      id: payment.id,
      status: misfortunes.oddState ?? statusOf(stage),
      paid: stage === 'paid' || stage === 'held',
      amount: {
        value: roublesOf(wrong.amount ?? payment.amount),
        currency: wrong.currency ?? 'RUB',
      },
      ...(refunded > 0 && { refunded_amount: { value: roublesOf(refunded), currency: 'RUB' } }),
      ...(stage === 'paid' && {
        income_amount: { value: roublesOf(incomeOf(payment.amount)), currency: 'RUB' },
      }),
      description: payment.description,
      recipient: { account_id: wrong.account ?? shop.shopId, gateway_id: '1' },
      created_at: payment.createdAt.toISOString(),
      ...(stage === 'held' && {
        expires_at: new Date(payment.createdAt.getTime() + 7 * 24 * HOUR).toISOString(),
      }),
      ...(payment.thinksUntil && { suspended_until: payment.thinksUntil.toISOString() }),
      ...(isNew && { confirmation: confirmationOf(payment, asQr) }),
      test: misfortunes.isOtherMode ? !shop.isTest : shop.isTest,
      metadata: payment.metadata,
      ...(!['new', 'shown'].includes(stage) && { payment_method: shownMethod(method) }),
      ...(isOver && {
        cancellation_details: {
          party: stage === 'cancelled' ? 'merchant' : 'yoo_money',
          reason: stage === 'expired' ? 'expired_on_confirmation' : reason,
        },
      }),
      ...(misfortunes.hasOddFields && { fee: { odd: [1, null] }, income_amount: 'soon' }),
    };
  }

  /** A real QR code leads to the bank of the customer. */
  const confirmationOf = (payment: KeptPayment, asQr: boolean) =>
    asQr
      ? { type: 'qr', confirmation_data: payUrlOf(payment) }
      : { type: 'redirect', confirmation_url: payUrlOf(payment) };

  function shownRefund(payment: KeptPayment, made: KeptRefund) {
    const { wrong } = misfortunes;
    return {
      id: made.id,
      payment_id: payment.id,
      status:
        misfortunes.oddState ??
        { waiting: 'pending', done: 'succeeded', refused: 'canceled' }[made.stage],
      created_at: clock.now().toISOString(),
      amount: { value: roublesOf(wrong.amount ?? made.amount), currency: wrong.currency ?? 'RUB' },
      ...(made.key && !misfortunes.forgetsRefundKeys && { metadata: { refund_id: made.key } }),
      ...(made.stage === 'refused' && {
        cancellation_details: { party: 'yoo_money', reason: made.reason },
      }),
    };
  }

  async function begin(asked: AskedPayment): Promise<Answer> {
    const amount = kopecksOf(asked.amount.value);
    if (!(amount > 0) || asked.description.length > 128)
      return fault(400, 'invalid_request', 'amount');
    const wrong = asked.receipt && receipts.faultOf(asked.receipt, amount);
    if (wrong) return fault(400, 'invalid_request', wrong);
    const payment = payments.add({
      dialect: 'yookassa',
      key: asked.metadata.payment_id,
      amount,
      description: asked.description,
      returnUrl: asked.confirmation.return_url,
      dueAt: new Date(clock.now().getTime() + HOUR),
      noticesTo: undefined,
      metadata: asked.metadata,
      receipt: asked.receipt,
    });
    const body = shownPayment(payment, true, asked.confirmation.type === 'qr');
    if (misfortunes.paysBeforeAnswer) await payments.pay(payment);
    return { status: 200, body };
  }

  async function refund(asked: AskedRefund): Promise<Answer> {
    const payment = payments.find(asked.payment_id);
    if (!payment) return fault(404, 'not_found');
    const key = asked.metadata?.refund_id ?? null;
    const amount = kopecksOf(asked.amount.value);
    const wrong = asked.receipt && receipts.faultOf(asked.receipt, amount);
    if (wrong) return fault(400, 'invalid_request', wrong);
    const made = await payments.refund(payment, { key, amount, receipt: asked.receipt });
    return made
      ? { status: 200, body: shownRefund(payment, made) }
      : fault(400, 'invalid_request', 'amount');
  }

  async function cancel(id: string): Promise<Answer> {
    const payment = payments.find(id);
    if (payment?.stage !== 'held') return fault(400, 'invalid_request', 'status');
    payment.stage = 'cancelled';
    payment.reason = 'canceled_by_merchant';
    return { status: 200, body: shownPayment(payment, false) };
  }

  /** Two to a page, so that a client has to turn it. */
  function listed(rows: readonly object[], cursor = '0'): Answer {
    const from = Number(cursor);
    const next = from + 2 < rows.length ? { next_cursor: String(from + 2) } : {};
    return { status: 200, body: { type: 'list', items: rows.slice(from, from + 2), ...next } };
  }

  function read(path: string, query: Readonly<Record<string, string>>): Answer {
    const [, kind, id] = path.split('/');
    const ours = payments.all.filter(({ dialect }) => dialect === 'yookassa');
    if (kind === 'me') {
      const { shopId, isTest: test } = shop;
      const account_id = misfortunes.wrong.account ?? shopId;
      return { status: 200, body: { account_id, test, payment_methods: ['bank_card', 'sbp'] } };
    }
    if (kind === 'payments' && !id) {
      const since = query['created_at.gte'] ?? '';
      const until = query['created_at.lt'] ?? '';
      const made = ours.filter(({ createdAt }) => {
        const at = createdAt.toISOString();
        return at >= since && at < until;
      });
      return listed(
        made.toReversed().map((one) => shownPayment(one, false)),
        query.cursor,
      );
    }
    const found = ours.find((one) => one.id === id);
    if (kind === 'payments' && found) return { status: 200, body: shownPayment(found, false) };
    if (kind === 'receipts') return receipts.read(id, query) ?? fault(404, 'not_found');
    if (kind !== 'refunds') return fault(404, 'not_found');
    const refunds = ours.flatMap((one) => one.refunds.map((made) => ({ one, made })));
    if (!id) {
      const rows = refunds.filter(({ one }) => one.id === query.payment_id);
      return {
        status: 200,
        body: { type: 'list', items: rows.map(({ one, made }) => shownRefund(one, made)) },
      };
    }
    const refund = refunds.find(({ made }) => made.id === id);
    return refund
      ? { status: 200, body: shownRefund(refund.one, refund.made) }
      : fault(404, 'not_found');
  }

  function write(request: FastifyRequest, path: string): Promise<Answer> {
    const [, kind, id, verb] = path.split('/');
    if (kind === 'payments' && !id) return begin(request.body as AskedPayment);
    if (kind === 'refunds' && !id) return refund(request.body as AskedRefund);
    if (kind === 'receipts' && !id) return receipts.print(request.body as AskedReceipt);
    if (kind === 'payments' && id && verb === 'cancel') return cancel(id);
    return Promise.resolve(fault(404, 'not_found'));
  }

  app.route({
    method: ['GET', 'POST'],
    url: '/v3/*',
    handler: (request, reply) =>
      answerWith(reply, misfortunes, request.method === 'POST', async () => {
        if (request.headers.authorization !== right) return fault(401, 'invalid_credentials');
        const path = new URL(request.url, 'http://emulator.invalid').pathname.slice('/v3'.length);
        if (request.method === 'GET') return read(path, request.query as Record<string, string>);
        return once(request, () => write(request, path));
      }),
  });
}

const statusOf = (stage: KeptPayment['stage']): string => {
  if (stage === 'paid') return 'succeeded';
  if (stage === 'held') return 'waiting_for_capture';
  return ['declined', 'cancelled', 'expired'].includes(stage) ? 'canceled' : 'pending';
};

const shownMethod = (method: KeptPayment['method']): object =>
  method === 'card'
    ? {
        type: 'bank_card',
        id: 'method',
        saved: false,
        title: 'Bank card *4477',
        card: { first6: '555555', last4: '4477', expiry_month: '12', expiry_year: '2030' },
      }
    : {
        type: { sbp: 'sbp', loan: 'sber_loan', bnpl: 'sber_bnpl', instalments: 'from_the_moon' }[
          method
        ],
        id: 'method',
        saved: false,
      };
