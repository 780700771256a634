import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import { type Kopecks, toKopecks, toRoubles } from '#contracts/money.ts';
import { countedReason, returnFaults as faults, refundReason } from '#messages/orders/returns.ts';
import { formatPrice } from '#messages/words/price.ts';
import type { Member } from '#modules/audit/index.ts';
import { AFTER_UNDO } from '#modules/orders/index.ts';
import {
  type GoodsOfRefund,
  giveBack,
  lineKey,
  type ManualContext,
  type OnlineContext,
  refundPayment,
  selectGivenBack,
  selectRefundLines,
} from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { sendRefundLetter } from '../letters/queue-letters.ts';
import { moneyOf } from '../money.ts';
import { insertRefunds, selectRefundIds, updateReturn } from '../queries.ts';
import { taken } from '../rules/goods.ts';
import { paysBack } from '../rules/steps.ts';
import { findReturn, getReturn } from './card.ts';
import { type Held, holdReturn } from './hold-return.ts';

interface AskedRefund {
  readonly version: number;
  /** The refund's id: a second request with it makes no second refund. */
  readonly key: string;
  readonly payment: string;
  readonly amount: number;
}

/**
 * Asks the provider of a payment to give money back for a return. The return remembers the refund before it is asked for, so that it is known of
 * whatever happens then. Throws `not_found`, `return_changed`, `return_not_now`, `invalid` for more than is left, and as {@link refundPayment}.
 */
export async function refundReturn(
  context: OnlineContext,
  id: number,
  { version, key, payment, amount }: AskedRefund,
  member: Member,
) {
  const { order, row, goods } = await context.db.transaction(async (db) => {
    const found = await findReturn(db, id);
    const isMade = (await selectGivenBack(db, found.order.id)).some((one) => one.id === key);
    if (isMade && !(await selectRefundIds(db, id)).has(key)) throw new DomainError('not_found');
    // The same press once more.
    if (isMade) return { ...found, goods: [] };
    const held = await holdPaying(db, id, { version, amount });
    const goods = await goodsOf(db, held);
    await insertRefunds(db, id, [key]);
    await updateReturn(db, id, {});
    return { ...held, goods };
  });
  const what: Refunded = { of: 'part', amount };
  const asked = {
    version: order.version,
    key,
    what,
    reason: refundReason(row.id),
    goods,
    apart: true,
  };
  await refundPayment(context, { number: order.number, id: payment }, asked, member);
  await sendRefundLetter(context.db, context.jobs, { returnId: id, refund: key });
  return getReturn(context, id, member);
}

/** Notes money that was given back by hand for a return, and remembers it. Throws as {@link refundReturn} and {@link giveBack}. */
export async function giveBackForReturn(
  context: OnlineContext,
  id: number,
  { version, amount }: { readonly version: number; readonly amount: number },
  member: Member,
) {
  await context.db.transaction(async (db) => {
    const held = await holdPaying(db, id, { version, amount });
    const made = await noteBack({ ...context, db }, held, { amount: toKopecks(amount) }, member);
    await updateReturn(db, id, {});
    for (const refund of made) {
      await sendRefundLetter(db, context.jobs, { returnId: id, refund }, AFTER_UNDO);
    }
  });
  return getReturn(context, id, member);
}

interface NotedBack {
  readonly amount: Kopecks;
  /** The number of the order that the money pays for. */
  readonly other?: string;
}

/** Notes a refund by hand for the goods of a return that is held by the transaction `db`. Answers the ids of what was noted. Throws as {@link giveBack}. */
export async function noteBack(
  context: ManualContext,
  held: Held,
  { amount, other }: NotedBack,
  member: Member,
): Promise<string[]> {
  const { db } = context;
  const { order, row } = held;
  const before = new Set((await selectGivenBack(db, order.id)).map((one) => one.id));
  const goods = await goodsOf(db, held);
  const reason = other ? countedReason(row.id, other) : refundReason(row.id);
  const { version } = order;
  const back = { version, amount: toRoubles(amount), reason, goods, apart: true };
  await giveBack(context, order.number, { ...back, ...(other && { other }) }, member);
  const made = (await selectGivenBack(db, order.id))
    .map((one) => one.id)
    .filter((one) => !before.has(one));
  await insertRefunds(db, row.id, made, { counted: other !== undefined });
  return made;
}

/** The goods of a return for its next refund: pieces that an earlier one counts come back once. */
async function goodsOf(db: Database, { order, row, lines }: Held): Promise<GoodsOfRefund> {
  const own = await selectRefundIds(db, row.id);
  const counted = (await selectRefundLines(db, order.id)).filter(({ refund }) => own.has(refund));
  return taken(row, lines).map(({ position, quantity }) => ({
    position,
    quantity: counted
      .filter(({ of }) => of === lineKey(position))
      .reduce((left, line) => Math.max(0, left - line.quantity), quantity),
  }));
}

/** The return and its money, where money can be given back now, and so much. */
async function holdPaying(
  db: Database,
  id: number,
  { version, amount }: { readonly version: number; readonly amount: number },
) {
  const held = await holdReturn(db, id, version);
  if (!paysBack(held.row)) throw new DomainError('return_not_now');
  const money = await moneyOf(db, held.order, held);
  if (toKopecks(amount) > money.left) throw invalid('amount', faults.tooMuch(sumOf(money.left)));
  return { ...held, money };
}

const sumOf = (kopecks: Kopecks) => formatPrice(toRoubles(kopecks));
