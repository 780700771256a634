import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from '../../cart.ts';
import { typedTime } from '../../days.ts';
import { deliveryWishes } from '../../delivery.ts';
import { isCharged } from '../../money.ts';
import { isOrderNumber } from '../../order-number.ts';
import { orderPage } from '../../order-page.ts';
import { chargeKinds, deliveryTypes } from '../../order-states.ts';
import {
  bodyId,
  calendarDay,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  storableText,
  wholeNumber,
} from '../../validation.ts';
import { callOutcomes } from '../callbacks/values.ts';
import { closed, hidden } from '../endpoint.ts';
import { goodsPrice } from '../goods/goods.ts';
import { orderWorkCalls } from './calls.ts';
import { anyCard, changeRefusal } from './order-cards.ts';

/** Longest tag, in letters. */
const TAG = 40;
/** Most tags of an order. */
const TAGS = 12;

const orNull = <Text extends z.ZodType<string>>(text: Text) =>
  text.nullable().transform((given) => given || null);
const day = calendarDay.nullable();
const lineText = (max: number) => orNull(oneLineText(max));

/** A time as it is typed: `YYYY-MM-DDTHH:MM` by the clock of the shop. */

const one = z.object({ number: z.string().refine(isOrderNumber) });
const version = z.int().describe('That of the card which was looked at');
const answers = {
  200: anyCard,
  400: fieldErrorsBody,
  404: refusalBody,
  409: changeRefusal,
  ...closed,
};

const charged = z
  .number()
  .refine(isCharged, { params: { message: 'sum' }, abort: true })
  .multipleOf(0.01);
const days = z
  .strictObject({ from: calendarDay, to: calendarDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { message: 'minAboveMax' } });

const agreed = oneLineText(200)
  .min(1)
  .nullable()
  .describe('How the customer has agreed; null: they are asked, and nothing changes before');
const letter = z.boolean().default(true).describe('Of what is agreed: whether it is confirmed');

/** What the staff do on an order beside its status, payment and delivery price. Each answer is the card after the change. */
export const orderWorkEndpoints = {
  note: {
    ...orderWorkCalls.note,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        text: storableText(2000).trim().min(1),
        public: z.boolean().describe('Whether the customer reads it on the page of the order'),
      }),
      response: answers,
    },
  },
  call: {
    ...orderWorkCalls.call,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        outcome: z.enum(callOutcomes),
        note: storableText(500)
          .trim()
          .nullish()
          .transform((text) => text || null),
        call_at: typedTime.optional().describe('When to call again, by the clock of the shop'),
      }),
      response: answers,
    },
  },
  tags: {
    ...orderWorkCalls.tags,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        add: z.array(oneLineText(TAG).min(1)).max(TAGS).default([]),
        remove: z.array(oneLineText(TAG).min(1)).max(TAGS).default([]),
      }),
      response: answers,
    },
  },
  plan: {
    ...orderWorkCalls.plan,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        version,
        deliver_on: day.optional(),
        deliver_hours: lineText(40).optional(),
        visit_at: typedTime.nullable().optional(),
        visit_note: lineText(300).optional(),
        visit_done: z.boolean().optional(),
      }),
      response: answers,
    },
  },
  /** Promises the order for other days. */
  promise: {
    ...orderWorkCalls.promise,
    schema: {
      ...hidden,
      params: one,
      body: z
        .strictObject({
          version,
          from: calendarDay,
          to: calendarDay,
          letter: z.boolean().default(true).describe('Whether the customer is written to'),
        })
        .refine(({ from, to }) => from <= to, { path: ['to'], params: { message: 'minAboveMax' } }),
      response: answers,
    },
  },
  line: {
    ...orderWorkCalls.line,
    schema: {
      ...hidden,
      params: one.extend({ position: wholeNumber(0, 10_000) }),
      body: z.strictObject({
        version,
        maker: lineText(120),
        maker_number: lineText(60),
        ordered_on: day,
        promised_on: day,
        ready_on: day,
      }),
      response: answers,
    },
  },
  /** Sets a charge in place of the one of its kind, or asks the customer about it; null takes it away. */
  charge: {
    ...orderWorkCalls.charge,
    schema: {
      ...hidden,
      params: one.extend({ kind: z.enum(chargeKinds) }),
      body: z.strictObject({
        version,
        amount: charged.nullable(),
        reason: oneLineText(200).default(''),
        agreed,
        letter,
      }),
      response: answers,
    },
  },
  /** Changes goods and address, or asks the customer about it: the lines as they are to be. */
  goods: {
    ...orderWorkCalls.goods,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        version,
        lines: z
          .array(
            z.strictObject({
              position: z.int().min(0).nullable().describe('Of a line that is there; null: added'),
              variant: bodyId,
              quantity: z.int().min(1).max(MAX_QUANTITY),
              price: goodsPrice.nullable().describe('null: as it is, or as in the catalogue'),
              reason: oneLineText(200).default('').describe('Why the price is another one'),
            }),
          )
          .max(MAX_LINES),
        place: z
          .strictObject({
            delivery_type: z
              .enum(deliveryTypes)
              .optional()
              .describe('Absent: as it is; pickup: the address is one of the places of the shop'),
            city: oneLineText(120).min(1),
            address: oneLineText(300).min(1),
            department_number: lineText(60),
            town: deliveryWishes.town,
            floor: deliveryWishes.floor.describe('Absent: as it is known'),
            lift: deliveryWishes.lift.describe('Absent: as it is known'),
          })
          .nullable()
          .describe('null: the address stays'),
        charges: z
          .array(
            z.strictObject({
              kind: z.enum(chargeKinds),
              amount: charged.nullable().describe('null: taken away'),
              reason: oneLineText(200).default(''),
            }),
          )
          .max(chargeKinds.length)
          .default([])
          .describe('What delivery costs with the change'),
        days: days
          .nullable()
          .default(null)
          .describe('Promised with the change; null: the promise stays'),
        agreed,
        letter,
      }),
      response: answers,
    },
  },
  /** Ends an offer, or the staff take note that it was refused. */
  offer: {
    ...orderWorkCalls.offer,
    schema: {
      ...hidden,
      params: one,
      body: z.discriminatedUnion('state', [
        z.strictObject({
          state: z.literal('agreed'),
          offer: z.int().positive(),
          agreed: oneLineText(200).min(1).describe('How the customer has agreed'),
        }),
        z.strictObject({ state: z.literal('withdrawn'), offer: z.int().positive() }),
        z.strictObject({ state: z.literal('seen'), offer: z.int().positive() }),
      ]),
      response: answers,
    },
  },
  undo: {
    ...orderWorkCalls.undo,
    schema: { ...hidden, params: one, body: z.strictObject({ version }), response: answers },
  },
  /** What the customer sees on the page of the order. */
  customerView: {
    ...orderWorkCalls.customerView,
    schema: { ...hidden, params: one, response: { 200: orderPage, 404: refusalBody, ...closed } },
  },
  /** A link to that page, which the staff give to the customer themselves. */
  pageLink: {
    ...orderWorkCalls.pageLink,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({}),
      response: { 200: z.object({ url: z.url() }), 404: refusalBody, ...closed },
    },
  },
  knownTags: {
    ...orderWorkCalls.knownTags,
    schema: {
      ...hidden,
      response: { 200: z.object({ tags: z.array(z.string()) }), ...closed },
    },
  },
} as const;

export { TAGS as MOST_TAGS };
