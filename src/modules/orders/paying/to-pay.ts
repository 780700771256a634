import { sql } from 'drizzle-orm';
import { type Kopecks, prepaymentOf, toRoubles } from '#contracts/money.ts';
import { isOwed } from '#contracts/order-states.ts';
import type { ToPay } from '#contracts/orders.ts';
import { USUAL_FIRST_PERCENT } from '#contracts/paying-terms.ts';
import { formatTimeAndZone } from '#messages/words/shop-time.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { totalPriceOf } from '../charges/sums.ts';
import type { OrderRow } from '../queries.ts';
import { heldUntil } from './held-until.ts';
import { isPaidWhole, toldDue } from './paid-whole.ts';
import { type KnownPayingTerms, readPayingTerms } from './terms.ts';

type SummedOrder = Pick<
  OrderRow,
  | 'totalKopecks'
  | 'chargesKopecks'
  | 'discountKopecks'
  | 'countsCharges'
  | 'chargedKopecks'
  | 'refundedKopecks'
  | 'loweredKopecks'
  | 'statusOrder'
>;

/**
 * The money of an order, kopecks: what was given back for its goods lowers what is left to pay. Of a cancelled one nothing is left, and all that is paid is
 * too much.
 */
export function sumsOf(order: SummedOrder) {
  const payable = totalPriceOf(order);
  const lowered = order.loweredKopecks;
  const paid = order.chargedKopecks - order.refundedKopecks;
  const wanted = order.statusOrder === 'cancelled' ? 0 : payable - lowered;
  return {
    payable,
    lowered,
    paid,
    left: Math.max(0, wanted - paid),
    overpaid: Math.max(0, paid - wanted),
  };
}

/**
 * Whether an order can be paid online.
 * - `later`: once the manager has confirmed it, by the owner's terms or because it is not checked yet whether the goods are there.
 * - `nothing`: nothing is left to pay.
 * - `not taken`: the shop has no payment provider.
 */
export type PayingState = 'now' | 'later' | 'nothing' | 'not taken';

export function payingStateOf(
  order: SummedOrder & Pick<OrderRow, 'availabilityUnconfirmed' | 'demo'>,
  terms: Pick<KnownPayingTerms, 'isOn' | 'when'>,
): PayingState {
  if (!terms.isOn || order.demo) return 'not taken';
  if (sumsOf(order).left === 0) return 'nothing';
  const waits = terms.when === 'confirmed' || order.availabilityUnconfirmed;
  return order.statusOrder === 'new' && waits ? 'later' : 'now';
}

/**
 * What is paid first, kopecks: all, or half of it (row 57), or by the owner's terms another part for goods of some categories. It is at most
 * what is payable.
 */
export async function firstPaymentOf(
  db: Database,
  order: SummedOrder & Pick<OrderRow, 'id' | 'paymentType' | 'amountDueKopecks'>,
  { only_whole: onlyWhole, firsts }: Pick<KnownPayingTerms, 'only_whole' | 'firsts'>,
): Promise<Kopecks> {
  const { payable } = sumsOf(order);
  if (onlyWhole || order.paymentType === 'full') return payable;
  if (firsts.length === 0) return Math.min(order.amountDueKopecks, payable);
  const percents = new Map(firsts.map(({ category, percent }) => [category, percent]));
  const sums = await selectSumsByCategory(db, order.id);
  const isUsual = sums.every(({ path }) => path.every((category) => !percents.has(category)));
  if (isUsual) return Math.min(order.amountDueKopecks, payable);
  const goods = sums.reduce(
    (sum, { kopecks, path }) => sum + kopecks * percentOf(path, percents),
    0,
  );
  const others = payable - order.totalKopecks;
  const first = Math.ceil((goods + others * USUAL_FIRST_PERCENT) / 100);
  return Math.min(Math.max(first, 0), payable) || prepaymentOf(payable);
}

/** The nearest category says how much. */
const percentOf = (path: readonly string[], percents: ReadonlyMap<string, number>): number =>
  path.map((category) => percents.get(category)).find((percent) => percent !== undefined) ??
  USUAL_FIRST_PERCENT;

/** What the lines of an order cost, with the category of each and those above it, the nearest first. Goods that are gone have none. */
async function selectSumsByCategory(
  db: Database,
  orderId: number,
): Promise<{ readonly kopecks: number; readonly path: readonly string[] }[]> {
  const { rows } = await db.execute<{ kopecks: number; path: string[] }>(sql`
    SELECT (line.price_kopecks * line.quantity)::float8 AS kopecks,
      array_remove(ARRAY[own.slug, above.slug], NULL) AS path
    FROM order_lines line
      LEFT JOIN products product ON product.id = line.product_id
      LEFT JOIN categories own ON own.id = product.category_id
      LEFT JOIN categories above ON above.id = own.parent_id
    WHERE line.order_id = ${orderId}`);
  return rows;
}

/** What of an order its customer can pay now, kopecks; `amount`: of the next payment. */
export interface Payable {
  readonly amount: Kopecks;
  readonly left: Kopecks;
  readonly paid: Kopecks;
}

/**
 * What the customer is asked for; undefined where nothing can be paid now. What was given back without a word whether it is paid again, as in the
 * cabinet of a provider, is asked for only where the staff do (`isSent`).
 */
export async function payableNow(
  db: Database,
  order: OrderRow,
  terms: KnownPayingTerms,
  { isSent = false } = {},
): Promise<Payable | undefined> {
  if (payingStateOf(order, terms) !== 'now') return undefined;
  const { left: unpaid, paid, lowered } = sumsOf(order);
  const left = isSent ? unpaid : unpaid - (await wentBackSilently(db, order));
  if (left <= 0) return undefined;
  const first = (await firstPaymentOf(db, order, terms)) - paid - lowered;
  return { amount: first > 0 && first < left ? first : left, left, paid };
}

/** What refunds have given back of which it is not known whether the order costs less. */
async function wentBackSilently(
  db: Database,
  { id, refundedKopecks, loweredKopecks }: OrderRow,
): Promise<Kopecks> {
  const most = refundedKopecks - loweredKopecks;
  if (most <= 0) return 0;
  const { rows } = await db.execute<{ kopecks: number }>(sql`
    SELECT coalesce(sum(amount_kopecks - lowers_kopecks), 0)::float8 AS kopecks FROM payment_events event
    WHERE order_id = ${id} AND kind = 'refund' AND result = 'succeeded' AND NOT knows_lowered AND NOT EXISTS (
      SELECT FROM payment_events failed
      WHERE failed.provider = event.provider AND failed.reference = event.reference AND failed.kind = 'refund' AND failed.result = 'failed'
    )`);
  return Math.min(most, rows[0]?.kopecks ?? 0);
}

/** What is taken at the door, roubles: what is payable less the money that came, and nothing of an order whose money was given back. */
export const toCollectOf = (order: OrderRow): number =>
  isOwed(order.paymentStatus) ? toRoubles(sumsOf(order).left) : 0;

/** «30 ноября в 09:28 (Москва)»: until when the goods of an order are held that is not paid. */
export async function heldUntilText(
  db: Database,
  order: OrderRow,
  terms: KnownPayingTerms,
): Promise<string | undefined> {
  const until = await heldUntil(db, order, terms);
  return until ? formatTimeAndZone(until, await getTimeZone(db)) : undefined;
}

/** The same as the API tells it, and whether the shop takes payments at all. */
export async function presentPaying(
  db: Database,
  order: OrderRow,
): Promise<{
  readonly to_pay: ToPay | null;
  readonly state: PayingState;
  readonly heldUntil: string | undefined;
  readonly isWhole: boolean;
  readonly amount_due: number;
}> {
  const terms = await readPayingTerms(db);
  const now = await payableNow(db, order, terms);
  return {
    state: payingStateOf(order, terms),
    heldUntil: await heldUntilText(db, order, terms),
    isWhole: isPaidWhole(order, terms),
    amount_due: toRoubles(toldDue(order, terms)),
    to_pay: now
      ? {
          amount: toRoubles(now.amount),
          left: toRoubles(now.left),
          paid: toRoubles(now.paid),
        }
      : null,
  };
}
