import type { ReturnStep } from '#contracts/admin/returns/returns.ts';
import { type Kopecks, toKopecks, toRoubles } from '#contracts/money.ts';
import { type ReturnSettlement, settlementsOf } from '#contracts/return-states.ts';
import { returnFaults as faults } from '#messages/orders/returns.ts';
import { formatPrice } from '#messages/words/price.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { noteCameBack, noteReturn, type OrderRow } from '#modules/orders/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { sendReturnLetters } from '../letters/queue-letters.ts';
import { moneyOf } from '../money.ts';
import { insertEvent, type ReturnRow, selectCameBack, updateReturn } from '../queries.ts';
import { mayFollow } from '../rules/steps.ts';
import { type CardContext, getReturn } from './card.ts';
import { countIn, orderInstead } from './exchange.ts';
import { followEnd, noteFound } from './goods.ts';
import { type Held, holdReturn } from './hold-return.ts';

export interface StepContext extends CardContext {
  readonly jobs: Pick<Jobs, 'send'>;
}

type Step<To extends ReturnStep['to']> = Extract<ReturnStep, { to: To }>;

/** What of the return changes with a step. */
interface Change extends Partial<Omit<ReturnRow, 'id' | 'version'>> {
  /** The order that was made instead. */
  readonly replacement?: OrderRow;
}

/**
 * Leads a return on: history, letter and log follow in the same transaction. Throws `not_found`, `return_changed`, `return_not_now` for a step that
 * does not follow the one before, and `invalid`.
 */
export async function stepReturn(
  context: StepContext,
  id: number,
  { version, step }: { readonly version: number; readonly step: ReturnStep },
  member: Member,
) {
  const { clock, jobs } = context;
  const { actor } = member;
  const staffId = staffIdOf(actor);
  await context.db.transaction(async (db) => {
    const held = await holdReturn(db, id, version);
    const { row, order } = held;
    if (!mayFollow(row.state, step.to)) throw new DomainError('return_not_now');
    const at = clock.now();
    const { replacement, ...change } = await changeOf({ ...context, db }, held, step, member);
    await noteCameBack(db, order.id, await selectCameBack(db, order.id));
    await updateReturn(db, id, { ...change, state: step.to });
    const { to: state, note } = step;
    const event = await insertEvent(db, {
      returnId: id,
      happenedAt: at,
      actor: 'staff',
      staffId,
      state,
      note,
    });
    const by = { actor: 'shop', staffId, at } as const;
    const other = replacement && { other: replacement.number };
    await noteReturn(db, order.id, { id, of: state, note, ...other }, by);
    if (replacement) {
      const told = { id, of: 'replacement', note: '', other: order.number } as const;
      await noteReturn(db, replacement.id, told, by);
    }
    await sendReturnLetters(db, jobs, event, { toShop: false });
    await recordAction(
      { db, clock, actor },
      {
        action: 'returns.step',
        entity: 'order',
        entityId: order.number,
        changes: { return_state: { from: row.state, to: state } },
      },
    );
  });
  return getReturn(context, id, member);
}

async function changeOf(
  context: StepContext,
  held: Held,
  step: ReturnStep,
  member: Member,
): Promise<Change> {
  switch (step.to) {
    case 'coming':
      return coming(context, step);
    case 'withdrawn':
      await requireNothingGiven(context.db, held);
      return {};
    case 'inspected':
      return inspect(context.db, held, step, staffIdOf(member.actor));
    case 'closed':
      return close(context, held, step, member);
    case 'agreed':
    case 'refused':
    case 'received':
      return {};
  }
}

async function coming(
  { db, clock }: StepContext,
  { way, collect_on: collectOn }: Step<'coming'>,
): Promise<Change> {
  if (way === 'brought') return { way, collectOn: null };
  if (!collectOn) throw invalid('collect_on', faults.noDay);
  const today = dateIn(clock.now(), await getTimeZone(db));
  if (collectOn < today) throw invalid('collect_on', faults.pastDay);
  return { way, collectOn };
}

async function requireNothingGiven(db: Database, held: Held): Promise<void> {
  const { given } = await moneyOf(db, held.order, held);
  if (given > 0) throw invalid('non_field_errors', faults.moneyGiven);
}

async function inspect(
  db: Database,
  held: Held,
  { lines, has_defect: hasDefect, carriage }: Step<'inspected'>,
  staffId: number | null,
): Promise<Change> {
  await noteFound(db, held, lines, staffId);
  return { hasDefect, saidDefect: held.row.hasDefect, carriageKopecks: toKopecks(carriage) };
}

async function close(
  context: StepContext,
  held: Held,
  { outcome, replacement: typed, settlement: said, fate, note }: Step<'closed'>,
  member: Member,
): Promise<Change> {
  const { db } = context;
  const staffId = staffIdOf(member.actor);
  const { given, left } = await moneyOf(db, held.order, held);
  const goods = { outcome, fate };
  if (outcome === 'money') {
    if (left > 0 && note === '') throw invalid('note', faults.whatIsGiven);
    await followEnd(db, held, goods, staffId);
    return { outcome };
  }
  const settlement = left > 0 ? requireSettled(outcome, said, left) : null;
  await followEnd(db, held, goods, staffId);
  if (outcome === 'mending') return { outcome, settlement };
  if (given > 0 && note === '') throw invalid('note', faults.whyExchange);
  const replacement = await orderInstead(db, held.order, typed);
  const change = { outcome, settlement, replacementId: replacement.id, replacement };
  if (settlement !== 'counted') return change;
  return { ...change, countedKopecks: await countIn(context, held, replacement, member) };
}

/** What becomes of money that is left: a word that fits the end of the return. */
function requireSettled(
  outcome: 'exchange' | 'mending',
  said: ReturnSettlement | null,
  left: Kopecks,
): ReturnSettlement {
  if (said && settlementsOf[outcome].includes(said)) return said;
  throw invalid('settlement', faults.whatOfMoney(formatPrice(toRoubles(left))));
}
