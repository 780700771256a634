import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { toKopecks } from '#contracts/money.ts';
import { type ChargeKind, isOver } from '#contracts/order-states.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { selectChargesOf } from '../charges/charge-queries.ts';
import { setCharge } from '../charges/set-charge.ts';
import { isOfDelivery } from '../charges/sums.ts';
import { updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { findOrder } from '../managing/management.ts';
import { selectOrder, selectOrderByNumber } from '../queries.ts';
import { orderChanged, presentCard, visible } from './cards.ts';
import { powersOf } from './powers.ts';
import type { WorkContext } from './work.ts';

interface ChargeChange {
  readonly version: number;
  /** Roubles; null takes the charge away. */
  readonly amount: number | null;
  readonly reason: string;
  /** Whether the customer is written to. */
  readonly letter: boolean;
}

/**
 * Sets a charge of an order: delivery, lift, carrying, assembly. Its sums follow, the history keeps what was before. Throws `order_not_found`,
 * `order_changed`, and `order_over` for an order that is delivered or cancelled.
 */
export async function changeCharge(
  context: WorkContext & { readonly jobs: Pick<Jobs, 'send'> },
  { number, kind }: { number: string; kind: ChargeKind },
  { version, amount, reason, letter }: ChargeChange,
  { actor, may }: Member,
): Promise<AnyCard> {
  const { clock, jobs } = context;
  const powers = powersOf(may);
  await context.db.transaction(async (db) => {
    const held = await selectOrderByNumber(db, number, { hold: true });
    if (!held) throw new DomainError('order_not_found');
    visible(await findOrder(db, number), powers);
    if (version !== held.version) {
      throw await orderChanged({ ...context, db }, held.id, powers);
    }
    if (isOver(held.statusOrder)) throw new DomainError('order_over');
    const before = (await selectChargesOf(db, [held.id]))
      .get(held.id)
      ?.find((charge) => charge.kind === kind);
    const amountKopecks = amount === null ? null : toKopecks(amount);
    const isSame = (before?.amountKopecks ?? null) === amountKopecks;
    if (isSame && (before?.reason ?? '') === reason) return;
    const at = clock.now();
    await setCharge(db, held.id, { kind, amountKopecks, reason }, { actor, at });
    const { deliveryCostKopecks = null } = (await selectOrder(db, held.id))?.order ?? {};
    const delivery = isOfDelivery(kind) && !isSame ? { deliveryCostKopecks } : {};
    await updateOrder(
      db,
      held.id,
      delivery,
      { actor: 'shop', staffId: staffIdOf(actor), at },
      {
        work: { kind: 'charge', charge: kind, amount, reason },
      },
    );
    if (letter && !isSame) {
      const change = { charges: [{ kind, amountKopecks }] };
      // It waits like the letters of steps, so that those from before do not come after it.
      await sendChangeLetter(db, jobs, held.id, { change, undoable: true });
    }
    await recordAction(
      { db, clock, actor },
      {
        action: 'orders.charge',
        entity: 'order',
        entityId: number,
        changes: { [`charge_${kind}`]: { from: before?.amountKopecks ?? null, to: amountKopecks } },
      },
    );
  });
  return presentCard(context, await findOrder(context.db, number), powers);
}
