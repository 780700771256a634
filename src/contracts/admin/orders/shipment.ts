import { z } from 'zod';
import { isOrderNumber } from '../../order-number.ts';
import { refusalBody, roubles } from '../../validation.ts';
import { carrierNames, handOvers, shipmentGaps, shipmentStates } from '../delivery/values.ts';
import { closed, hidden } from '../endpoint.ts';
import { shipmentCalls } from './calls.ts';

const instant = z.iso.datetime();

const carriedPackage = z.object({
  length: z.number().describe('mm, like the other sides'),
  width: z.number(),
  height: z.number(),
  weight: z.number().describe('kg'),
});

/** What is sent to the carrier when the order is given to it. */
const toGive = z.object({
  recipient: z.string(),
  phone: z.string(),
  town: z.string().nullable().describe('With its region; null: not known to the shop'),
  address: z.string(),
  packages: z.array(carriedPackage),
  weight: z.number().describe('kg of all packages'),
  kind: z.enum(['parcel', 'groupage']),
  up: z.object({ floor: z.int(), by: z.enum(['hand', 'lift']) }).nullable(),
  value: roubles.nullable().describe('Of the goods; null for who sees no sums'),
  from: z.string(),
  hand_over: z.enum(handOvers),
  handed_over_at: z.string(),
});
export type ToGive = z.infer<typeof toGive>;

const shipment = z.object({
  state: z.enum(shipmentStates),
  carrier_number: z.string().nullable(),
  tracking_url: z.string().nullable().describe('The page of the carrier for its customers'),
  fault: z.string().nullable().describe('Codes of a refusal'),
  promised_on: z.string().nullable().describe('YYYY-MM-DD, by the carrier'),
  asked_at: instant,
  looked_at: instant.nullable(),
  settled: z.boolean().describe('The staff have dealt with a shipment that has stopped'),
  events: z.array(z.object({ code: z.string(), at: instant })).describe('Oldest first'),
});
export type ShipmentOfOffice = z.infer<typeof shipment>;

export const orderShipment = z
  .object({
    carrier: z.enum(carrierNames),
    is_by_carrier: z.boolean().describe('The customer was told the price of the carrier'),
    may_give: z.boolean().describe('Whether this member may give the order to the carrier'),
    to_give: toGive.nullable().describe('Null: the order is with the carrier, or none is set up'),
    gaps: z.array(
      z.object({
        gap: z.enum(shipmentGaps),
        goods: z.array(z.string()).describe('Of `packages`: whose packages are not known'),
      }),
    ),
    shipment: shipment.nullable().describe('Null: never given'),
  })
  .nullable()
  .describe('Null: no carrier has to do with the order');
export type OrderShipment = z.infer<typeof orderShipment>;

const one = z.object({ number: z.string().refine(isOrderNumber) });
const answers = { 200: orderShipment, 404: refusalBody, ...closed };
const refused = { 409: refusalBody, 429: refusalBody };

/** An order with its carrier. */
export const shipmentEndpoints = {
  get: {
    ...shipmentCalls.get,
    schema: { ...hidden, params: one, response: answers },
  },
  /** Gives the order to the carrier; one that the carrier has already is not given again. */
  give: {
    ...shipmentCalls.give,
    schema: { ...hidden, params: one, response: { ...answers, ...refused } },
  },
  /** Asks the carrier how far the order is, at most once a minute. */
  look: {
    ...shipmentCalls.look,
    schema: {
      ...hidden,
      params: one,
      response: {
        ...answers,
        ...refused,
        200: z.object({
          part: orderShipment,
          has_answered: z.boolean().describe('False: the carrier is silent'),
        }),
      },
    },
  },
  /** Notes that a shipment which has stopped was dealt with: the order leaves the queue. */
  settle: {
    ...shipmentCalls.settle,
    schema: { ...hidden, params: one, response: { ...answers, ...refused } },
  },
} as const;
