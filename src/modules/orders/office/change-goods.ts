import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { toKopecks } from '#contracts/money.ts';
import { type ChargeKind, isOver } from '#contracts/order-states.ts';
import { changedGoodsFaults as faults } from '#messages/orders/changed-goods.ts';
import { type Changes, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { requireGoods } from '../changing/change-lines.ts';
import { changedLines, type WantedLine } from '../changing/wanted-goods.ts';
import { changedPlace, type WantedPlace } from '../changing/wanted-place.ts';
import type { WantedCharge } from '../charges/set-charge.ts';
import { payableOf } from '../charges/sums.ts';
import { updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { findOrder } from '../managing/management.ts';
import { insertOffer, requireNoOffer, updateRefusalsSeen } from '../offers/offer-queries.ts';
import {
  type Asked,
  applyAsked,
  changedCharges,
  isNothing,
  keepAsked,
  makeOffer,
  payableAfter,
  toldOf,
  workOf,
} from '../offers/offers.ts';
import { selectPromisesOf } from '../promises/promise-queries.ts';
import { type OrderRow, selectLinesOf } from '../queries.ts';
import { presentCard } from './cards.ts';
import { holdOrder } from './hold-order.ts';
import { powersOf } from './powers.ts';
import type { WorkContext } from './work.ts';

interface GoodsChange {
  readonly version: number;
  readonly lines: readonly WantedLine[];
  /** Null: the address stays. */
  readonly place: WantedPlace | null;
  /** What delivery costs with it. Roubles; null takes the charge away. */
  readonly charges: readonly {
    readonly kind: ChargeKind;
    readonly amount: number | null;
    readonly reason: string;
  }[];
  /** Promised with it; null: the promise stays. */
  readonly days: { readonly from: string; readonly to: string } | null;
  /** How the customer has agreed; null: they are asked. */
  readonly agreed: string | null;
  /** Of what is agreed: whether it is confirmed by a letter. */
  readonly letter: boolean;
}

type ChangeContext = WorkContext & { readonly jobs: Pick<Jobs, 'send'> };

/**
 * Changes the goods of an order and how and where it comes, with what delivery costs and the promised days where these are others with it. Where the
 * customer has agreed it is done at once: stock moves by the difference, and the sums follow; otherwise they are asked, and nothing changes before their answer (row 74). What was before is kept with the offer. Throws `order_not_found`,
 * `order_changed`, `order_over`, `invalid`, `out_of_stock`, and `offer_open` for a change that is done while the customer is asked.
 */
export async function changeGoods(
  context: ChangeContext,
  number: string,
  { version, lines, place, charges, days, agreed, letter }: GoodsChange,
  member: Member,
): Promise<AnyCard> {
  const { clock } = context;
  const { actor } = member;
  await context.db.transaction(async (db) => {
    const moved = { ...context, db };
    const order = await holdOrder(moved, number, version, member);
    if (isOver(order.statusOrder)) throw new DomainError('order_over');
    const known = (await selectLinesOf(db, [order.id])).get(order.id) ?? [];
    const wanted = charges.map(({ kind, amount, reason }): WantedCharge => {
      return { kind, amountKopecks: amount === null ? null : toKopecks(amount), reason };
    });
    const asked = {
      changes: await changedCharges(db, order.id, wanted),
      lines: await changedLines(db, order, known, lines),
      place: await changedPlace(db, order, place),
      days: await daysOf(db, order.id, days),
    };
    if (asked.lines.length > 0 && order.statusOrder === 'shipped') {
      throw invalid('lines', faults.gone);
    }
    const isDone =
      agreed === null
        ? await offer(moved, order, { ...asked, wanted }, member)
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

/** Null where they stay. */
async function daysOf(
  db: Database,
  orderId: number,
  wanted: GoodsChange['days'],
): Promise<Asked['days']> {
  if (!wanted) return null;
  const inForce = (await selectPromisesOf(db, [orderId])).get(orderId)?.at(-1);
  const { promisedFrom: from, promisedTo: to } = inForce ?? {};
  const before = from && to ? { from, to } : null;
  const isSame = before?.from === wanted.from && before.to === wanted.to;
  return isSame ? null : { before, after: wanted };
}

/** Goods, address and days take the place of those that are asked about already; charges do by their kinds. Answers whether anything is asked or withdrawn. */
async function offer(
  context: ChangeContext,
  order: OrderRow,
  { lines, place, days, wanted }: Asked & { readonly wanted: readonly WantedCharge[] },
  { actor }: Member,
): Promise<boolean> {
  await requireGoods(context.db, order, lines);
  const change = { charges: wanted, lines, place, days };
  const work = await makeOffer(context, order, change, actor);
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
  const at = clock.now();
  await requireNoOffer(db, order.id, at);
  if (isNothing(asked)) return false;
  const staffId = staffIdOf(actor);
  await applyAsked({ db, clock, jobs }, order, asked, { staffId, at, reader: 'staff' });
  await updateRefusalsSeen(db, order.id);
  const work = { ...workOf('agreed', asked, at), agreed };
  await keepAsked(db, order, work, { actor: 'shop', staffId, at });
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
