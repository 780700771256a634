import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { isOver } from '#contracts/order-states.ts';
import { changedGoodsFaults as faults } from '#messages/orders/changed-goods.ts';
import { type Changes, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { changedLines, type WantedLine } from '../changing/wanted-goods.ts';
import { payableOf } from '../charges/sums.ts';
import { updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { findOrder } from '../managing/management.ts';
import { insertOffer, selectOpenOffer, updateRefusalsSeen } from '../offers/offer-queries.ts';
import {
  type Asked,
  applyAsked,
  makeOffer,
  payableAfter,
  toldOf,
  workOf,
} from '../offers/offers.ts';
import { type OrderRow, selectLinesOf } from '../queries.ts';
import type { Place } from '../tables.ts';
import { presentCard } from './cards.ts';
import { holdOrder } from './hold-order.ts';
import { powersOf } from './powers.ts';
import type { WorkContext } from './work.ts';

interface GoodsChange {
  readonly version: number;
  readonly lines: readonly WantedLine[];
  /** Null: the address stays. */
  readonly place: {
    readonly city: string;
    readonly address: string;
    readonly department_number: string | null;
  } | null;
  /** How the customer has agreed; null: they are asked. */
  readonly agreed: string | null;
  /** Of what is agreed: whether it is confirmed by a letter. */
  readonly letter: boolean;
}

type ChangeContext = WorkContext & { readonly jobs: Pick<Jobs, 'send'> };

/**
 * Changes the goods and the address of an order. Where the customer has agreed it is done at once: stock moves by the difference, and the sums follow;
 * otherwise they are asked, and nothing changes before their answer (row 74). What was before is kept with the offer. Throws `order_not_found`,
 * `order_changed`, `order_over`, `invalid`, `out_of_stock`, and `offer_open` for a change that is done while the customer is asked.
 */
export async function changeGoods(
  context: ChangeContext,
  number: string,
  { version, lines, place, agreed, letter }: GoodsChange,
  member: Member,
): Promise<AnyCard> {
  const { clock } = context;
  const { actor } = member;
  await context.db.transaction(async (db) => {
    const moved = { ...context, db };
    const order = await holdOrder(moved, number, version, member);
    if (isOver(order.statusOrder)) throw new DomainError('order_over');
    const known = (await selectLinesOf(db, [order.id])).get(order.id) ?? [];
    const asked = {
      changes: [],
      lines: await changedLines(db, order, known, lines),
      place: placeOf(order, place),
    };
    if (asked.lines.length > 0 && order.statusOrder === 'shipped') {
      throw invalid('lines', faults.gone);
    }
    const isDone =
      agreed === null
        ? await offer(moved, order, asked, member)
        : await setAgreed(moved, order, { ...asked, agreed, letter }, member);
    if (!isDone) throw invalid('lines', faults.same);
    const action = agreed === null ? 'orders.offer' : 'orders.goods';
    const changes: Changes = {
      payable: { from: payableOf(order), to: payableAfter(order, asked) },
    };
    await recordAction(
      { db, clock, actor },
      { action, entity: 'order', entityId: number, changes },
    );
  });
  return presentCard(context, await findOrder(context.db, number), powersOf(member.may));
}

/** Null where it stays. */
function placeOf(order: OrderRow, wanted: GoodsChange['place']): Asked['place'] {
  if (!wanted) return null;
  const { city, address, departmentNumber } = order;
  const before: Place = { city, address, departmentNumber };
  const after: Place = {
    city: wanted.city,
    address: wanted.address,
    departmentNumber: wanted.department_number,
  };
  const isSame =
    before.city === after.city &&
    before.address === after.address &&
    (before.departmentNumber ?? '') === (after.departmentNumber ?? '');
  return isSame ? null : { before, after };
}

/** Answers whether anything is asked or withdrawn. */
async function offer(
  context: ChangeContext,
  order: OrderRow,
  { lines, place }: Asked,
  { actor }: Member,
): Promise<boolean> {
  // What is not changed now stays asked, where it waits for an answer.
  const wanted = { ...((lines.length > 0 || !place) && { lines }), ...(place && { place }) };
  const work = await makeOffer(context, order, wanted, actor);
  if (!work) return false;
  const by = { actor: 'shop', staffId: staffIdOf(actor), at: context.clock.now() } as const;
  await updateOrder(context.db, order.id, {}, by, { work });
  return true;
}

/** Answers whether anything differs. */
async function setAgreed(
  { db, clock, jobs }: ChangeContext,
  order: OrderRow,
  { agreed, letter, ...asked }: Asked & Pick<GoodsChange, 'letter'> & { readonly agreed: string },
  { actor }: Member,
): Promise<boolean> {
  if (await selectOpenOffer(db, order.id)) throw new DomainError('offer_open');
  if (asked.lines.length === 0 && !asked.place) return false;
  const at = clock.now();
  const staffId = staffIdOf(actor);
  await applyAsked(db, order, asked, { staffId, at });
  await updateRefusalsSeen(db, order.id);
  const work = { ...workOf('agreed', asked), agreed };
  await updateOrder(db, order.id, {}, { actor: 'shop', staffId, at }, { work });
  await insertOffer(db, {
    orderId: order.id,
    state: 'agreed',
    ...asked,
    payableBeforeKopecks: payableOf(order),
    payableAfterKopecks: payableAfter(order, asked),
    staffId,
    madeAt: at,
    note: agreed,
    endedAt: at,
  });
  if (letter) {
    // It waits like the letters of steps, so that those from before do not come after it.
    await sendChangeLetter(db, jobs, order.id, { change: toldOf(asked), undoable: true });
  }
  return true;
}
