import { randomUUID } from 'node:crypto';
import type { Kopecks } from '#contracts/money.ts';
import { paymentDescription } from '#messages/payments/paying.ts';
import { type OrderRow, selectOrderForUpdate } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { createKeyedSemaphore } from '#platform/work/keyed-semaphore.ts';
import { insertEvent, insertPayment, type PaymentRow } from '../ledger/ledger-queries.ts';
import { sumsOf } from '../ledger/sums.ts';
import { selectOpenPayments, selectPayment, updatePayment } from './online-queries.ts';
import type { OpenProvider, Providers } from './providers.ts';

export interface BeginContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: Providers;
  /** The page of a payment, to which the customer comes back: it proves nothing. */
  readonly returnTo: (paymentId: string) => string;
}

/** What the customer pays: the first payment that was agreed, or all that is left. */
export type PaidPart = 'first' | 'rest';

/** Where the customer goes to pay. */
export interface ReadyPayment {
  readonly id: string;
  readonly payUrl: string;
}

export type BeginPayment = (orderId: number, part: PaidPart) => Promise<ReadyPayment>;

/** A page of payment that ends sooner is not led to. */
const LEAST_LEFT = 5 * MINUTE;
/** Keys of a provider that has forgotten them are not asked for again and again. */
const MOST_KEYS = 3;
const MOST_WAITING = 20;

/**
 * Begins a payment of an order, or finds the one that can still be paid: two tabs, a double click and a lost answer lead to one payment.
 * The key of a payment is stored before the provider is asked. Throws `payment_not_needed` where nothing is left to pay, `payment_unavailable`
 * where no provider is set up, or it is silent or refuses.
 */
export function createBeginPayment(context: BeginContext): BeginPayment {
  const oneByOne = createKeyedSemaphore(1, MOST_WAITING);
  return (orderId, part) =>
    oneByOne(String(orderId), async () => {
      const open = await context.providers.chosen();
      if (!open) throw new DomainError('payment_unavailable');
      for (let tried = 0; tried < MOST_KEYS; tried += 1) {
        const payment = await context.db.transaction((db) =>
          findOrInsert({ ...context, db }, open, orderId, part),
        );
        const ready = payment.row.payUrl
          ? { id: payment.row.id, payUrl: payment.row.payUrl }
          : await askToBegin(context, open, payment);
        if (ready) return ready;
      }
      throw new DomainError('payment_unavailable');
    });
}

interface Wanted {
  readonly row: PaymentRow;
  readonly orderNumber: string;
}

/** The order is locked: of two who begin at once the second finds the payment of the first. */
async function findOrInsert(
  { db, clock }: Pick<BeginContext, 'db' | 'clock'>,
  { name, isTest }: OpenProvider,
  orderId: number,
  part: PaidPart,
): Promise<Wanted> {
  const order = await selectOrderForUpdate(db, orderId);
  if (!order) throw new DomainError('order_not_found');
  const { amount, purpose } = partOf(order, part);
  const now = clock.now();
  const found = (await selectOpenPayments(db, orderId)).find(
    (one) =>
      one.provider === name &&
      one.test === isTest &&
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
    madeBy: 'customer',
    createdAt: now,
    state: 'created',
  });
  const row = await selectPayment(db, id);
  if (!row) throw new Error(`The payment ${id} was not kept`);
  return { row, orderNumber: order.number };
}

/** What is to be paid now. Throws `payment_not_needed`. */
function partOf(
  order: OrderRow,
  part: PaidPart,
): { readonly amount: Kopecks; readonly purpose: PaymentRow['purpose'] } {
  const { left, paid } = sumsOf(order);
  if (left === 0) throw new DomainError('payment_not_needed');
  const first = order.amountDueKopecks - paid;
  if (part === 'first' && first > 0 && first < left) {
    return { amount: first, purpose: paid > 0 ? 'part' : 'prepayment' };
  }
  return { amount: left, purpose: paid > 0 ? 'balance' : 'full' };
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
  });
  if ('isUnknown' in answer) throw new DomainError('payment_unavailable');
  if ('refused' in answer) {
    if (answer.refused === 'key used') {
      // Another process may have begun it at this moment. Else the address is lost: it is settled like any other, and a new one is begun.
      const payUrl = (await selectPayment(db, id))?.payUrl;
      if (payUrl) return { id, payUrl };
      await updatePayment(db, id, { state: 'pending' });
      return undefined;
    }
    const trouble = answer.refused === 'mode differs' ? 'mode differs' : undefined;
    await updatePayment(db, id, {
      state: 'failed',
      ...(trouble && { trouble, troubleAt: clock.now() }),
    });
    throw new DomainError('payment_unavailable');
  }
  const { reference, payUrl, expiresAt } = answer;
  await db.transaction(async (db) => {
    await updatePayment(db, id, { state: 'pending', reference, payUrl, expiresAt });
    const { orderId, provider: name, test } = row;
    const requested = { kind: 'charge', result: 'requested', amountKopecks: amount } as const;
    const from = { source: 'customer', happenedAt: clock.now() } as const;
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
  return { id, payUrl };
}
