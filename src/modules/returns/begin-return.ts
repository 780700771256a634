import type { AskedReturn } from '#contracts/order-returns.ts';
import { returnFaults as faults } from '#messages/orders/returns.ts';
import { deliveredAt, noteReturn, type OrderRow } from '#modules/orders/index.ts';
import { getReturnTerms, type ReturnTerms } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { sendReturnLetters } from './letters/queue-letters.ts';
import { insertEvent, insertReturn, type ReturnRow, selectReturnsOf } from './queries.ts';
import { type Returnable, selectReturnable } from './returnable.ts';
import { daysAfter, lastDay } from './rules/term.ts';

export interface ReturnContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

/** Who asks. The staff may take anything, the customer what the law and the shop allow. */
export type Beginner =
  | { readonly by: 'customer' }
  | {
      readonly by: 'staff';
      readonly staffId: number | null;
      /** Who begins it for the shop has usually agreed to it. */
      readonly agreed: boolean;
    };

/** So many returns an order has at most. */
const MOST_RETURNS = 50;

/**
 * Asks to return goods of an order that is locked in the transaction `db`; what the staff have agreed to begins as agreed. Throws `return_not_now` for an order that is not delivered,
 * `return_late` for goods without a defect after their term, and `invalid` for more goods than there are.
 */
export async function beginReturn(
  { db, clock, jobs }: ReturnContext,
  order: OrderRow,
  asked: AskedReturn,
  beginner: Beginner,
): Promise<ReturnRow> {
  if (order.statusOrder !== 'delivered') throw new DomainError('return_not_now');
  const known = await selectReturnsOf(db, order.id);
  if (known.length >= MOST_RETURNS) throw new DomainError('returns_many');
  const { goods } = await selectReturnable(db, order.id, known);
  requireThere(asked.lines, goods);
  const at = clock.now();
  const terms = await getReturnTerms(db);
  const today = dateIn(at, terms.zone);
  const termOn = await termOf(db, order.id, terms);
  const { wish, reason, has_defect: hasDefect } = asked;
  const state = beginner.by === 'staff' && beginner.agreed ? 'agreed' : 'asked';
  if (beginner.by === 'customer') {
    if (!hasDefect && isLate(termOn, today)) throw new DomainError('return_late');
    if (!hasDefect && wish === 'mending') throw invalid('wish', faults.nothingToMend);
  }
  const begun = await insertReturn(
    db,
    {
      orderId: order.id,
      state,
      wish,
      hasDefect,
      reason,
      begunBy: beginner.by,
      askedAt: at,
      termOn,
      moneyBy: daysAfter(today, terms.refundDays),
    },
    asked.lines,
  );
  const staffId = beginner.by === 'staff' ? beginner.staffId : null;
  const by = { actor: beginner.by, staffId } as const;
  const event = await insertEvent(db, { ...by, returnId: begun.id, happenedAt: at, state });
  const actor = beginner.by === 'staff' ? 'shop' : 'customer';
  await noteReturn(db, order.id, { id: begun.id, of: state, note: reason }, { actor, staffId, at });
  await sendReturnLetters(db, jobs, event, { toShop: beginner.by === 'customer' });
  return begun;
}

/** Each line once, and no more of it than is in no return. */
function requireThere(lines: AskedReturn['lines'], goods: readonly Returnable[]): void {
  if (new Set(lines.map(({ position }) => position)).size < lines.length) {
    throw invalid('lines', faults.notThere);
  }
  for (const { position, quantity } of lines) {
    const left = goods.find(({ line }) => line.position === position)?.left ?? 0;
    if (quantity > left) throw invalid('lines', faults.notThere);
  }
}

/** The last day for goods without a defect; null where it is not known when the order was handed over. */
export async function termOf(
  db: Database,
  orderId: number,
  terms: ReturnTerms,
): Promise<string | null> {
  const at = await deliveredAt(db, orderId);
  return at ? lastDay(dateIn(at, terms.zone), terms) : null;
}

export const isLate = (termOn: string | null, today: string): boolean =>
  termOn !== null && today > termOn;
