import Fastify from 'fastify';
import { type Misfortunes, noMisfortunes } from './misfortunes.ts';
import { createNotices } from './notices.ts';
import { addPaymentPage } from './page.ts';
import { type Action, createPayments, type KeptPayment, type Method } from './payments.ts';
import { addTbank, type TbankTerminal } from './tbank.ts';
import { signatureOf } from './tbank-token.ts';
import { createTill } from './till.ts';
import { createVirtualClock } from './virtual-clock.ts';
import { addYookassa, type YookassaShop } from './yookassa.ts';

export interface EmulatorOptions {
  readonly port?: number;
  /** When the virtual clock begins. */
  readonly now?: Date;
  readonly yookassa?: Partial<YookassaShop>;
  readonly tbank?: Partial<TbankTerminal>;
}

/** YooKassa and T-Bank as the shop sees them: a server of this machine with a port of its own, a payment page and a clock that can be moved. */
export async function openPaymentsEmulator(options: EmulatorOptions = {}) {
  const misfortunes: Misfortunes = noMisfortunes();
  const clock = createVirtualClock(options.now ?? new Date('2026-11-27T10:00:00Z'));
  const notices = createNotices(clock, misfortunes);
  const payments = createPayments(clock, misfortunes);
  const till = createTill(clock, misfortunes);
  const shop: YookassaShop = {
    shopId: '100500',
    secretKey: 'test_secret',
    isTest: true,
    noticesTo: undefined,
    ...options.yookassa,
  };
  const terminal: TbankTerminal = {
    terminalKey: '1700000000000DEMO',
    password: 'test_password',
    noticesTo: undefined,
    ...options.tbank,
  };
  /** Method and path of all requests. */
  const asked: string[] = [];
  /** Bodies that the APIs were given. */
  const bodies: Readonly<Record<string, unknown>>[] = [];
  let url = '';

  const app = Fastify({ forceCloseConnections: true });
  app.addHook('preHandler', async (request) => {
    asked.push(`${request.method} ${new URL(request.url, 'http://emulator.invalid').pathname}`);
    const { url: address, body } = request;
    if (/^\/v[23]\//.test(address) && body) bodies.push(body as Record<string, unknown>);
  });
  const payUrlOf = (payment: KeptPayment) => `${url}/pay/${payment.id}`;
  const all = { payments, till, notices: noticesOfDialects(), clock, misfortunes, payUrlOf };
  addYookassa(app, { ...all, shop });
  addTbank(app, { ...all, terminal });
  addPaymentPage(app, payments);
  url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });

  /** A notice that the answer does not wait for is on its way while the answer is sent. */
  function noticesOfDialects() {
    return {
      ...notices,
      async send(notice: Parameters<typeof notices.send>[0]) {
        const work = notices.send(notice);
        if (misfortunes.noticesBeforeAnswers) await work;
      },
    };
  }

  return {
    url,
    shop,
    terminal,
    clock,
    misfortunes,
    notices,
    payments: payments.all,
    /** All that tills were asked to print. */
    receipts: till.all,
    asked,
    bodies,
    undoRefund: payments.undoRefund,
    /** A refund that someone makes in the cabinet of the provider. */
    refundInCabinet: (payment: KeptPayment, amount: number) =>
      payments.refund(payment, { key: null, amount }),
    /** Presses a button of the payment page, as a customer does; answers where the customer is sent. */
    async press(payUrl: string, action: Action, method: Method = 'card'): Promise<string | null> {
      await fetch(payUrl);
      const body = new URLSearchParams({ method });
      const init = { method: 'POST', body, redirect: 'manual' } as const;
      const answer = await fetch(`${payUrl}/${action}`, init);
      await notices.settled();
      return answer.headers.get('location');
    },
    /** The signature of T-Bank for a body that a test has written. */
    signed: (body: object) =>
      JSON.stringify({ ...body, Token: signatureOf(body, terminal.password) }),
    close: () => app.close(),
  };
}
