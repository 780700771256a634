import { z } from 'zod';
import { orderReturnsCalls } from './calls/order-returns.ts';
import {
  LONGEST_REASON,
  MOST_RETURN_LINES,
  returnSettlements,
  returnStates,
  returnWays,
  returnWishes,
} from './return-states.ts';
import {
  calendarDay,
  databaseId,
  fieldErrorsBody,
  refusalBody,
  roubles,
  storableText,
} from './validation.ts';

const instant = z.iso.datetime();

/** Goods that come back: lines of the order by their position. */
export const returnedLines = z
  .array(z.strictObject({ position: z.int().min(0).max(100_000), quantity: z.int().min(1) }))
  .min(1)
  .max(MOST_RETURN_LINES);

/** What a return is asked for with, by the customer or by the staff. */
export const askedReturn = z.strictObject({
  lines: returnedLines,
  has_defect: z.boolean().describe('The customer says that something is wrong with the goods'),
  reason: storableText(LONGEST_REASON).trim().min(1),
  wish: z.enum(returnWishes),
});
export type AskedReturn = z.infer<typeof askedReturn>;

/** A line of an order, and how many of it can still be returned. */
export const returnableLine = z.object({
  position: z.int(),
  name: z.string(),
  variant_name: z.string(),
  photo: z.string(),
  price: roubles,
  quantity: z.int(),
  left: z.int().describe('How many are in no return'),
});

const shownReturn = z.object({
  id: z.int(),
  state: z.enum(returnStates),
  wish: z.enum(returnWishes),
  has_defect: z.boolean(),
  reason: z.string(),
  asked_at: instant,
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  way: z.enum(returnWays).nullable(),
  collect_on: calendarDay.nullable().describe('When the shop collects the goods'),
  money_by: calendarDay.nullable().describe('Until when the money comes; null: none is due'),
  given_back: z
    .array(z.object({ on: calendarDay, amount: roubles }))
    .describe('Money that went back for it, oldest first'),
  outcome: z.enum(returnWishes).nullable(),
  settlement: z
    .enum(returnSettlements)
    .nullable()
    .describe(
      'What becomes of money that was left at the end; counted: it pays for the order instead',
    ),
  sums: z
    .object({ goods: roubles, carriage: roubles, due: roubles })
    .nullable()
    .describe('Once the goods were looked at, of a return of money: what of their price goes back'),
  counted: roubles.describe('What of the money of an exchange pays for the order instead'),
  closed_on: calendarDay.nullable().describe('When it ended'),
  replacement: z.string().nullable().describe('The number of the order that was made instead'),
  may_withdraw: z.boolean(),
  photographs: z.array(z.uuid()).describe('In the order in which they were given'),
  events: z
    .array(z.object({ at: instant, state: z.enum(returnStates), note: z.string() }))
    .describe('Oldest first'),
});

/** The returns of an order, and whether its customer can ask for another. */
export const orderReturns = z
  .object({
    number: z.string(),
    state: z
      .enum(['open', 'not delivered', 'cancelled'])
      .describe('not delivered: the order is cancelled instead'),
    term_on: calendarDay
      .nullable()
      .describe('The last day for goods without a defect; null: the day of delivery is not known'),
    is_late: z.boolean().describe('Only goods with a defect can be returned'),
    refusal_days: z.int().describe('For goods without a defect, from the day of delivery'),
    return_days: z.int().describe('For goods that were not used; 0: no longer'),
    has_written_terms: z.boolean().describe('False: three months'),
    refund_days: z.int().describe('The money comes within so many days'),
    lines: z.array(returnableLine),
    returns: z.array(shownReturn).describe('The latest first'),
  })
  .meta({ id: 'OrderReturns' });
export type OrderReturns = z.infer<typeof orderReturns>;

const tags = ['orders'];
const linkToken = z.object({ token: z.string().max(200) });
const photographParams = linkToken.extend({ id: databaseId, photograph: z.uuid() });

export const orderReturnsEndpoints = {
  get: {
    ...orderReturnsCalls.get,
    schema: {
      tags,
      summary: 'The returns of the order of a link; changes nothing',
      params: linkToken,
      response: { 200: orderReturns, 404: refusalBody },
    },
  },
  getOwn: {
    ...orderReturnsCalls.getOwn,
    schema: {
      tags,
      summary: "The returns of one of the customer's orders",
      params: z.object({ id: databaseId }),
      response: { 200: orderReturns, 401: refusalBody, 404: refusalBody },
    },
  },
  ask: {
    ...orderReturnsCalls.ask,
    schema: {
      tags,
      summary: 'Asks to return goods of the order of a link',
      params: linkToken,
      body: askedReturn,
      response: {
        200: orderReturns,
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody,
        429: refusalBody,
      },
    },
  },
  withdraw: {
    ...orderReturnsCalls.withdraw,
    schema: {
      tags,
      summary: 'Takes a return back whose goods are not with the shop yet',
      params: linkToken.extend({ id: databaseId }),
      response: { 200: orderReturns, 404: refusalBody, 409: refusalBody },
    },
  },
  addPhotograph: {
    ...orderReturnsCalls.addPhotograph,
    schema: {
      tags,
      summary: 'Adds a photograph to an open return, under an id of the client',
      consumes: ['image/jpeg', 'image/png', 'image/webp'],
      params: photographParams,
      body: z.unknown().describe('The file'),
      response: {
        200: orderReturns,
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody,
        413: refusalBody,
        429: refusalBody,
      },
    },
  },
  photograph: {
    ...orderReturnsCalls.photograph,
    schema: {
      tags,
      summary: 'A photograph of a return, as JPEG',
      produces: ['image/jpeg', 'application/json'],
      params: photographParams,
      response: { 200: z.unknown().describe('The file'), 404: refusalBody },
    },
  },
} as const;
