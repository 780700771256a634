import type { LineWork } from '#contracts/admin/orders/order-events.ts';
import { toKopecks } from '#contracts/money.ts';
import {
  addNote,
  changeLineWork,
  changeOrder,
  changePlan,
  changeTags,
  findOrder,
  placeDemoOrder,
  recordOrderCall,
  type WorkContext,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { DemoOrder, Step } from '../../../db/demo/office/story.ts';
import { demoPhone, nobody } from './nobody.ts';
import type { StoryClock } from './story-clock.ts';

export interface Teller {
  readonly db: Database;
  readonly clock: StoryClock;
  readonly context: Omit<WorkContext, 'db' | 'clock'>;
}

/** Places an order of the demo from this cart, and does what the staff did since, each step at its time. */
export async function tellOrder(teller: Teller, order: DemoOrder, cart: string): Promise<void> {
  const { db, clock } = teller;
  const number = await placeDemoOrder({ db, clock: clock.at(order.at) }, cart, formOf(order));
  const lines = new Map<number, LineWork>();
  for (const step of order.steps) await take(teller, number, step, lines);
}

const formOf = (order: DemoOrder): Parameters<typeof placeDemoOrder>[2] => ({
  customer_name: order.name,
  email: `${order.mailbox}@demo.example`,
  phone_number: demoPhone(order.phone),
  city: order.city,
  address: order.address,
  delivery_type: order.delivery,
  payment_type: order.payment,
  department_number: null,
  comment: order.comment ?? null,
  telegram: order.telegram ?? null,
  whatsapp: null,
});

/** `lines`: what is known of each line so far. */
async function take(
  { db, clock, context: rest }: Teller,
  number: string,
  step: Step,
  lines: Map<number, LineWork>,
): Promise<void> {
  const context = { ...rest, db, clock: clock.at(step.at) };
  const member = { actor: nobody, isSteppedUp: true, may: () => true };
  const version = async () => (await findOrder(db, number)).order.version;
  if ('note' in step && !('call' in step)) {
    const note = { text: step.note, public: step.forCustomer ?? false };
    await addNote(context, number, note, member);
  } else if ('call' in step) {
    const { call: outcome, note = null, again } = step;
    const call_at = again && clock.typed(again);
    await recordOrderCall(context, number, { outcome, note, call_at }, member);
  } else if ('tags' in step) {
    await changeTags(context, number, { add: [...step.tags], remove: [] }, member);
  } else if ('deliverOn' in step) {
    const plan = { deliver_on: clock.date(step.deliverOn), deliver_hours: step.hours };
    await changePlan(context, number, { version: await version(), ...plan }, member);
  } else if ('visit' in step) {
    const plan = { visit_at: clock.typed(step.visit), visit_note: step.place };
    await changePlan(context, number, { version: await version(), ...plan }, member);
  } else if ('visited' in step) {
    await changePlan(context, number, { version: await version(), visit_done: true }, member);
  } else if ('line' in step) {
    const work = lineAfter(lines.get(step.line), step, clock);
    lines.set(step.line, work);
    const line = { number, position: step.line };
    await changeLineWork(context, line, { version: await version(), ...work }, member);
  } else {
    const { status, payment, delivery } = step;
    const deliveryCostKopecks = delivery === undefined ? undefined : toKopecks(delivery);
    const change = { status, payment, deliveryCostKopecks };
    await changeOrder({ ...context, actor: nobody }, number, change, { quiet: true });
  }
}

const unknown: LineWork = {
  maker: null,
  maker_number: null,
  ordered_on: null,
  promised_on: null,
  ready_on: null,
};

const lineAfter = (
  before: LineWork = unknown,
  step: Extract<Step, { line: number }>,
  clock: StoryClock,
): LineWork =>
  'come' in step
    ? { ...before, ready_on: clock.date(step.come) }
    : {
        ...before,
        maker: step.maker,
        maker_number: step.number,
        ordered_on: clock.date(step.ordered),
        promised_on: clock.date(step.promised),
      };
