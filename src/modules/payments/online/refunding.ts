import { randomUUID } from 'node:crypto';
import { type Kopecks, toRoubles } from '#contracts/money.ts';
import { refundFaults } from '#messages/payments/paying.ts';
import {
  followLedger,
  type OrderRow,
  selectOrderForUpdate,
  sumsOf,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { HOUR } from '#platform/time/duration.ts';
import { followDropped } from '../ledger/dropped.ts';
import { insertEvent, type PaymentRow, selectPaymentSums } from '../ledger/ledger-queries.ts';
import { insertRefundLines } from '../ledger/refund-lines.ts';
import type { RefundState } from '../providers/provider.ts';
import { givesBack, methodOf, traitsOf } from '../providers/traits.ts';
import { followPlanned } from '../receipts/follow-receipts.ts';
import { selectRefundable } from '../receipts/left-parts.ts';
import { type ChosenPart, loweredParts } from '../receipts/lowered-parts.ts';
import { planRefundReceipt, receiptToGoWith } from '../receipts/plan-receipts.ts';
import { sumOfItems } from '../receipts/receipt.ts';
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
  sumOfRaisingRefunds,
  updateRefund,
} from './refund-queries.ts';
import type { SettleContext } from './settle.ts';

interface AskedBack {
  /** The refund's own id, by which the provider knows it. */
  readonly id: string;
  readonly amount: Kopecks;
  readonly reason: string;
  readonly staffId: number | null;
  /** Goods and charges that it is for. */
  readonly chosen?: readonly ChosenPart[] | undefined;
  /** The customer is to pay the sum again: the order costs no less. */
  readonly paysAgain?: boolean;
  /** Who asks for it tells the customer. */
  readonly apart?: boolean;
}

/** A question about a refund that is sooner than this after the last one is not asked. */
const APART = 5000;

/**
 * Asks the provider of a payment to give money back; its key is stored before. Throws `not_found` for a payment that no provider took, and
 * `invalid` of `amount` for more than is left of it or where its method allows no refund.
 */
export async function beginRefund(
  context: SettleContext,
  { paymentId, ...asked }: Omit<AskedBack, 'id'> & { readonly paymentId: string },
): Promise<RefundRow> {
  const id = randomUUID();
  await context.db.transaction(async (db) => {
    const known = await selectPayment(db, paymentId);
    const order = known && (await selectOrderForUpdate(db, known.orderId));
    if (!order) throw new DomainError('not_found');
    await storeRefund({ ...context, db }, order, paymentId, { ...asked, id });
  });
  const row = await askForRefund(context, id);
  if (!row) throw new Error(`The refund ${id} was not kept`);
  return row;
}

/** Stores a refund that is to be asked for, with its key, in the transaction `db` that holds the order. Throws as {@link beginRefund} does. */
export async function storeRefund(
  { db, clock, jobs }: Pick<SettleContext, 'db' | 'clock' | 'jobs'>,
  order: OrderRow,
  paymentId: string,
  { id, amount, reason, staffId, chosen = [], paysAgain = false, apart = false }: AskedBack,
): Promise<void> {
  const payment = await lockPayment(db, paymentId);
  if (payment?.orderId !== order.id || !traitsOf(payment)) throw new DomainError('not_found');
  if (!givesBack(payment)) throw invalid('amount', refundFaults.notByMethod);
  const sums = (await selectPaymentSums(db, order.id)).get(paymentId);
  const left = sums ? sums.charged - sums.refunded - (await sumOfOpenRefunds(db, paymentId)) : 0;
  if (amount > left) throw invalid('amount', refundFaults.tooMuch(toRoubles(Math.max(0, left))));
  const at = clock.now();
  const open = await sumOfRaisingRefunds(db, order.id);
  const overpaid = Math.max(0, sumsOf(order).overpaid - open);
  const parts = paysAgain
    ? []
    : loweredParts(await selectRefundable(db, order), { amount, overpaid, chosen });
  const refund = {
    id,
    paymentId,
    orderId: order.id,
    amountKopecks: amount,
    lowersKopecks: sumOfItems(parts),
    reason,
    staffId,
    toldApart: apart,
  };
  // Who has stored it asks first: until then it counts as asked about.
  await insertRefund(db, { ...refund, state: 'created', createdAt: at, askedAt: at });
  await insertRefundLines(db, order.id, id, parts);
  await planRefundReceipt(db, order, payment, { id, amount, parts, at });
  await addRefundEvent(db, payment, { ...refund, reference: null }, 'requested', at);
  await followMoney({ db, jobs }, order, payment, refund, 'refund asked', at);
}

/** Asks for a refund that was stored, once. */
export const askForRefund = (context: SettleContext, id: string): Promise<RefundRow | undefined> =>
  askAndApply(context, id, true);

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
  const refund = isFirst ? known : await claimRefund(db, id, { now: clock.now(), apart });
  if (!refund) return known;
  const answer = await ask(context, open, payment, refund, isFirst);
  await apply(context, payment, refund, answer);
  return selectRefund(db, id);
}

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
    receipt: await receiptToGoWith(db, { refund: refund.id }),
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
    const follow = (of: RefundNews) => followMoney({ db, jobs }, order, payment, refund, of, at);
    switch (state) {
      case 'pending':
        if (refund.state === 'created') {
          await updateRefund(db, id, { state, reference: told.reference });
        }
        return;
      case 'succeeded':
        if (refund.state === 'succeeded') return;
        await updateRefund(db, id, { state, reference: told.reference, troubleAt: null });
        await followPlanned(db, { refund: id }, 'came', at);
        if (await tell('succeeded')) await follow('went back');
        return;
      case 'refused':
      case 'absent':
        if (state === 'absent' && refund.state !== 'succeeded') return noteLate(db, refund, at);
        if (refund.state === 'refused' || refund.state === 'undone') return;
        await updateRefund(db, id, {
          state: refund.state === 'succeeded' ? 'undone' : 'refused',
          refusal: refusal?.reason ?? null,
          troubleAt: refund.state === 'succeeded' ? at : null,
          settledAt: null,
        });
        await followPlanned(db, { refund: id }, 'nothing', at);
        if (!(await tell('failed'))) return;
        await follow(refund.state === 'succeeded' ? 'refund undone' : 'refund refused');
        return;
      case 'unknown':
        return noteLate(db, refund, at);
    }
  });
}

/** What cannot be found out for an hour is looked at by a person. */
async function noteLate(db: Database, refund: RefundRow, at: Date): Promise<void> {
  const isLate = at.getTime() - refund.createdAt.getTime() >= HOUR;
  const isKnown = refund.troubleAt !== null || refund.settledAt !== null;
  if (isLate && refund.state !== 'succeeded' && !isKnown) {
    await updateRefund(db, refund.id, { troubleAt: at });
  }
}

/** Answers whether the ledger did not have it. A provider without names for refunds knows it by our key. */
async function addRefundEvent(
  db: Database,
  { id: paymentId, orderId, provider, test }: PaymentRow,
  {
    id,
    amountKopecks,
    lowersKopecks,
    reference,
  }: Pick<RefundRow, 'id' | 'amountKopecks' | 'lowersKopecks' | 'reference'>,
  result: 'requested' | 'succeeded' | 'failed',
  happenedAt: Date,
): Promise<boolean> {
  const { isNew } = await insertEvent(db, {
    paymentId,
    orderId,
    kind: 'refund',
    result,
    amountKopecks,
    lowersKopecks,
    provider,
    reference: reference ?? id,
    test,
    source: result === 'requested' ? 'staff' : 'poll',
    happenedAt,
  });
  return isNew;
}

/** What the history of the order tells of a refund. */
type RefundNews = 'refund asked' | 'went back' | 'refund refused' | 'refund undone';

async function followMoney(
  context: { readonly db: Database; readonly jobs: SettleContext['jobs'] },
  order: OrderRow,
  { provider, test: isTrial }: PaymentRow,
  refund: Pick<RefundRow, 'id' | 'amountKopecks' | 'reason' | 'staffId' | 'toldApart'>,
  of: RefundNews,
  at: Date,
): Promise<void> {
  const { id, amountKopecks, reason, staffId, toldApart: apart } = refund;
  await followDropped(context.db, order, staffId);
  const amount = toRoubles(amountKopecks);
  const work = { kind: 'money', of, amount, by: provider, note: reason } as const;
  const told = { apart, refund: id, isTrial };
  await followLedger(context, order, work, { actor: 'shop', staffId, at }, told);
}
