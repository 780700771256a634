import { setTimeout as pause } from 'node:timers/promises';
import { toRoubles } from '#contracts/money.ts';
import type { EventSource, PaymentTrouble } from '#contracts/payments.ts';
import { followLedger, type OrderRow, selectOrderForUpdate } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { HOUR, SECOND } from '#platform/time/duration.ts';
import { insertEvent, type PaymentRow } from '../ledger/ledger-queries.ts';
import type { PaymentState } from '../providers/provider.ts';
import { followPlanned } from '../receipts/follow-receipts.ts';
import { claimQuestion, lockPayment, selectPayment, updatePayment } from './online-queries.ts';
import type { OpenProvider, Providers } from './providers.ts';
import { type RefundRow, selectRefund } from './refund-queries.ts';
import { readTold, type Told } from './told-state.ts';

export interface SettleContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly providers: Providers;
  /** So many ms lie between two questions about a payment. Default: five seconds. */
  readonly apart?: number;
}

/** Brings a payment to what its provider says of it. Answers the payment; undefined for an unknown one. */
export type Settle = (paymentId: string, source: EventSource) => Promise<PaymentRow | undefined>;

const APART = 5 * SECOND;
/** A call that was never answered has not reached the provider after so long. */
const LOST_AFTER = HOUR;

/** A question about a payment: calls that come before it is asked are answered by it, later ones by the next. */
interface Question {
  isAsked: boolean;
  answer: ReturnType<Settle>;
  next?: ReturnType<Settle>;
}

/**
 * The one way in which money of a provider comes into the ledger: notices, the return of the customer, the job and the button of the staff
 * only call it. Each call is answered by a question that is asked after it.
 */
export function createSettle(context: SettleContext): Settle {
  const questions = new Map<string, Question>();

  function begin(paymentId: string, source: EventSource): ReturnType<Settle> {
    const question: Question = { isAsked: false, answer: Promise.resolve(undefined) };
    questions.set(paymentId, question);
    question.answer = ask(paymentId, source, question).finally(() => {
      if (questions.get(paymentId) === question) questions.delete(paymentId);
    });
    return question.answer;
  }

  async function ask(paymentId: string, source: EventSource, question: Question) {
    const known = await selectPayment(context.db, paymentId);
    const open = known && (await openFor(context, known));
    if (!open) {
      // Where the keys cannot be read, the next ones of the job come first.
      if (known && onlineName(known)) await claimQuestion(context.db, paymentId, nowOf(context));
      return known;
    }
    const payment = await claim(context, paymentId);
    question.isAsked = true;
    return payment && settleClaimed(context, open, payment, source);
  }

  return (paymentId, source) => {
    const question = questions.get(paymentId);
    if (!question) return begin(paymentId, source);
    if (!question.isAsked) return question.answer;
    const again = () => begin(paymentId, source);
    question.next ??= question.answer.then(again, again);
    return question.next;
  };
}

const nowOf = ({ clock, apart = APART }: SettleContext) => ({ now: clock.now(), apart });

async function claim(context: SettleContext, id: string) {
  for (;;) {
    const at = nowOf(context);
    const claimed = await claimQuestion(context.db, id, at);
    if (!claimed || 'payment' in claimed) return claimed?.payment;
    await pause(Math.max(1, claimed.waitUntil.getTime() - at.now.getTime()));
  }
}

/** The provider of a payment; undefined for one by hand, of a demo, or where its keys cannot be read. */
const openFor = async ({ providers }: SettleContext, payment: PaymentRow) => {
  const name = onlineName(payment);
  return name && providers.of(name);
};

const onlineName = ({ provider }: PaymentRow) =>
  provider === 'hand' || provider === 'play' ? undefined : provider;

async function settleClaimed(
  context: SettleContext,
  open: OpenProvider,
  payment: PaymentRow,
  source: EventSource,
): Promise<PaymentRow | undefined> {
  const { reference, id } = payment;
  const question = reference ? { reference } : { key: id, begunAt: payment.createdAt };
  const answer = await open.provider.state(question);
  const told = toldBy(payment, answer, open, context.clock.now());
  if (told) await apply(context, payment, told, source);
  else if ('isAbsent' in answer) await updatePayment(context.db, id, answeredNow(context));
  return selectPayment(context.db, id);
}

const answeredNow = ({ clock }: Pick<SettleContext, 'clock'>) => ({ answeredAt: clock.now() });

/** Undefined where the answer says nothing of the payment. */
function toldBy(
  payment: PaymentRow,
  answer: Awaited<ReturnType<OpenProvider['provider']['state']>>,
  { account }: OpenProvider,
  now: Date,
): Told | undefined {
  if ('rawState' in answer)
    return lateTrouble(payment, readTold(payment, answer, { account, now }), answer, now);
  const isLost = now.getTime() - payment.createdAt.getTime() > LOST_AFTER;
  if (!('isAbsent' in answer) || !isLost || payment.reference) return undefined;
  const failed = {
    kind: 'charge',
    result: 'failed',
    amountKopecks: payment.amountKopecks,
  } as const;
  return { events: [{ ...failed, reference: payment.id }], change: { state: 'failed' } };
}

/** What is not understood for an hour is looked at by a person. */
function lateTrouble(payment: PaymentRow, told: Told, { state }: PaymentState, now: Date): Told {
  const since = payment.unknownSince;
  const isLate = state === 'unknown' && since && now.getTime() - since.getTime() >= HOUR;
  return isLate ? { ...told, trouble: 'not understood' } : told;
}

/** What the shop gets may be told later than that the money came; the first that is told stays. */
const lateIncome = (
  { incomeKopecks: known }: PaymentRow,
  { incomeKopecks: told }: Told['change'],
): Told['change'] => (known === null && typeof told === 'number' ? { incomeKopecks: told } : {});

/** The refund of a payment that the shop has asked for by a key. */
async function ownRefund(db: Database, payment: string, key: string | null | undefined) {
  const own = key ? await selectRefund(db, key) : undefined;
  return own?.paymentId === payment ? own : undefined;
}

/** By how much less the order costs since a refund: known of those that the shop has asked for. */
const loweredBy = (own: RefundRow | undefined) =>
  own ? { lowersKopecks: own.lowersKopecks } : { knowsLowered: false };

/** Writes what was told, in one transaction: events, the state of the payment, and what the order does of it. */
async function apply(
  { db, clock, jobs }: SettleContext,
  { id, orderId }: PaymentRow,
  { events, change, trouble }: Told,
  source: EventSource,
): Promise<void> {
  await db.transaction(async (db) => {
    const before = await selectOrderForUpdate(db, orderId);
    const payment = await lockPayment(db, id);
    if (!before || !payment) return;
    let order: OrderRow = before;
    let found: PaymentTrouble | undefined = trouble;
    for (const { refund, ...event } of events) {
      const { provider, test } = payment;
      const at = clock.now();
      const own = event.kind === 'refund' ? await ownRefund(db, id, refund) : undefined;
      const lowers = event.kind === 'refund' ? loweredBy(own) : {};
      const row = { ...event, ...lowers, paymentId: id, orderId, provider, test };
      const added = await insertEvent(db, { ...row, source, happenedAt: at });
      if (added.amountKopecks !== event.amountKopecks) found = 'event differs';
      if (!added.isNew || event.result !== 'succeeded') continue;
      if (event.kind !== 'charge' && event.kind !== 'refund') continue;
      const work = {
        kind: 'money',
        of: event.kind === 'charge' ? 'came' : 'went back',
        amount: toRoubles(event.amountKopecks),
        by: provider,
        note: '',
        payment: id,
      } as const;
      const told = { apart: own?.toldApart ?? false, refund: own?.id, isTrial: test };
      order = await followLedger({ db, jobs }, order, work, { actor: 'customer', at }, told);
      if (event.kind === 'charge') await followPlanned(db, { payment: id }, 'came', at);
    }
    // Another answer may have come first: money that has come stays.
    const kept = payment.state === 'succeeded' ? lateIncome(payment, change) : change;
    if (kept.state === 'failed' || kept.state === 'cancelled') {
      await followPlanned(db, { payment: id }, 'nothing', clock.now());
    }
    await updatePayment(db, id, {
      ...kept,
      ...answeredNow({ clock }),
      // What a member has dealt with is the same in each answer, until the payment goes on.
      ...(kept.state && kept.state !== payment.state && { settled: [] }),
      ...(found &&
        found !== payment.trouble &&
        !payment.settled.includes(found) && { trouble: found, troubleAt: clock.now() }),
    });
  });
}
