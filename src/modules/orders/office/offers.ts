import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { findOrder } from '../managing/management.ts';
import { updateRefusalsSeen } from '../offers/offer-queries.ts';
import { answerOffer } from '../offers/offers.ts';
import { selectOrderByNumber } from '../queries.ts';
import { presentCard, visible } from './cards.ts';
import { powersOf } from './powers.ts';
import type { WorkContext } from './work.ts';

/** `seen`: the staff take note that the customer has refused. */
type End =
  | { readonly state: 'agreed'; readonly offer: number; readonly agreed: string }
  | { readonly state: 'withdrawn' | 'seen'; readonly offer: number };

/**
 * Ends the offer that a customer is asked about: they have agreed on the telephone, or the staff withdraw it. Throws `order_not_found`,
 * `offer_ended` where another answered first, and `order_over`.
 */
export async function endOffer(
  context: WorkContext,
  number: string,
  end: End,
  { actor, may }: Member,
): Promise<AnyCard> {
  const { clock } = context;
  const powers = powersOf(may);
  await context.db.transaction(async (db) => {
    const held = await selectOrderByNumber(db, number, { hold: true });
    if (!held) throw new DomainError('order_not_found');
    visible(await findOrder(db, number), powers);
    const who = { actor: 'shop', staffId: staffIdOf(actor) } as const;
    if (end.state === 'seen') {
      if (!(await updateRefusalsSeen(db, held.id))) return;
    } else {
      const note = end.state === 'agreed' ? end.agreed : '';
      const { offer, state } = end;
      await answerOffer({ ...context, db }, held, { offer, state, note }, who);
    }
    const changes = { offer: { from: null, to: end.state } };
    await recordAction(
      { db, clock, actor },
      { action: 'orders.answer', entity: 'order', entityId: number, changes },
    );
  });
  return presentCard(context, await findOrder(context.db, number), powers);
}
