import { randomInt, randomUUID } from 'node:crypto';
import type { Misfortunes } from './misfortunes.ts';
import type { VirtualClock } from './virtual-clock.ts';

const HOUR = 3_600_000;

export type Stage =
  | 'new'
  | 'shown'
  | 'thinking'
  | 'three-ds-failed'
  | 'held'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'expired';

export type Method = 'card' | 'sbp' | 'loan' | 'bnpl' | 'instalments';
export const methods: readonly Method[] = ['card', 'sbp', 'loan', 'bnpl', 'instalments'];

/** What the buttons of the payment page do. */
export const actions = ['pay', 'decline', 'fail-3ds', 'leave', 'think'] as const;
export type Action = (typeof actions)[number];

export interface KeptRefund {
  readonly id: string;
  readonly key: string | null;
  readonly amount: number;
  readonly receipt?: Readonly<Record<string, unknown>> | undefined;
  stage: 'waiting' | 'done' | 'refused';
  reason: string | null;
}

export interface KeptPayment {
  readonly id: string;
  readonly dialect: 'yookassa' | 'tbank';
  /** Of the shop. */
  readonly key: string;
  /** Kopecks. */
  readonly amount: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly noticesTo: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** That came with it, as the shop has sent it. */
  readonly receipt?: Readonly<Record<string, unknown>> | undefined;
  stage: Stage;
  /** In the code of the provider. */
  reason: string | null;
  method: Method;
  thinksUntil: Date | null;
  readonly refunds: KeptRefund[];
}

/** What became of a payment, as a dialect tells it to the shop. */
export type Happened =
  | { readonly kind: 'held' | 'paid' | 'failed' }
  | { readonly kind: 'refunded'; readonly refund: KeptRefund };

/** Prints the receipt that came with a payment, or with a refund of it. */
export type Print = (payment: KeptPayment, refund?: KeptRefund) => Promise<void>;

export type Tell = (payment: KeptPayment, happened: Happened) => Promise<void>;

type Asked = Pick<
  KeptPayment,
  | 'dialect'
  | 'key'
  | 'amount'
  | 'description'
  | 'returnUrl'
  | 'dueAt'
  | 'noticesTo'
  | 'metadata'
  | 'receipt'
>;

/** The money of both providers: what happens to payments and refunds, whatever the dialect. */
export function createPayments(clock: VirtualClock, misfortunes: Misfortunes) {
  const all: KeptPayment[] = [];
  const tellers = new Map<KeptPayment['dialect'], Tell>();
  const printers = new Map<KeptPayment['dialect'], Print>();
  const print: Print = async (payment, refund) => {
    await printers.get(payment.dialect)?.(payment, refund);
  };
  const tell: Tell = async (payment, happened) => {
    await tellers.get(payment.dialect)?.(payment, happened);
  };

  function add(asked: Asked): KeptPayment {
    const payment: KeptPayment = {
      ...asked,
      id: asked.dialect === 'yookassa' ? randomUUID() : String(randomInt(1e9, 1e10)),
      createdAt: clock.now(),
      stage: 'new',
      reason: null,
      method: 'card',
      thinksUntil: null,
      refunds: [],
    };
    all.push(payment);
    clock.plan(asked.dueAt.getTime() - clock.now().getTime(), async () => {
      if (!isOpen(payment)) return;
      payment.stage = 'expired';
      await tell(payment, { kind: 'failed' });
    });
    return payment;
  }

  async function pay(payment: KeptPayment): Promise<void> {
    payment.stage = misfortunes.holds ? 'held' : 'paid';
    payment.thinksUntil = null;
    if (payment.stage === 'paid' && payment.receipt) await print(payment);
    await tell(payment, { kind: misfortunes.holds ? 'held' : 'paid' });
  }

  async function fail(payment: KeptPayment, stage: Stage, reason: string): Promise<void> {
    payment.stage = stage;
    payment.reason = reason;
    await tell(payment, { kind: 'failed' });
  }

  /** Presses a button of the payment page. A payment that is over stays what it is. */
  async function act(payment: KeptPayment, action: Action, method: Method): Promise<void> {
    if (!isOpen(payment) || action === 'leave') return;
    payment.method = method;
    const isTbank = payment.dialect === 'tbank';
    if (action === 'pay') await pay(payment);
    if (action === 'decline') {
      await fail(payment, 'declined', isTbank ? '1051' : 'insufficient_funds');
    }
    // At T-Bank the customer may try again on the same page.
    if (action === 'fail-3ds') {
      const stage = isTbank ? 'three-ds-failed' : 'declined';
      await fail(payment, stage, isTbank ? '101' : '3d_secure_failed');
    }
    if (action === 'think') {
      payment.stage = 'thinking';
      payment.thinksUntil = new Date(clock.now().getTime() + 8 * HOUR);
      clock.plan(8 * HOUR, () => pay(payment));
    }
  }

  /** Undefined where more would be given back than is left. */
  async function refund(
    payment: KeptPayment,
    { key, amount, receipt }: Pick<KeptRefund, 'key' | 'amount' | 'receipt'>,
    isSlow = false,
  ): Promise<KeptRefund | undefined> {
    if (payment.stage !== 'paid' || amount < 1 || amount > leftOf(payment)) return undefined;
    const made: KeptRefund = {
      id: randomUUID(),
      key,
      amount,
      receipt,
      stage: 'waiting',
      reason: null,
    };
    payment.refunds.push(made);
    if (misfortunes.refundsWait || misfortunes.refusesRefunds || isSlow) {
      clock.plan(HOUR, () => decide(payment, made));
    } else {
      await decide(payment, made);
    }
    return made;
  }

  async function decide(payment: KeptPayment, made: KeptRefund): Promise<void> {
    made.reason = misfortunes.refusesRefunds;
    made.stage = made.reason ? 'refused' : 'done';
    if (made.stage === 'done' && made.receipt) await print(payment, made);
    if (made.stage === 'done' && !misfortunes.refundsWithoutNotice) {
      await tell(payment, { kind: 'refunded', refund: made });
    }
  }

  return {
    all,
    /** Who tells the shop what has happened. */
    tellBy: (dialect: KeptPayment['dialect'], teller: Tell) => tellers.set(dialect, teller),
    /** Who prints the receipts. */
    printBy: (dialect: KeptPayment['dialect'], printer: Print) => printers.set(dialect, printer),
    add,
    act,
    pay,
    refund,
    find: (id: string) => all.find((one) => one.id === id),
    /** A bank takes the last refund back without a word. */
    undoRefund(id: string): void {
      all.find((one) => one.id === id)?.refunds.pop();
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

export const isOpen = ({ stage }: KeptPayment): boolean =>
  ['new', 'shown', 'three-ds-failed'].includes(stage);

const sumOf = (refunds: readonly KeptRefund[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

export const refundedOf = ({ refunds }: KeptPayment): number =>
  sumOf(refunds.filter(({ stage }) => stage === 'done'));

export const leftOf = ({ amount, refunds }: KeptPayment): number =>
  amount - sumOf(refunds.filter(({ stage }) => stage !== 'refused'));
