import type { Member } from '#modules/audit/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { findOrder } from '../managing/management.ts';
import { type OrderRow, selectOrderByNumber } from '../queries.ts';
import { type CardContext, orderChanged, visible } from './cards.ts';
import { powersOf } from './powers.ts';

/** An order, where the member may see it. Throws `order_not_found`. */
export async function seeOrder(
  { db }: Pick<CardContext, 'db'>,
  number: string,
  { may }: Member,
): Promise<OrderRow> {
  return visible(await findOrder(db, number), powersOf(may)).order;
}

/**
 * The same with a row lock until the transaction `db` ends, for a change of the version that the member has seen. Throws `order_not_found`, and
 * `order_changed` with what was done last.
 */
export async function holdOrder(
  context: Pick<CardContext, 'db' | 'staffNames'>,
  number: string,
  version: number,
  member: Member,
): Promise<OrderRow> {
  const held = await selectOrderByNumber(context.db, number, { hold: true });
  if (!held) throw new DomainError('order_not_found');
  const powers = powersOf(member.may);
  visible(await findOrder(context.db, number), powers);
  if (version !== held.version) throw await orderChanged(context, held.id, powers);
  return held;
}
