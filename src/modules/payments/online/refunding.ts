import { randomUUID } from 'node:crypto';
import { type Kopecks, toRoubles } from '#contracts/money.ts';
import { refundFaults } from '#messages/payments/paying.ts';
import { followLedger, type OrderRow, selectOrderForUpdate } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { HOUR } from '#platform/time/duration.ts';
import { insertEvent, type PaymentRow, selectPaymentSums } from '../ledger/ledger-queries.ts';
import type { PaymentMethod, RefundState } from '../providers/provider.ts';
import { lockPayment, selectPayment } from './online-queries.ts';
import type { OpenProvider } from './providers.ts';
import {
  claimRefund,
  insertRefund,
  lockRefund,
  type RefundRow,
  selectRefund,
  sumOfOpenRefunds,
  sumOfOtherRefunds,
  updateRefund,
} from './refund-queries.ts';
import type { SettleContext } from './settle.ts';

interface AskedBack {
  readonly paymentId: string;
  readonly amount: Kopecks;
  readonly reason: string;
  readonly staffId: number | null;
}

/** A question about a refund that is sooner than this after the last one is not asked. */
const APART = 5000;

/**
 * Asks the provider of a payment to give money back; its key is stored before. Throws `not_found` for a payment that no provider took, and
 * `invalid` of `amount` for more than is left of it or where its method allows no refund.
 */
export async function beginRefund(
  context: SettleContext,
  { paymentId, amount, reason, staffId }: AskedBack,
): Promise<RefundRow> {
  const { db, clock } = context;
  const known = await selectPayment(db, paymentId);
  const open = known && (await providerOf(context, known));
  if (!known || !open) throw new DomainError('not_found');
  if (open.provider.traits.refundsOf(methodOf(known)) === 'hold') {
    throw invalid('amount', refundFaults.notByMethod);
  }
  const id = randomUUID();
  await db.transaction(async (db) => {
    await selectOrderForUpdate(db, known.orderId);
    await lockPayment(db, paymentId);
    const sums = (await selectPaymentSums(db, known.orderId)).get(paymentId);
    const left = sums ? sums.charged - sums.refunded - (await sumOfOpenRefunds(db, paymentId)) : 0;
    if (amount > left) throw invalid('amount', refundFaults.tooMuch(toRoubles(Math.max(0, left))));
    const at = clock.now();
    const { orderId } = known;
    await insertRefund(db, {
      id,
      paymentId,
      orderId,
      amountKopecks: amount,
      reason,
      staffId,
      state: 'created',
      createdAt: at,
    });
    await addRefundEvent(
      db,
      known,
      { id, amountKopecks: amount, reference: null },
      'requested',
      at,
    );
  });
  const row = await askAndApply(context, id, true);
  if (!row) throw new Error(`The refund ${id} was not kept`);
  return row;
}

/**
 * Brings a refund to what its provider says: asked for where that was not answered, asked about where it waits, and looked at again where it
 * is done, since a bank may undo it without a word. One that was asked about a moment ago is answered as it stands.
 */
export const followRefund = (context: SettleContext, id: string): Promise<RefundRow | undefined> =>
  askAndApply(context, id, false);

async function askAndApply(
  context: SettleContext,
  id: string,
  isFirst: boolean,
): Promise<RefundRow | undefined> {
  const { db, clock, apart = APART } = context;
  const known = await selectRefund(db, id);
  const payment = known && (await selectPayment(db, known.paymentId));
  const open = payment && (await providerOf(context, payment));
  if (!open) return known;
  const refund = await claimRefund(db, id, { now: clock.now(), apart });
  if (!refund) return known;
  const answer = await ask(context, open, payment, refund, isFirst);
  await apply(context, payment, refund, answer);
  return selectRefund(db, id);
}

const methodOf = ({ method }: PaymentRow) => method as PaymentMethod | null;

const providerOf = async ({ providers }: SettleContext, { provider, reference }: PaymentRow) =>
  provider === 'hand' || provider === 'play' || !reference ? undefined : providers.of(provider);

async function ask(
  { db }: SettleContext,
  open: OpenProvider,
  payment: PaymentRow,
  refund: RefundRow,
  isFirst: boolean,
): Promise<RefundState> {
  const { provider } = open;
  const method = methodOf(payment);
  const asked = {
    key: refund.id,
    payment: payment.reference ?? '',
    amount: refund.amountKopecks,
    method,
    refundedBefore: await sumOfOtherRefunds(db, refund),
  };
  if (isFirst) return provider.refund(asked);
  const found = await provider.refundState({ ...asked, reference: refund.reference });
  const isUndone = found.state === 'absent' && refund.state === 'succeeded';
  if (isUndone && !(await knowsPayment(open, payment))) return { ...found, state: 'unknown' };
  // It never arrived. Where that is not certain, a person looks.
  const isLost = found.state === 'absent' && refund.state === 'created';
  return isLost && provider.traits.repeatsRefund(method) ? provider.refund(asked) : found;
}

/** Whether the keys are still those of the payment: to another shop its refunds are unknown, and not undone. */
async function knowsPayment({ provider, account }: OpenProvider, payment: PaymentRow) {
  const told = await provider.state({ reference: payment.reference ?? '' });
  if (!('state' in told)) return false;
  return (
    (told.account === null || told.account === account) &&
    (told.key === null || told.key === payment.id)
  );
}

/** Writes what was told, in one transaction with the order. */
async function apply(
  { db, clock, jobs }: SettleContext,
  payment: PaymentRow,
  { id }: RefundRow,
  { state, reference, refusal }: RefundState,
): Promise<void> {
  await db.transaction(async (db) => {
    const order = await selectOrderForUpdate(db, payment.orderId);
    const refund = await lockRefund(db, id);
    if (!order || !refund) return;
    const at = clock.now();
    const told = { ...refund, reference: reference ?? refund.reference };
    const tell = (result: 'succeeded' | 'failed') => addRefundEvent(db, payment, told, result, at);
    const follow = (of: 'went back' | 'refund undone') =>
      followMoney({ db, jobs }, order, payment, refund, of, at);
    switch (state) {
      case 'pending':
        if (refund.state === 'created') {
          await updateRefund(db, id, { state, reference: told.reference });
        }
        return;
      case 'succeeded':
        if (refund.state === 'succeeded') return;
        await updateRefund(db, id, { state, reference: told.reference, troubleAt: null });
        if (await tell('succeeded')) await follow('went back');
        return;
      case 'refused':
      case 'absent':
        if (state === 'absent' && refund.state !== 'succeeded') return noteLate(db, refund, at);
        if (refund.state === 'refused' || refund.state === 'undone') return;
        await updateRefund(db, id, {
          state: refund.state === 'succeeded' ? 'undone' : 'refused',
          refusal: refusal?.reason ?? null,
          ...(refund.state === 'succeeded' && { troubleAt: at }),
        });
        if ((await tell('failed')) && refund.state === 'succeeded') await follow('refund undone');
        return;
      case 'unknown':
        return noteLate(db, refund, at);
    }
  });
}

/** What cannot be found out for an hour is looked at by a person. */
async function noteLate(db: Database, refund: RefundRow, at: Date): Promise<void> {
  const isLate = at.getTime() - refund.createdAt.getTime() >= HOUR;
  if (isLate && refund.state !== 'succeeded' && !refund.troubleAt) {
    await updateRefund(db, refund.id, { troubleAt: at });
  }
}

/** Answers whether the ledger did not have it. A provider without names for refunds knows it by our key. */
async function addRefundEvent(
  db: Database,
  { id: paymentId, orderId, provider, test }: PaymentRow,
  { id, amountKopecks, reference }: Pick<RefundRow, 'id' | 'amountKopecks' | 'reference'>,
  result: 'requested' | 'succeeded' | 'failed',
  happenedAt: Date,
): Promise<boolean> {
  const { isNew } = await insertEvent(db, {
    paymentId,
    orderId,
    kind: 'refund',
    result,
    amountKopecks,
    provider,
    reference: reference ?? id,
    test,
    source: result === 'requested' ? 'staff' : 'poll',
    happenedAt,
  });
  return isNew;
}

async function followMoney(
  context: { readonly db: Database; readonly jobs: SettleContext['jobs'] },
  order: OrderRow,
  { provider }: PaymentRow,
  { amountKopecks, reason, staffId }: RefundRow,
  of: 'went back' | 'refund undone',
  at: Date,
): Promise<void> {
  const amount = toRoubles(amountKopecks);
  const work = { kind: 'money', of, amount, by: provider, note: reason } as const;
  await followLedger(context, order, work, { actor: 'shop', staffId, at });
}
