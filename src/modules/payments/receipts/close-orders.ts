import { randomUUID } from 'node:crypto';
import type { ReceiptFailure } from '#contracts/receipts.ts';
import { type OrderRow, selectOrderForUpdate } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { MINUTE } from '#platform/time/duration.ts';
import type { Providers } from '../online/providers.ts';
import { companyPayments } from './company-money.ts';
import { selectParts, selectPlacedParts } from './left-parts.ts';
import type { OrderPart } from './order-parts.ts';
import { noteOutside } from './outside-money.ts';
import { contactOf, failureOf } from './plan-receipts.ts';
import { type ReceiptItem, sumOfItems } from './receipt.ts';
import { closingItems, closingItemsOfPayment, coveredBy, standingItems } from './receipt-items.ts';
import {
  insertReceipt,
  isStanding,
  type ReceiptRow,
  selectToClose,
  updateReceipt,
} from './receipt-queries.ts';
import { ratesOf, taxTermsAt } from './tax-terms.ts';
import { openTills, type Tills } from './tills.ts';

interface ClosingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: Providers;
}

/** Orders that are closed in a minute. */
const A_MINUTE = 50;

/**
 * Makes the receipts at the handover of orders that are delivered and paid: once for each payment, whatever fires how often. They are sent by
 * the job of receipts. A status that was set a moment ago may be taken back, and waits.
 */
export async function closeOrders({ db, clock, providers }: ClosingContext): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - MINUTE);
  const ids = await selectToClose(db, { before, most: A_MINUTE });
  if (ids.length === 0) return;
  const tills = await openTills(providers);
  for (const id of ids) {
    await db.transaction(async (db) => {
      const order = await selectOrderForUpdate(db, id);
      if (order?.statusOrder === 'delivered' && order.paymentStatus === 'paid') {
        await closeOrder(db, order, tills, now);
      }
    });
  }
}

async function closeOrder(db: Database, order: OrderRow, tills: Tills, at: Date): Promise<void> {
  const terms = await taxTermsAt(db, at);
  if (!terms) return;
  const parts = await selectParts(db, order);
  const known = (await noteOutside(db, order, parts, terms, at)).filter(isStanding);
  const paid = known.filter(({ kind }) => kind === 'payment');
  const open = paid.filter(({ closedBy, provider }) => !closedBy && provider !== 'hand');
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last || first.provider === 'hand') return;
  const isOneTill = open.every(({ provider }) => provider === first.provider);
  const isWhole = open.length === paid.filter(({ provider }) => provider !== 'hand').length;
  const rates = ratesOf(terms);
  const make = (items: readonly ReceiptItem[], of: ReceiptRow, failure?: ReceiptFailure) =>
    insertClosing(db, order, { items, of, failure, taxSystem: terms.taxSystem, tills, at });

  // What a company has paid from its account stands in no receipt: the others are closed by themselves.
  const isMixed = (await companyPayments(db, order.id)).size > 0;
  if (isOneTill && isWhole && !isMixed && tills[first.provider]?.closes === 'order') {
    const failure = faultOfWhole(parts, known);
    const id = await make(closingItems(parts, rates), last, failure);
    for (const one of open) await updateReceipt(db, one.id, { closedBy: id });
    return;
  }
  const names = await selectNames(db, order);
  for (const one of open) {
    const refunds = known.filter(
      ({ kind, paymentId }) => kind === 'refund' && paymentId === one.paymentId,
    );
    const items = closingItemsOfPayment(standingItems([one, ...refunds]), rates);
    const failure = items.every(({ of }) => names.has(of)) ? undefined : 'goods changed';
    // All of it was given back.
    const id = items.length === 0 ? one.id : await make(items, one, failure);
    await updateReceipt(db, one.id, { closedBy: id });
  }
}

/** How receipts name what the order is of: also what was given back before the handover, not what a change has taken out. */
const selectNames = async (db: Database, order: OrderRow): Promise<ReadonlySet<string>> =>
  new Set((await selectPlacedParts(db, order)).map(({ of }) => of));

/** Why one receipt cannot tell the whole order. */
function faultOfWhole(
  parts: readonly OrderPart[],
  known: readonly ReceiptRow[],
): ReceiptFailure | undefined {
  if (known.some(({ provider }) => provider === 'hand')) return 'money by hand';
  const covered = [...coveredBy(known).values()].reduce((sum, kopecks) => sum + kopecks, 0);
  return covered === sumOfItems(parts) ? undefined : 'sum differs';
}

interface Closing {
  readonly items: readonly ReceiptItem[];
  /** The receipt of the payment that it is sent with. */
  readonly of: ReceiptRow;
  readonly failure: ReceiptFailure | undefined;
  readonly taxSystem: ReceiptRow['taxSystem'];
  readonly tills: Tills;
  readonly at: Date;
}

async function insertClosing(
  db: Database,
  order: OrderRow,
  { items, of, failure: known, taxSystem, tills, at }: Closing,
): Promise<string> {
  const { provider, paymentId, test } = of;
  const till = provider === 'hand' ? undefined : tills[provider];
  const failure = known ?? (till ? failureOf(items, till) : 'off');
  const id = randomUUID();
  const amount = sumOfItems(items);
  await insertReceipt(db, {
    id,
    orderId: order.id,
    paymentId,
    kind: 'closing',
    provider,
    amountKopecks: amount,
    items,
    settlements: [{ by: 'prepayment', kopecks: amount }],
    taxSystem,
    ...contactOf(order),
    test,
    state: failure ? 'failed' : 'due',
    key: id,
    failure: failure ?? null,
    createdAt: at,
    dueAt: at,
  });
  return id;
}
