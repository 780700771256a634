import { type CallOutcome, closesCall } from '#contracts/admin/callbacks/values.ts';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { LineWork, OrderPlan, OrderWork } from '#contracts/admin/orders/order-events.ts';
import { MOST_TAGS } from '#contracts/admin/orders/order-work.ts';
import { isOver } from '#contracts/order-states.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { callScreenMessages as messages } from '#messages/office/calls.ts';
import { promiseFaults } from '#messages/office/order-work.ts';
import type { Member } from '#modules/audit/index.ts';
import { type Changes, changesBetween, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { freeSlotOf } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { DAY } from '#platform/time/duration.ts';
import { readComingTime } from '#platform/time/typed-time.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { insertEvent, updateOrder } from '../history/event-queries.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import { findOrder } from '../managing/management.ts';
import {
  addTags,
  removeTags,
  selectLineWork,
  selectPlan,
  selectTagsOf,
  writeLineWork,
  writePlan,
} from '../managing/work-queries.ts';
import { movePromise } from '../promises/move-promise.ts';
import { selectOrderByNumber } from '../queries.ts';
import { type CardContext, orderChanged, presentCard, visible } from './cards.ts';
import { powersOf } from './powers.ts';
import { lineWorkOf, planOf } from './present.ts';

/** The furthest day for which a call or a visit can be agreed. */
const LATEST = 90 * DAY;

/** The most days of a promise, the first and the last one too, and how many years ahead it may end. */
const MOST_PROMISED = 60;
const YEARS_AHEAD = 2;

export interface WorkContext extends CardContext {
  readonly timeZone: (db: Database) => Promise<TimeZone>;
}

/** Adds a note. Throws as {@link workOn}, and `not_permitted` for one that the customer would read, of who may not see customers. */
export function addNote(
  context: WorkContext,
  number: string,
  note: { text: string; public: boolean },
  member: Member,
): Promise<AnyCard> {
  if (note.public && !member.may('customers.read')) throw new DomainError('not_permitted');
  return workOn(context, { number, action: 'orders.note' }, member, async () => ({
    work: { kind: 'note', ...note },
  }));
}

export interface CallOfOrder {
  readonly outcome: CallOutcome;
  readonly note: string | null;
  /** `YYYY-MM-DDTHH:MM` by the clock of the shop. */
  readonly call_at?: string | undefined;
}

/** Records a call to the customer, and when to call again. Throws as {@link workOn}, and `invalid` for a time that has passed or lies far ahead. */
export async function recordOrderCall(
  context: WorkContext,
  number: string,
  { outcome, note, call_at: typed }: CallOfOrder,
  member: Member,
): Promise<AnyCard> {
  const callAt = typed && !closesCall(outcome) ? await readTime(context, 'call_at', typed) : null;
  return workOn(context, { number, action: 'orders.call' }, member, async (db, { order }) => {
    await writePlan(db, order.id, { callAt });
    const work = { kind: 'call', outcome, note, call_at: callAt?.toISOString() ?? null } as const;
    return { work, changes: { outcome: { from: null, to: outcome } } };
  });
}

/** Adds and removes tags: inner states such as «ждём ткань». Throws as {@link workOn}, and `tags_many`. */
export const changeTags = (
  context: WorkContext,
  number: string,
  { add, remove }: { add: string[]; remove: string[] },
  member: Member,
): Promise<AnyCard> =>
  workOn(context, { number, action: 'orders.tag' }, member, async (db, { order }) => {
    const { id } = order;
    const before = (await selectTagsOf(db, [id])).get(id) ?? [];
    const added = [...new Set(add)].filter((tag) => !before.includes(tag));
    const removed = before.filter((tag) => remove.includes(tag) && !add.includes(tag));
    if (before.length + added.length - removed.length > MOST_TAGS) {
      throw new DomainError('tags_many');
    }
    await addTags(db, id, added);
    await removeTags(db, id, removed);
    if (added.length + removed.length === 0) return undefined;
    const changes = { tags: { from: removed.join(', ') || null, to: added.join(', ') || null } };
    return { work: { kind: 'tags', added, removed }, changes };
  });

type PlanChange = Partial<Omit<OrderPlan, 'call_at'>> & { readonly version: number };

/** Changes what is agreed: delivery day, visit. Throws as {@link workOn}, `order_changed`, and `invalid` for a time of the past. */
export async function changePlan(
  context: WorkContext,
  number: string,
  { version, visit_at: typed, ...agreed }: PlanChange,
  member: Member,
): Promise<AnyCard> {
  if (!member.may('customers.read')) throw new DomainError('not_permitted');
  const visitAt = typed && (await readTime(context, 'visit_at', typed)).toISOString();
  const wanted = { ...agreed, ...(typed !== undefined && { visit_at: visitAt ?? null }) };
  const target = { number, version, action: 'orders.plan' };
  return workOn(context, target, member, async (db, { order }) => {
    const known = planOf(await selectPlan(db, order.id));
    const plan = differences(known, wanted);
    if (!plan) return undefined;
    await writePlan(db, order.id, {
      ...(plan.visit_at !== undefined && {
        visitAt: plan.visit_at ? new Date(plan.visit_at) : null,
      }),
      ...(plan.visit_note !== undefined && { visitNote: plan.visit_note }),
      ...(plan.visit_done !== undefined && { visitDone: plan.visit_done }),
      ...(plan.deliver_on !== undefined && { deliverOn: plan.deliver_on }),
      ...(plan.deliver_hours !== undefined && { deliverHours: plan.deliver_hours }),
    });
    // The hours that were booked are of the day before.
    if (plan.deliver_on !== undefined) await freeSlotOf(db, order.id);
    // The note is about a person's home.
    const { visit_note: note, ...told } = changesBetween(known, plan);
    const changes = { ...told, ...(note && { visit_note: 'changed' as const }) };
    return { work: { kind: 'plan', plan }, changes };
  });
}

interface PromiseChange {
  readonly version: number;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly letter: boolean;
}

/**
 * Promises the order for other days, and writes to the customer where `letter` says so. Throws as {@link workOn}, `order_changed`, `order_over`
 * for an order that is delivered or cancelled, and `invalid` for days that have passed, lie far ahead or are too many.
 */
export function changePromise(
  context: WorkContext,
  number: string,
  { version, letter, ...days }: PromiseChange,
  member: Member,
): Promise<AnyCard> {
  if (!member.may('customers.read')) throw new DomainError('not_permitted');
  const target = { number, version, action: 'orders.promise' };
  return workOn(context, target, member, async (db, { order }) => {
    if (isOver(order.statusOrder)) throw new DomainError('order_over');
    const fault = faultOfDays(days, dateIn(context.clock.now(), await context.timeZone(db)));
    if (fault) throw invalid('to', fault);
    // Its letter waits like those of steps, so that those from before do not come after it.
    const told = letter && ('waits' as const);
    return movePromise({ ...context, db }, order.id, { ...days, madeBy: 'staff', letter: told });
  });
}

/** What is wrong with days that are to be promised on a day; undefined where nothing is. */
function faultOfDays({ from, to }: Omit<PromiseChange, 'version' | 'letter'>, today: string) {
  const last = new Date(today);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD);
  if (to < today) return messages.timeFaults.passed;
  if (Date.parse(to) > last.getTime()) return promiseFaults.far(YEARS_AHEAD);
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return days > MOST_PROMISED ? promiseFaults.long(MOST_PROMISED) : undefined;
}

/** Says where a line was ordered, for when it is promised and that it came. Throws as {@link workOn}, `order_changed` and `not_found`. */
export function changeLineWork(
  context: WorkContext,
  { number, position }: { number: string; position: number },
  { version, ...wanted }: LineWork & { readonly version: number },
  member: Member,
): Promise<AnyCard> {
  const target = { number, version, action: 'orders.line' };
  return workOn(context, target, member, async (db, { order, lines }) => {
    const goods = lines.find((line) => line.position === position);
    if (!goods) throw new DomainError('not_found');
    const known = lineWorkOf((await selectLineWork(db, order.id)).get(position));
    const line = differences(known, wanted);
    if (!line) return undefined;
    await writeLineWork(db, {
      orderId: order.id,
      position,
      maker: wanted.maker,
      makerNumber: wanted.maker_number,
      orderedOn: wanted.ordered_on,
      promisedOn: wanted.promised_on,
      readyOn: wanted.ready_on,
    });
    return {
      work: { kind: 'line', goods: goods.name, line },
      changes: changesBetween(known, line),
    };
  });
}

/** What was done: for the history of the order, and for the log, of personal fields only that they changed. */
interface Done {
  readonly work: OrderWork;
  readonly changes?: Changes;
}

interface Target {
  readonly number: string;
  /** Where it is given, the work counts as a change of the order, and is refused where another has changed it since. */
  readonly version?: number;
  readonly action: string;
}

/**
 * Does a work on an order, which its history and the log of changes keep; none where `work` answers undefined. Throws `order_not_found`, also
 * for an order that the member may not see.
 */
async function workOn(
  context: WorkContext,
  { number, version, action }: Target,
  { actor, may }: Member,
  work: (db: Database, record: OrderRecord) => Promise<Done | undefined>,
): Promise<AnyCard> {
  const { clock } = context;
  const powers = powersOf(may);
  await context.db.transaction(async (db) => {
    const held = await selectOrderByNumber(db, number, { hold: true });
    if (!held) throw new DomainError('order_not_found');
    const record = visible(await findOrder(db, number), powers);
    if (version !== undefined && version !== held.version) {
      throw await orderChanged({ ...context, db }, held.id, powers);
    }
    const done = await work(db, record);
    if (!done) return;
    const change = { actor: 'shop', staffId: staffIdOf(actor), at: clock.now() } as const;
    if (version === undefined) {
      const { at: happenedAt, ...who } = change;
      await insertEvent(db, { orderId: held.id, happenedAt, ...who, work: done.work });
    } else {
      await updateOrder(db, held.id, {}, change, { work: done.work });
    }
    const { changes = {} } = done;
    await recordAction(
      { db, clock, actor },
      { action, entity: 'order', entityId: number, changes },
    );
  });
  return presentCard(context, await findOrder(context.db, number), powers);
}

async function readTime(
  { db, clock, timeZone }: WorkContext,
  field: string,
  typed: string,
): Promise<Date> {
  const at = readComingTime(typed, { zone: await timeZone(db), now: clock.now(), longest: LATEST });
  if (typeof at === 'string') throw invalid(field, messages.timeFaults[at]);
  return at;
}

/** The wanted values that differ from the known ones; undefined where none does. */
function differences<Row extends object>(
  known: Row,
  wanted: { readonly [Key in keyof Row]?: Row[Key] | undefined },
): Partial<Row> | undefined {
  const different = Object.entries(wanted).filter(
    ([key, value]) => value !== undefined && value !== known[key as keyof Row],
  );
  return different.length > 0 ? (Object.fromEntries(different) as Partial<Row>) : undefined;
}
