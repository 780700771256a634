import { z } from 'zod';
import { chargeKinds, offerStates } from '../../order-states.ts';
import { offeredLine, offeredText, orderStatuses, paymentStatuses } from '../../orders.ts';
import { paidBy } from '../../payments.ts';
import { returnStates } from '../../return-states.ts';
import { calendarDay, roubles } from '../../validation.ts';
import { callOutcomes } from '../callbacks/values.ts';
import { shipmentSteps } from '../delivery/values.ts';

const instant = z.iso.datetime();
const day = calendarDay.nullable();

/** Where a line was ordered, when it is promised and when it came. */
export const lineWork = z.object({
  maker: z.string().nullable(),
  maker_number: z.string().nullable().describe('Number of the order at the maker'),
  ordered_on: day,
  promised_on: day,
  ready_on: day,
});
export type LineWork = z.infer<typeof lineWork>;

/** What is agreed with the customer. */
export const orderPlan = z.object({
  call_at: instant.nullable().describe('When to call again'),
  visit_at: instant.nullable().describe('When somebody comes to measure'),
  visit_note: z.string().nullable(),
  visit_done: z.boolean(),
  deliver_on: day,
  deliver_hours: z.string().nullable(),
});
export type OrderPlan = z.infer<typeof orderPlan>;

/** What was done on an order beside its status, payment and delivery price, mostly by the staff; of plan and line what is new. */
export const orderWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: z.string(), public: z.boolean() }),
  z.object({
    kind: z.literal('call'),
    outcome: z.enum(callOutcomes),
    note: z.string().nullable(),
    call_at: instant.nullable(),
  }),
  z.object({ kind: z.literal('tags'), added: z.array(z.string()), removed: z.array(z.string()) }),
  z.object({ kind: z.literal('plan'), plan: orderPlan.partial() }),
  z.object({ kind: z.literal('line'), goods: z.string(), line: lineWork.partial() }),
  z.object({
    kind: z.literal('charge'),
    charge: z.enum(chargeKinds),
    amount: roubles.nullable().describe('null: taken away'),
    reason: z.string(),
    before: roubles.nullable().optional().describe('null: was not counted'),
    agreed: z.string().optional().describe('How the customer has agreed'),
  }),
  z.object({
    kind: z.literal('offer'),
    state: z.enum(offerStates),
    changes: z.array(
      z.object({
        charge: z.enum(chargeKinds),
        before: roubles.nullable().describe('null: not counted'),
        after: roubles.nullable(),
        reason: z.string(),
      }),
    ),
    lines: z.array(offeredLine).optional(),
    address: offeredText.optional(),
    term: offeredText.optional(),
    agreed: z.string().optional().describe('How the customer has agreed, where the staff say so'),
  }),
  z.object({
    kind: z.literal('promise'),
    from: calendarDay,
    to: calendarDay,
    before: z
      .object({ from: calendarDay, to: calendarDay })
      .nullable()
      .describe('null: the days were to be told by telephone, or nothing was promised'),
    dropped: day.describe('The agreed day, where it lay outside'),
  }),
  z.object({
    kind: z.literal('shipment'),
    step: z.enum(shipmentSteps),
    fault: z.string().nullable().describe('Codes of the carrier, where it has refused'),
  }),
  z.object({
    kind: z.literal('money'),
    of: z
      .enum([
        'came',
        'went back',
        'taken back',
        'refund asked',
        'refund refused',
        'refund undone',
        'refund taken back',
        'settled',
        'receipt noted',
        'receipt corrected',
        'receipt repeated',
      ])
      .describe(
        'taken back: was noted by mistake; refund undone: by a bank; settled: a member has dealt with what was wrong; receipt repeated: sent to its till again',
      ),
    amount: roubles,
    by: z.enum(paidBy),
    note: z.string(),
    payment: z.uuid().optional().describe('What came, or was taken back'),
    refund: z.uuid().optional().describe('The same of one refund by hand'),
    other: z.string().optional().describe('The number of the order that the money pays for'),
  }),
  z.object({
    kind: z.literal('goods'),
    of: z
      .enum(['freed', 'held', 'kept', 'not kept', 'short'])
      .describe(
        'freed: went back on sale, not paid in time; kept: held whether it is paid or not; short: its customer agreed to a change, and goods were not there',
      ),
  }),
  z.object({
    kind: z.literal('return'),
    id: z.int(),
    of: z
      .enum([...returnStates, 'replacement'])
      .describe('replacement: this order was made instead of goods of another one'),
    note: z.string(),
    other: z.string().optional().describe('The number of the other order of an exchange'),
  }),
  z.object({ kind: z.literal('invoice'), of: z.enum(['made', 'sent']), invoice: z.int() }),
  z
    .object({ kind: z.literal('told') })
    .describe('The staff have written it down, and its customer has placed it by a link'),
  z.object({ kind: z.literal('undo') }),
]);
export type OrderWork = z.infer<typeof orderWork>;

/** One step of an order's history. `by`: the name of a member of the staff, where it was one. */
export const orderEvent = z.object({
  id: z.int(),
  at: instant,
  actor: z.enum(['customer', 'shop', 'term']),
  by: z.string().nullable(),
  status: z.enum(orderStatuses).nullable(),
  payment: z.enum(paymentStatuses).nullable(),
  delivery_cost: roubles.nullable(),
  work: orderWork.nullable(),
  undone: z.boolean().describe('Taken back within seconds; the customer was not told'),
});
export type OrderEvent = z.infer<typeof orderEvent>;
