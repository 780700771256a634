import type { LineOfReturn, RefundWay, ReturnCard } from '#contracts/admin/returns/returns.ts';
import { toRoubles } from '#contracts/money.ts';
import type { FindStaffNames, Member } from '#modules/audit/index.ts';
import {
  type OrderLineRow,
  type OrderRow,
  selectNumbersOf,
  selectOrder,
} from '#modules/orders/index.ts';
import { fittingLeft, getOrderPayments } from '#modules/payments/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { isLate } from '../begin-return.ts';
import { getsLetters } from '../letters/queue-letters.ts';
import { type MoneyOfReturn, moneyOf } from '../money.ts';
import { selectPhotographIds } from '../photographs/queries.ts';
import {
  type ReturnLineRow,
  type ReturnRow,
  selectEvents,
  selectLines,
  selectReturn,
} from '../queries.ts';
import { goodsText } from '../returnable.ts';
import { owesMoney, paysBack } from '../rules/steps.ts';

export interface CardContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
}

interface Parts {
  readonly row: ReturnRow;
  readonly lines: readonly ReturnLineRow[];
  readonly ordered: readonly OrderLineRow[];
}

/** A return with its order. Throws `not_found`. */
export async function findReturn(db: Database, id: number): Promise<Parts & { order: OrderRow }> {
  const row = await selectReturn(db, id);
  const record = row && (await selectOrder(db, row.orderId));
  if (!record) throw new DomainError('not_found');
  const lines = (await selectLines(db, [id])).get(id) ?? [];
  return { row, lines, ordered: record.lines, order: record.order };
}

/** A return as a member leads it. Throws `not_found`. */
export async function getReturn(
  context: CardContext,
  id: number,
  member: Member,
): Promise<ReturnCard> {
  const { db, clock, staffNames } = context;
  const found = await findReturn(db, id);
  const { row, lines, ordered, order } = found;
  const zone = await getTimeZone(db);
  const names = await staffNames(db);
  const money = await moneyOf(db, order, found);
  const events = (await selectEvents(db, [id])).get(id) ?? [];
  const numbers = await selectNumbersOf(db, row.replacementId ? [row.replacementId] : []);
  const today = dateIn(clock.now(), zone);
  const isDue = owesMoney(row) && money.left > 0;
  return {
    id,
    number: order.number,
    customer: order.customerName,
    is_demo: order.demo,
    state: row.state,
    wish: row.wish,
    has_defect: row.hasDefect,
    asked_at: row.askedAt.toISOString(),
    goods: goodsText(lines, ordered),
    money_by: isDue ? row.moneyBy : null,
    is_overdue: isDue && today > row.moneyBy,
    version: row.version,
    order_version: order.version,
    begun_by: row.begunBy,
    gets_letters: getsLetters(order),
    reason: row.reason,
    term_on: row.termOn,
    is_late: isLate(row.termOn, dateIn(row.askedAt, zone)),
    lines: lines.map((line) => presentLine(line, ordered)),
    way: row.way,
    collect_on: row.collectOn,
    carriage: toRoubles(row.carriageKopecks),
    outcome: row.outcome,
    settlement: row.settlement,
    photographs: (await selectPhotographIds(db, [id])).get(id) ?? [],
    replacement: (row.replacementId && numbers.get(row.replacementId)) || null,
    due: toRoubles(money.due),
    given_back: toRoubles(money.given),
    left: toRoubles(money.left),
    pays_back: paysBack(row) && (row.settlement !== 'counted' || money.left > 0),
    counted: toRoubles(money.counted),
    refunds: money.refunds.map(({ at, kopecks, isCounted, ...refund }) => ({
      ...refund,
      is_counted: isCounted,
      at: at.toISOString(),
      amount: toRoubles(kopecks),
    })),
    ways: paysBack(row) ? await waysOf(context, { order, money, member }) : [],
    events: events.map(({ happenedAt, actor, staffId, state, note }) => ({
      at: happenedAt.toISOString(),
      by: actor === 'customer' ? null : (names.get(String(staffId)) ?? ''),
      state,
      note,
    })),
  };
}

function presentLine(
  { position, quantity, fate, condition }: ReturnLineRow,
  ordered: readonly OrderLineRow[],
): LineOfReturn {
  const line = ordered.find((one) => one.position === position);
  return {
    position,
    name: line?.name ?? '',
    variant_name: line?.variantName ?? '',
    price: toRoubles(line?.priceKopecks ?? 0),
    quantity,
    fate,
    condition,
  };
}

interface AskedWays {
  readonly order: OrderRow;
  readonly money: MoneyOfReturn;
  readonly member: Member;
}

/** By which payments of the order this member can give money back, and how much at most: first those that were paid for these goods. */
async function waysOf(
  context: CardContext,
  { order, money, member }: AskedWays,
): Promise<RefundWay[]> {
  const byProvider = member.may('payments.refund');
  const byHand = member.may('payments.manual');
  if (!byProvider && !byHand) return [];
  const { payments, by_hand: most } = await getOrderPayments(context, order.number, member);
  const left = await fittingLeft(context.db, order, money.leftOf);
  const fitsOf = (ofWay: (one: (typeof left)[number]) => boolean) =>
    toRoubles(left.filter(ofWay).reduce((sum, { fits }) => sum + fits, 0));
  const online = payments
    .filter(({ refundable }) => byProvider && refundable > 0)
    .map(
      ({ id, at, by, method, purpose, amount, refundable }): RefundWay => ({
        payment: { id, at, by, method, purpose, amount },
        most: refundable,
        fits: fitsOf(({ payment }) => payment === id),
      }),
    );
  const hand = { payment: null, most, fits: fitsOf(({ by }) => by === 'hand') };
  const ways = byHand && most > 0 ? [...online, hand] : online;
  return ways.toSorted((one, other) => other.fits - one.fits);
}
