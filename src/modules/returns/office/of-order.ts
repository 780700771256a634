import type { BegunReturn, ReturnsOfOrder } from '#contracts/admin/returns/returns.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { seeOrder, selectNumbersOf, selectOrderForUpdate } from '#modules/orders/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { beginReturn } from '../begin-return.ts';
import { selectReplaced, selectReturnsOf } from '../queries.ts';
import { presentReturnable, selectReturnable } from '../returnable.ts';
import { type CardContext, getReturn } from './card.ts';
import { listReturnsOf } from './list-returns.ts';
import type { StepContext } from './step.ts';

/** The returns of an order on its card, and what can still be returned. Throws `order_not_found`. */
export async function getReturnsOfOrder(
  { db, clock }: CardContext,
  number: string,
  member: Member,
): Promise<ReturnsOfOrder> {
  const order = await seeOrder({ db }, number, member);
  const today = dateIn(clock.now(), await getTimeZone(db));
  const { goods } = await selectReturnable(db, order.id, await selectReturnsOf(db, order.id));
  const replaced = await selectReplaced(db, order.id);
  const numbers = await selectNumbersOf(db, replaced ? [replaced.orderId] : []);
  return {
    number,
    may_begin: order.statusOrder === 'delivered' && goods.some(({ left }) => left > 0),
    lines: goods.map(presentReturnable),
    returns: await listReturnsOf(db, order, today),
    replaces: replaced ? { id: replaced.id, number: numbers.get(replaced.orderId) ?? '' } : null,
  };
}

/** Begins a return for a customer who has called or come: agreed, unless the member says otherwise. Throws `order_not_found` and as {@link beginReturn}. */
export async function beginInOffice(
  context: StepContext,
  number: string,
  { agreed, ...asked }: BegunReturn,
  member: Member,
) {
  const { clock } = context;
  const { actor } = member;
  const id = await context.db.transaction(async (db) => {
    const seen = await seeOrder({ db }, number, member);
    const order = await selectOrderForUpdate(db, seen.id);
    if (!order) throw new DomainError('order_not_found');
    const by = { by: 'staff', staffId: staffIdOf(actor), agreed } as const;
    const begun = await beginReturn({ ...context, db }, order, asked, by);
    await recordAction(
      { db, clock, actor },
      { action: 'returns.begin', entity: 'order', entityId: number },
    );
    return begun.id;
  });
  return getReturn(context, id, member);
}
