import { z } from 'zod';
import { isOrderNumber } from '../../order-number.ts';
import { orderStatuses } from '../../orders.ts';
import { calendarDay, fieldErrorsBody, oneLineText, roubles } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { routeCalls } from './calls.ts';
import { homeFields } from './home.ts';

/** So many orders a day are driven at most. */
const MOST_STOPS = 500;

const stop = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  offer_waits: z.boolean().describe('Its customer is asked about other goods or another address'),
  crew: z.string().describe('Set by the staff, else of the booked hours; empty: not known'),
  hours: z.string().nullable(),
  customer_name: z.string(),
  phone_number: z.string(),
  city: z.string(),
  address: z.string(),
  ...homeFields,
  goods: z.array(z.object({ name: z.string(), variant_name: z.string(), quantity: z.int() })),
  to_pay: roubles.describe('At the door: what is left to pay'),
  comment: z.string().nullable(),
  is_demo: z.boolean(),
});
export type RouteStop = z.infer<typeof stop>;

const sheet = z.object({
  day: calendarDay,
  stops: z.array(stop).describe('In the order in which they are driven'),
});
export type RouteSheet = z.infer<typeof sheet>;

export const routeEndpoints = {
  /** The orders that are delivered on a day. */
  get: {
    ...routeCalls.get,
    schema: {
      ...hidden,
      querystring: z.strictObject({ day: calendarDay }),
      response: { 200: sheet, 400: fieldErrorsBody, ...closed },
    },
  },
  /** Sets the order of the stops and their crews. Orders that are not of the day are passed over; others of the day follow. */
  arrange: {
    ...routeCalls.arrange,
    schema: {
      ...hidden,
      body: z.strictObject({
        day: calendarDay,
        stops: z
          .array(
            z.strictObject({
              number: z.string().refine(isOrderNumber),
              crew: oneLineText(80).nullable().describe('null: that of the booked hours'),
            }),
          )
          .max(MOST_STOPS),
      }),
      response: { 200: sheet, 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
