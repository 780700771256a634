import { randomUUID } from 'node:crypto';
import { type Kopecks, toRoubles } from '#contracts/money.ts';
import { payingFaults, paymentDescription } from '#messages/payments/paying.ts';
import {
  firstPaymentOf,
  holdAgain,
  type OrderRow,
  payingStateOf,
  readPayingTerms,
  selectOrderForUpdate,
  sumsOf,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { createKeyedSemaphore } from '#platform/work/keyed-semaphore.ts';
import { insertEvent, insertPayment, type PaymentRow } from '../ledger/ledger-queries.ts';
import { type PaidPart, type Part, partOf, waysOf } from '../paying/parts.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { followPlanned } from '../receipts/follow-receipts.ts';
import { planPaymentReceipt, receiptToGoWith } from '../receipts/plan-receipts.ts';
import { selectOpenPayments, selectPayment, updatePayment } from './online-queries.ts';
import type { OpenProvider, Providers } from './providers.ts';

export interface BeginContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: Providers;
  /** The page of a payment, to which the customer comes back: it proves nothing. */
  readonly returnTo: (paymentId: string) => string;
}

/** Where the customer goes to pay. */
export interface ReadyPayment {
  readonly id: string;
  /** The page of the provider, or what the QR code says. */
  readonly payUrl: string;
  readonly amount: Kopecks;
}

/** The member who shows the customer a QR code of СБП. */
export interface ByQr {
  readonly staffId: number | null;
}

export type BeginPayment = (orderId: number, part: PaidPart, byQr?: ByQr) => Promise<ReadyPayment>;

/** A page of payment that ends sooner is not led to. */
const LEAST_LEFT = 5 * MINUTE;
/** Keys of a provider that has forgotten them are not asked for again and again. */
const MOST_KEYS = 3;
const MOST_WAITING = 20;

/**
 * Begins a payment of an order, or finds the one that can still be paid: two tabs, a double click and a lost answer lead to one payment.
 * The key of a payment is stored before the provider is asked, and goods that went back on sale are taken anew before that. Throws
 * `payment_not_needed` where nothing is left to pay, `payment_later` before the manager has confirmed the order where that is waited for,
 * `out_of_stock` with what is missing, `invalid` of `amount`, and `payment_unavailable` where no provider is set up, or it is silent or refuses.
 */
export function createBeginPayment(context: BeginContext): BeginPayment {
  const oneByOne = createKeyedSemaphore(1, MOST_WAITING);
  return (orderId, part, byQr) =>
    oneByOne(String(orderId), async () => {
      const open = await context.providers.chosen();
      if (!open) throw new DomainError('payment_unavailable');
      for (let tried = 0; tried < MOST_KEYS; tried += 1) {
        const payment = await context.db.transaction((db) =>
          findOrInsert({ ...context, db }, open, orderId, part, byQr),
        );
        const ready = payment.row.payUrl
          ? readyOf(payment.row, payment.row.payUrl)
          : await askToBegin(context, open, payment);
        if (ready) return ready;
      }
      throw new DomainError('payment_unavailable');
    });
}

const readyOf = ({ id, amountKopecks: amount }: PaymentRow, payUrl: string): ReadyPayment => ({
  id,
  payUrl,
  amount,
});

interface Wanted {
  readonly row: PaymentRow;
  readonly orderNumber: string;
}

/** The order is locked: of two who begin at once the second finds the payment of the first. */
async function findOrInsert(
  { db, clock }: Pick<BeginContext, 'db' | 'clock'>,
  { name, isTest, provider, till }: OpenProvider,
  orderId: number,
  part: PaidPart,
  byQr: ByQr | undefined,
): Promise<Wanted> {
  const order = await selectOrderForUpdate(db, orderId);
  if (!order) throw new DomainError('order_not_found');
  const now = clock.now();
  const { amount, purpose } = await readyPart(db, order, part, provider.traits.limits);
  if (byQr) requireQr(provider.traits.limits, amount);
  const madeBy = byQr ? 'staff' : 'customer';
  const missing = await holdAgain(db, order, { actor: 'customer', at: now });
  if (missing.length > 0) throw new DomainError('out_of_stock', { body: { lines: missing } });
  const found = (await selectOpenPayments(db, orderId)).find(
    (one) =>
      one.provider === name &&
      one.test === isTest &&
      one.madeBy === madeBy &&
      one.amountKopecks === amount &&
      canBePaid(one, now),
  );
  if (found) return { row: found, orderNumber: order.number };
  const id = randomUUID();
  await insertPayment(db, {
    id,
    orderId,
    purpose,
    provider: name,
    amountKopecks: amount,
    test: isTest,
    madeBy,
    staffId: byQr?.staffId ?? null,
    createdAt: now,
    state: 'created',
  });
  const row = await selectPayment(db, id);
  if (!row) throw new Error(`The payment ${id} was not kept`);
  await planPaymentReceipt(db, order, row, till);
  return { row, orderNumber: order.number };
}

/** The payment that is wanted, where the order can be paid now. */
async function readyPart(
  db: Database,
  order: OrderRow,
  wanted: PaidPart,
  limits: PaymentProvider['traits']['limits'],
): Promise<Part> {
  const terms = await readPayingTerms(db);
  if (payingStateOf(order, terms) === 'later') throw new DomainError('payment_later');
  const { left, paid, lowered } = sumsOf(order);
  const first = await firstPaymentOf(db, order, terms);
  return partOf({ left, paid, lowered, first, onlyWhole: terms.only_whole }, wanted, limits);
}

/** Throws `invalid` of `amount` where СБП does not take so much at once. */
function requireQr(limits: PaymentProvider['traits']['limits'], amount: Kopecks): void {
  const { most } = limits.sbp ?? {};
  if (waysOf(limits, amount).includes('sbp')) return;
  throw invalid('amount', payingFaults.notBySbp(most === undefined ? null : toRoubles(most)));
}

/** One whose answer was lost is begun again with its key; one without an address is lost for the customer. */
const canBePaid = ({ state, payUrl, expiresAt }: PaymentRow, now: Date): boolean =>
  state === 'created' ||
  (state === 'pending' &&
    payUrl !== null &&
    (expiresAt === null || expiresAt.getTime() - now.getTime() > LEAST_LEFT));

/** Undefined where another key is to be tried. */
async function askToBegin(
  { db, clock, returnTo }: BeginContext,
  { provider }: OpenProvider,
  { row, orderNumber }: Wanted,
): Promise<ReadyPayment | undefined> {
  const { id, purpose, amountKopecks: amount, test: isTest } = row;
  const answer = await provider.begin({
    key: id,
    amount,
    description: paymentDescription(orderNumber, purpose),
    returnUrl: returnTo(id),
    purpose: purpose === 'part' ? 'balance' : purpose,
    orderNumber,
    isTest,
    asQr: row.madeBy === 'staff',
    receipt: await receiptToGoWith(db, { payment: id }),
  });
  if ('isUnknown' in answer) throw new DomainError('payment_unavailable');
  if ('refused' in answer) {
    if (answer.refused === 'key used') {
      // Another process may have begun it at this moment. Else the address is lost: it is settled like any other, and a new one is begun.
      const payUrl = (await selectPayment(db, id))?.payUrl;
      if (payUrl) return readyOf(row, payUrl);
      await updatePayment(db, id, { state: 'pending' });
      return undefined;
    }
    const trouble = answer.refused === 'mode differs' ? 'mode differs' : undefined;
    await db.transaction(async (db) => {
      await updatePayment(db, id, {
        state: 'failed',
        ...(trouble && { trouble, troubleAt: clock.now() }),
      });
      await followPlanned(db, { payment: id }, 'nothing', clock.now());
    });
    throw new DomainError('payment_unavailable');
  }
  const { reference, payUrl, expiresAt } = answer;
  await db.transaction(async (db) => {
    await updatePayment(db, id, { state: 'pending', reference, payUrl, expiresAt });
    const { orderId, provider: name, test } = row;
    const requested = { kind: 'charge', result: 'requested', amountKopecks: amount } as const;
    const source = row.madeBy === 'staff' ? 'staff' : 'customer';
    const from = { source, happenedAt: clock.now() } as const;
    await insertEvent(db, {
      ...requested,
      ...from,
      paymentId: id,
      orderId,
      provider: name,
      reference,
      test,
    });
  });
  return readyOf(row, payUrl);
}
