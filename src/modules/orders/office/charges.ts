import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { roublesOrNull, toKopecks } from '#contracts/money.ts';
import { type ChargeKind, isOver } from '#contracts/order-states.ts';
import { type Actor, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type ChargeRow, selectChargesOf } from '../charges/charge-queries.ts';
import { setCharge, type WantedCharge } from '../charges/set-charge.ts';
import { isOfDelivery, payableOf } from '../charges/sums.ts';
import { updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { findOrder } from '../managing/management.ts';
import { insertOffer, updateRefusalsSeen } from '../offers/offer-queries.ts';
import { makeOffer } from '../offers/offers.ts';
import { type OrderRow, selectOrder, selectOrderByNumber } from '../queries.ts';
import { orderChanged, presentCard, visible } from './cards.ts';
import { powersOf } from './powers.ts';
import type { WorkContext } from './work.ts';

interface ChargeChange {
  readonly version: number;
  /** Roubles; null takes the charge away. */
  readonly amount: number | null;
  readonly reason: string;
  /** How the customer has agreed; null: they are asked. */
  readonly agreed: string | null;
  /** Of what is agreed: whether it is confirmed by a letter. */
  readonly letter: boolean;
}

/**
 * Changes a charge of an order: delivery, lift, carrying, assembly. Where the customer has agreed, it is set and the sums follow; otherwise they
 * are asked, and nothing changes before their answer (row 74). The history keeps what was before. Throws `order_not_found`, `order_changed`,
 * `order_over` for an order that is delivered or cancelled, and `offer_open` for a charge that is set while the customer is asked about others.
 */
export async function changeCharge(
  context: WorkContext & { readonly jobs: Pick<Jobs, 'send'> },
  { number, kind }: { number: string; kind: ChargeKind },
  { version, amount, reason, agreed, letter }: ChargeChange,
  { actor, may }: Member,
): Promise<AnyCard> {
  const { clock } = context;
  const powers = powersOf(may);
  await context.db.transaction(async (db) => {
    const held = await selectOrderByNumber(db, number, { hold: true });
    if (!held) throw new DomainError('order_not_found');
    visible(await findOrder(db, number), powers);
    if (version !== held.version) {
      throw await orderChanged({ ...context, db }, held.id, powers);
    }
    if (isOver(held.statusOrder)) throw new DomainError('order_over');
    const amountKopecks = amount === null ? null : toKopecks(amount);
    const wanted = { kind, amountKopecks, reason };
    const moved = { ...context, db };
    const before = await chargeOf(db, held.id, kind);
    const isDone =
      agreed === null
        ? await offerCharge(moved, held, wanted, actor)
        : await setAgreed(moved, held, { ...wanted, before, agreed, letter }, actor);
    if (!isDone) return;
    const changes = {
      [`charge_${kind}`]: { from: before?.amountKopecks ?? null, to: amountKopecks },
    };
    const action = agreed === null ? 'orders.offer' : 'orders.charge';
    await recordAction(
      { db, clock, actor },
      { action, entity: 'order', entityId: number, changes },
    );
  });
  return presentCard(context, await findOrder(context.db, number), powers);
}

type ChangingContext = Pick<WorkContext, 'db' | 'clock'> & { readonly jobs: Pick<Jobs, 'send'> };

const chargeOf = async (db: Database, orderId: number, kind: ChargeKind) =>
  (await selectChargesOf(db, [orderId])).get(orderId)?.find((charge) => charge.kind === kind);

/** Answers whether anything is asked or withdrawn. */
async function offerCharge(
  context: ChangingContext,
  order: OrderRow,
  wanted: WantedCharge,
  actor: Actor,
): Promise<boolean> {
  const work = await makeOffer(context, order, { charges: [wanted] }, actor);
  if (!work) return false;
  const by = { actor: 'shop', staffId: staffIdOf(actor), at: context.clock.now() } as const;
  await updateOrder(context.db, order.id, {}, by, { work });
  return true;
}

interface Agreed extends Required<WantedCharge>, Pick<ChargeChange, 'letter'> {
  readonly agreed: string;
  /** The charge of now. */
  readonly before: ChargeRow | undefined;
}

/** Answers whether anything differs. */
async function setAgreed(
  { db, clock, jobs }: ChangingContext,
  order: OrderRow,
  wanted: Agreed,
  actor: Actor,
): Promise<boolean> {
  const { kind, amountKopecks, reason, before, agreed, letter } = wanted;
  const was = before?.amountKopecks ?? null;
  const isSame = was === amountKopecks;
  if (isSame && (before?.reason ?? '') === reason) return false;
  const at = clock.now();
  await setCharge(db, order.id, { kind, amountKopecks, reason }, { actor, at });
  await updateRefusalsSeen(db, order.id);
  const { deliveryCostKopecks = null } = (await selectOrder(db, order.id))?.order ?? {};
  await updateOrder(
    db,
    order.id,
    isOfDelivery(kind) && !isSame ? { deliveryCostKopecks } : {},
    { actor: 'shop', staffId: staffIdOf(actor), at },
    {
      work: {
        kind: 'charge',
        charge: kind,
        amount: roublesOrNull(amountKopecks),
        reason,
        agreed,
        before: roublesOrNull(was),
      },
    },
  );
  if (isSame) return true;
  const payable = payableOf(order);
  await insertOffer(db, {
    orderId: order.id,
    state: 'agreed',
    changes: [{ kind, before: was, after: amountKopecks, reason }],
    payableBeforeKopecks: payable,
    payableAfterKopecks: payable - (was ?? 0) + (amountKopecks ?? 0),
    staffId: staffIdOf(actor),
    madeAt: at,
    note: agreed,
    endedAt: at,
  });
  if (letter) {
    const change = { charges: [{ kind, amountKopecks, beforeKopecks: was }] };
    // It waits like the letters of steps, so that those from before do not come after it.
    await sendChangeLetter(db, jobs, order.id, { change, undoable: true });
  }
  return true;
}
