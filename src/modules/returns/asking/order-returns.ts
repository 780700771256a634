import { toRoubles } from '#contracts/money.ts';
import type { AskedReturn, OrderReturns } from '#contracts/order-returns.ts';
import { mayWithdraw } from '#contracts/return-states.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import {
  lockOrderOfLink,
  noteReturn,
  type OrderRow,
  orderOfLink,
  ownOrder,
  selectNumbersOf,
} from '#modules/orders/index.ts';
import { selectGivenBack } from '#modules/payments/index.ts';
import { getReturnTerms } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import { DAY } from '#platform/time/duration.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { beginReturn, isLate, type ReturnContext, termOf } from '../begin-return.ts';
import { sendReturnLetters } from '../letters/queue-letters.ts';
import { type MoneyOfReturn, moneyOf } from '../money.ts';
import { selectPhotographIds } from '../photographs/queries.ts';
import {
  insertEvent,
  type ReturnEventRow,
  type ReturnLineRow,
  type ReturnRow,
  selectCounted,
  selectEvents,
  selectReturnsOf,
  selectReturnsOfRefunds,
  updateReturn,
} from '../queries.ts';
import { presentReturnable, selectReturnable } from '../returnable.ts';

/** Returns that are asked for by the link of one order. */
const ASKED: RateLimit = { hits: 10, window: DAY };

type ReadContext = Pick<ReturnContext, 'db' | 'clock'>;

/** The returns of the order of a link, and what can still be returned. It changes nothing. Throws `order_link_invalid`. */
export async function getOrderReturns(context: ReadContext, token: string): Promise<OrderReturns> {
  return readReturns(context, await orderOfLink(context.db, token));
}

/** The same of an order in the customer's account. Throws `order_not_found`. */
export async function getOwnReturns(
  context: ReadContext,
  orderId: number,
  customerId: number,
): Promise<OrderReturns> {
  const record = await ownOrder(context.db, customerId, orderId);
  return readReturns(context, record.order);
}

async function readReturns({ db, clock }: ReadContext, order: OrderRow): Promise<OrderReturns> {
  const terms = await getReturnTerms(db);
  const known = await selectReturnsOf(db, order.id);
  const { goods, lines } = await selectReturnable(db, order.id, known);
  const ids = known.map(({ id }) => id);
  const refunds = await selectReturnsOfRefunds(db, ids);
  const given = refunds.size > 0 ? await selectGivenBack(db, order.id) : [];
  const counted = await selectCounted(db, ids);
  const exchanged = known.filter(({ countedKopecks }) => countedKopecks !== null);
  const moneys = new Map<number, MoneyOfReturn>();
  for (const row of known.filter((one) => exchanged.includes(one) || isLookedAt(one))) {
    moneys.set(row.id, await moneyOf(db, order, { row, lines: lines.get(row.id) ?? [] }));
  }
  const isOwed = (row: ReturnRow) => exchanged.includes(row) && (moneys.get(row.id)?.left ?? 0) > 0;
  const events = await selectEvents(db, ids);
  const photographs = await selectPhotographIds(db, ids);
  const names = new Map(goods.map(({ line }) => [line.position, line]));
  const nameOf = ({ position, quantity }: ReturnLineRow) => {
    const { name = '', variantName = '' } = names.get(position) ?? {};
    return { name: [name, variantName].filter(Boolean).join(', '), quantity };
  };
  const termOn = await termOf(db, order.id, terms);
  const numbers = await replacementsOf(db, known);
  return {
    number: order.number,
    state: stateOf(order),
    term_on: termOn,
    is_late: isLate(termOn, dateIn(clock.now(), terms.zone)),
    refusal_days: terms.refusalDays,
    return_days: terms.returnDays,
    has_written_terms: terms.hasWrittenTerms,
    refund_days: terms.refundDays,
    lines: goods.map(presentReturnable),
    returns: known.map((row) => ({
      ...present(row, events.get(row.id) ?? [], terms.zone),
      money_by: isPaidBack(row) || isOwed(row) ? row.moneyBy : null,
      lines: (lines.get(row.id) ?? []).map(nameOf),
      given_back: given
        .filter(({ id, state }) => refunds.get(id) === row.id && state === 'succeeded')
        .filter(({ id }) => !counted.has(id))
        .map(({ at, kopecks }) => ({ on: dateIn(at, terms.zone), amount: toRoubles(kopecks) })),
      sums: isLookedAt(row) ? sumsOf(moneys.get(row.id)) : null,
      replacement: (row.replacementId && numbers.get(row.replacementId)) || null,
      photographs: photographs.get(row.id) ?? [],
    })),
  };
}

/** Of a return of money whose goods were looked at: the carriage is known. */
const isLookedAt = ({ state, wish, outcome }: ReturnRow): boolean =>
  (state === 'inspected' || state === 'closed') && (outcome ?? wish) === 'money';

const sumsOf = (money: MoneyOfReturn | undefined): OrderReturns['returns'][number]['sums'] =>
  money && money.due > 0
    ? {
        goods: toRoubles(money.goods),
        carriage: toRoubles(money.goods - money.due),
        due: toRoubles(money.due),
      }
    : null;

const stateOf = ({ statusOrder }: OrderRow): OrderReturns['state'] => {
  if (statusOrder === 'cancelled') return 'cancelled';
  return statusOrder === 'delivered' ? 'open' : 'not delivered';
};

async function replacementsOf(
  db: Database,
  rows: readonly ReturnRow[],
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ replacementId }) => replacementId ?? []);
  return ids.length > 0 ? selectNumbersOf(db, ids) : new Map();
}

const isPaidBack = ({ state, wish, outcome, settlement }: ReturnRow): boolean =>
  state !== 'refused' &&
  state !== 'withdrawn' &&
  ((outcome ?? wish) === 'money' || settlement === 'later');

function closedOn(events: readonly ReturnEventRow[], zone: TimeZone): string | null {
  const end = events.findLast(({ state }) => state === 'closed');
  return end ? dateIn(end.happenedAt, zone) : null;
}

const present = (
  row: ReturnRow,
  events: readonly ReturnEventRow[],
  zone: TimeZone,
): Omit<
  OrderReturns['returns'][number],
  'lines' | 'replacement' | 'photographs' | 'given_back' | 'money_by' | 'sums'
> => ({
  id: row.id,
  state: row.state,
  wish: row.wish,
  has_defect: row.hasDefect,
  reason: row.reason,
  asked_at: row.askedAt.toISOString(),
  way: row.way,
  collect_on: row.collectOn,
  outcome: row.outcome,
  settlement: row.settlement,
  counted: toRoubles(row.countedKopecks ?? 0),
  closed_on: closedOn(events, zone),
  may_withdraw: mayWithdraw(row.state),
  events: events.map(({ happenedAt, state, note }) => ({
    at: happenedAt.toISOString(),
    state,
    note,
  })),
});

/** Asks to return goods of the order of a link. Throws `order_link_invalid`, `too_many_requests` after ten a day, and as {@link beginReturn}. */
export async function askReturn(
  context: ReturnContext,
  token: string,
  asked: AskedReturn,
): Promise<OrderReturns> {
  await context.db.transaction(async (db) => {
    const order = await lockOrderOfLink(db, token);
    await countUse({ ...context, db }, ASKED, 'return-ask', order.number);
    await beginReturn({ ...context, db }, order, asked, { by: 'customer' });
  });
  return getOrderReturns(context, token);
}

/** Takes a return back for its customer. Throws `order_link_invalid`, `not_found` for a return of another order, and `return_not_now`. */
export async function withdrawReturn(
  context: ReturnContext,
  token: string,
  id: number,
): Promise<OrderReturns> {
  const { clock, jobs } = context;
  await context.db.transaction(async (db) => {
    const order = await lockOrderOfLink(db, token);
    const row = (await selectReturnsOf(db, order.id)).find((one) => one.id === id);
    if (!row) throw new DomainError('not_found');
    if (!mayWithdraw(row.state)) throw new DomainError('return_not_now');
    const at = clock.now();
    await updateReturn(db, id, { state: 'withdrawn' });
    const told = { returnId: id, happenedAt: at, actor: 'customer', state: 'withdrawn' } as const;
    const event = await insertEvent(db, told);
    await noteReturn(db, order.id, { id, of: 'withdrawn', note: '' }, { actor: 'customer', at });
    await sendReturnLetters(db, jobs, event, { toShop: true });
  });
  return getOrderReturns(context, token);
}
