import { type Member, recordAction } from '#modules/audit/index.ts';
import { makeLink } from '../finding/order-links.ts';
import type { CardContext } from './cards.ts';
import { seeOrder } from './hold-order.ts';

interface LinkContext extends Pick<CardContext, 'db' | 'clock'> {
  /** Of the shop. */
  readonly publicOrigin: string;
}

/** Makes a link to the page of an order, which the staff give to its customer themselves: not each has an e-mail. Throws `order_not_found`. */
export function makePageLink(
  { db: outer, clock, publicOrigin }: LinkContext,
  number: string,
  member: Member,
): Promise<{ url: string }> {
  return outer.transaction(async (db) => {
    const { id } = await seeOrder({ db }, number, member);
    const url = publicOrigin + (await makeLink({ db, clock }, id, 'found'));
    const { actor } = member;
    await recordAction(
      { db, clock, actor },
      { action: 'orders.page_link', entity: 'order', entityId: number },
    );
    return { url };
  });
}
