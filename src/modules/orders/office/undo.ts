import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { Member } from '#modules/audit/index.ts';
import { recordAction, staffIdOf } from '#modules/audit/index.ts';
import { type Movement, takeFromStock } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { type OrderEventRow, updateOrder, updateUndone } from '../history/event-queries.ts';
import { UNDO_TIME } from '../letters/queue-letters.ts';
import { findOrder } from '../managing/management.ts';
import { bookAgain } from '../promises/slot-again.ts';
import { selectOrderByNumber } from '../queries.ts';
import { orderEvents } from '../tables.ts';
import { mayBeSeen, orderChanged, presentCard, unseen } from './cards.ts';
import { powersOf } from './powers.ts';
import type { WorkContext } from './work.ts';

/**
 * Takes back the member's own last step of an order within ten seconds, before its letter leaves. Money that was noted is not taken back so, but by
 * the payment itself. Throws `order_not_found` as the card does, `undo_late`,
 * `order_changed`, and `goods_gone` or `slot_full` where goods or hours of a cancelled order were taken meanwhile.
 */
export async function undoStep(
  context: WorkContext,
  number: string,
  version: number,
  { actor, may }: Member,
): Promise<AnyCard> {
  const powers = powersOf(may);
  const { clock } = context;
  await context.db.transaction(async (db) => {
    const order = await selectOrderByNumber(db, number, { hold: true });
    if (!order) throw new DomainError('order_not_found');
    const step = await lastStep(db, order.id);
    const staffId = staffIdOf(actor);
    const isOwn = step?.actor === 'shop' && step.staffId === staffId;
    // Who has handed an order over does not see it any more, but may take that back.
    const seen = isOwn ? step.statusBefore : null;
    if (!mayBeSeen(seen ?? order.statusOrder, powers)) throw unseen(order.statusOrder);
    if (order.version !== version) throw await orderChanged({ ...context, db }, order.id, powers);
    const isLate = !step || clock.now().getTime() > step.happenedAt.getTime() + UNDO_TIME;
    const { statusBefore, paymentBefore } = step ?? {};
    const isMoney = step?.work?.kind === 'money';
    if (!isOwn || isLate || isMoney || !(statusBefore ?? paymentBefore))
      throw new DomainError('undo_late');
    if (step.statusOrder === 'cancelled') {
      await takeAgain(db, number, { reason: 'order', orderId: order.id, staffId });
      await bookAgain(db, order.id, clock.now());
    }
    const before = {
      ...(statusBefore && { statusOrder: statusBefore }),
      ...(paymentBefore && { paymentStatus: paymentBefore }),
    };
    const change = { actor: 'shop', staffId, at: clock.now() } as const;
    await updateOrder(db, order.id, before, change, {
      work: { kind: 'undo' },
      statusOrder: null,
      paymentStatus: null,
    });
    await updateUndone(db, step.id, clock.now());
    await recordAction(
      { db, clock, actor },
      {
        action: 'orders.undo',
        entity: 'order',
        entityId: number,
        changes: {
          ...(statusBefore && { statusOrder: { from: order.statusOrder, to: statusBefore } }),
          ...(paymentBefore && {
            paymentStatus: { from: order.paymentStatus, to: paymentBefore },
          }),
        },
      },
    );
  });
  return presentCard(context, await findOrder(context.db, number), powers);
}

/** The last step that changed status or payment and was not taken back. */
async function lastStep(db: Database, orderId: number): Promise<OrderEventRow | undefined> {
  const [row] = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        or(isNotNull(orderEvents.statusOrder), isNotNull(orderEvents.paymentStatus)),
        isNull(orderEvents.undoneAt),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return row;
}

/** What the cancelling gave back. */
async function takeAgain(db: Database, number: string, movement: Movement): Promise<void> {
  const { lines } = await findOrder(db, number);
  const given = lines.map(({ variantId, quantity, taken }) => ({
    variantId,
    quantity: taken ?? quantity,
  }));
  const { short } = await takeFromStock(
    db,
    given.filter(({ quantity }) => quantity > 0),
    movement,
  );
  if (short.length > 0) throw new DomainError('goods_gone');
}
