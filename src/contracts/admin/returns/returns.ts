import { z } from 'zod';
import { isOrderNumber } from '../../order-number.ts';
import { askedReturn, returnableLine } from '../../order-returns.ts';
import { onlineMethods, paidBy, paymentPurposes, shownRefundStates } from '../../payments.ts';
import {
  LONGEST_REASON,
  MOST_RETURN_LINES,
  returnFates,
  returnSettlements,
  returnStates,
  returnWays,
  returnWishes,
} from '../../return-states.ts';
import {
  calendarDay,
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  storableText,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { amount } from '../payments/order-payments.ts';
import { returnsCalls } from './calls.ts';
import { returnQueues } from './values.ts';

const instant = z.iso.datetime();
const note = storableText(LONGEST_REASON)
  .trim()
  .default('')
  .describe('Words for the customer, in the letter and on the page of the return');

const returnsFilter = z.strictObject({
  text: oneLineText(100).optional().describe('Number of an order, or a customer'),
  state: z.enum(returnStates).optional(),
  waits: z.enum(returnQueues).optional(),
});
export type ReturnsFilter = z.infer<typeof returnsFilter>;

const returnsQuery = returnsFilter.extend({
  after: databaseId.optional().describe('The last return of the page before'),
  limit: wholeNumber(1, 100).default(50),
});
export type ReturnsQuery = z.infer<typeof returnsQuery>;

const returnRow = z.object({
  id: z.int(),
  number: z.string().describe('Of the order'),
  customer: z.string(),
  is_demo: z.boolean(),
  state: z.enum(returnStates),
  wish: z.enum(returnWishes),
  has_defect: z.boolean(),
  asked_at: instant,
  goods: z.string(),
  money_by: calendarDay.nullable().describe('Until when money is to be given back; null: none is'),
  is_overdue: z.boolean(),
});
export type ReturnRow = z.infer<typeof returnRow>;

const returnsPage = z.object({
  rows: z.array(returnRow).describe('The latest first'),
  next: z.int().nullable(),
});
export type ReturnsPage = z.infer<typeof returnsPage>;

const lineOfReturn = z.object({
  position: z.int(),
  name: z.string(),
  variant_name: z.string(),
  price: roubles,
  quantity: z.int(),
  fate: z.enum(returnFates).nullable(),
  condition: z.string(),
});
export type LineOfReturn = z.infer<typeof lineOfReturn>;

const refundWay = z.object({
  payment: z
    .object({
      id: z.uuid(),
      at: instant,
      by: z.enum(paidBy),
      method: z.enum(onlineMethods).nullable(),
      purpose: z.enum(paymentPurposes),
      amount: roubles,
    })
    .nullable()
    .describe('null: by hand'),
  most: roubles,
  fits: roubles.describe('What of it was paid for these goods, as far as receipts tell'),
});
export type RefundWay = z.infer<typeof refundWay>;

/** A return as the staff lead it. */
export const returnCard = returnRow.extend({
  version: z.int(),
  order_version: z.int(),
  begun_by: z.enum(['customer', 'staff']),
  gets_letters: z.boolean().describe('Its customer is told of each step'),
  reason: z.string(),
  term_on: calendarDay.nullable().describe('The last day for goods without a defect'),
  is_late: z.boolean().describe('It was asked for after that day'),
  lines: z.array(lineOfReturn),
  way: z.enum(returnWays).nullable(),
  collect_on: calendarDay.nullable(),
  carriage: roubles.describe('What carrying the goods back costs the customer'),
  outcome: z.enum(returnWishes).nullable(),
  settlement: z.enum(returnSettlements).nullable().describe('Of money that was left at the end'),
  photographs: z.array(z.uuid()).describe('In the order in which they were given'),
  replacement: z.string().nullable().describe('The number of the order that was made instead'),
  counted: roubles.describe('What of it pays for the order instead'),
  due: roubles.describe('The price of the goods less the carriage'),
  given_back: roubles.describe('What was given back for this return, or is asked for'),
  left: roubles.describe('What is still to be given back'),
  pays_back: z.boolean().describe('Money can be given back now'),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      at: instant,
      amount: roubles,
      by: z.enum(paidBy),
      state: z.enum(shownRefundStates),
      is_counted: z.boolean().describe('It pays for the order instead'),
    }),
  ),
  ways: z.array(refundWay).describe('How this member can give money back now'),
  events: z.array(
    z.object({
      at: instant,
      by: z.string().nullable().describe('null: the customer'),
      state: z.enum(returnStates),
      note: z.string(),
    }),
  ),
});
export type ReturnCard = z.infer<typeof returnCard>;

const countedExchange = z.object({
  number: z.string().describe('Of the order whose goods come back'),
  replacement: z.string().describe('Of the order instead'),
  counted: roubles.describe('What would pay for the order instead'),
  back: roubles.describe('What would still be given back'),
});
export type CountedExchange = z.infer<typeof countedExchange>;

const ofOrder = z.object({
  number: z.string(),
  may_begin: z.boolean(),
  lines: z.array(returnableLine),
  returns: z.array(returnRow),
  replaces: z
    .object({ id: z.int(), number: z.string() })
    .nullable()
    .describe('The return for which this order was made instead, and its order'),
});
export type ReturnsOfOrder = z.infer<typeof ofOrder>;

/** What the staff begin is agreed at once, unless they say otherwise. */
const begunReturn = askedReturn.extend({ agreed: z.boolean().default(true) });
export type BegunReturn = z.infer<typeof begunReturn>;

/** The next step of a return. */
const step = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('agreed'), note }),
  z.strictObject({ to: z.literal('refused'), note: storableText(LONGEST_REASON).trim().min(1) }),
  z.strictObject({
    to: z.literal('coming'),
    way: z.enum(returnWays),
    collect_on: calendarDay.nullable().default(null).describe('Needed where the shop collects'),
    note,
  }),
  z.strictObject({ to: z.literal('received'), note }),
  z.strictObject({
    to: z.literal('inspected'),
    lines: z
      .array(
        z.strictObject({
          position: z.int().min(0),
          fate: z.enum(returnFates),
          condition: oneLineText(300).default(''),
        }),
      )
      .min(1)
      .max(MOST_RETURN_LINES),
    has_defect: z.boolean(),
    carriage: z.number().min(0).max(1_000_000).multipleOf(0.01).default(0),
    note,
  }),
  z.strictObject({
    to: z.literal('closed'),
    outcome: z.enum(returnWishes),
    replacement: oneLineText(20).default('').describe('Number of the order instead'),
    settlement: z
      .enum(returnSettlements)
      .nullable()
      .default(null)
      .describe('What becomes of money that is left; needed where some is'),
    fate: z
      .enum(returnFates)
      .nullable()
      .default(null)
      .describe('Where goods go that were to be mended; needed where they are not'),
    note,
  }),
  z.strictObject({ to: z.literal('withdrawn'), note }),
]);
export type ReturnStep = z.infer<typeof step>;

const version = z.int().describe('That of the return which was looked at');
const params = z.object({ id: databaseId });
const orderParams = z.object({ number: z.string().refine(isOrderNumber) });
const answers = {
  200: returnCard,
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody,
  ...closed,
};

export const returnsEndpoints = {
  list: {
    ...returnsCalls.list,
    schema: {
      ...hidden,
      querystring: returnsQuery,
      response: { 200: returnsPage, 400: fieldErrorsBody, ...closed },
    },
  },
  card: {
    ...returnsCalls.card,
    schema: { ...hidden, params, response: { 200: returnCard, 404: refusalBody, ...closed } },
  },
  /** What money of the return an order instead would take. */
  exchange: {
    ...returnsCalls.exchange,
    schema: {
      ...hidden,
      params: params.extend({ number: oneLineText(20) }),
      response: { 200: countedExchange, 400: fieldErrorsBody, 404: refusalBody, ...closed },
    },
  },
  photograph: {
    ...returnsCalls.photograph,
    schema: {
      ...hidden,
      params: params.extend({ photograph: z.uuid() }),
      response: { 200: z.unknown(), 404: refusalBody, ...closed },
    },
  },
  ofOrder: {
    ...returnsCalls.ofOrder,
    schema: {
      ...hidden,
      params: orderParams,
      response: { 200: ofOrder, 404: refusalBody, ...closed },
    },
  },
  begin: {
    ...returnsCalls.begin,
    schema: { ...hidden, params: orderParams, body: begunReturn, response: answers },
  },
  addPhotograph: {
    ...returnsCalls.addPhotograph,
    schema: {
      ...hidden,
      params: params.extend({ photograph: z.uuid() }),
      body: z.unknown().describe('The file'),
      response: { ...answers, 413: refusalBody, 429: refusalBody },
    },
  },
  /** Leads a return on. */
  step: {
    ...returnsCalls.step,
    schema: { ...hidden, params, body: z.strictObject({ version, step }), response: answers },
  },
  /** Asks the provider of a payment to give money back for the return. */
  refund: {
    ...returnsCalls.refund,
    schema: {
      ...hidden,
      params,
      body: z.strictObject({
        version,
        key: z.uuidv4().describe('Of the press: a repeated request makes no second refund'),
        payment: z.uuid(),
        amount,
      }),
      response: answers,
    },
  },
  /** Notes money that was given back by hand for the return. */
  giveBack: {
    ...returnsCalls.giveBack,
    schema: {
      ...hidden,
      params,
      body: z.strictObject({ version, amount }),
      response: answers,
    },
  },
} as const;
