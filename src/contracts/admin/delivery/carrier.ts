import { z } from 'zod';
import { fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { carrierCalls } from './calls.ts';
import { carrierTrials, handOvers } from './values.ts';

const LONGEST_KEY = 200;
const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 250;

const sender = {
  town: oneLineText(LONGEST_NAME).min(1).describe('Where packages are sent from'),
  region: oneLineText(LONGEST_NAME).min(1).describe('The federal subject of the town'),
  hand_over: z
    .enum(handOvers)
    .describe('`door`: a courier fetches packages; `warehouse`: the shop hands them over'),
  handed_over_at: oneLineText(LONGEST_ADDRESS)
    .default('')
    .describe(
      'The address for the courier, or the code of the point; empty: no order can be given',
    ),
};

export const carrierState = z.object({
  carrier: z
    .object({
      ...sender,
      account_end: z.string().describe('The last signs of the account'),
      is_readable: z
        .boolean()
        .describe('False where the keys were sealed by a key that the shop no longer has'),
      changed_at: z.iso.datetime(),
      changed_by: z.string().nullable(),
    })
    .nullable()
    .describe('Null: no keys are stored'),
  regions: z.array(z.string()).describe('The regions that a town can be in'),
});
export type CarrierState = z.infer<typeof carrierState>;

const newCarrier = z.strictObject({
  ...sender,
  account: oneLineText(LONGEST_KEY).describe('Empty, like the secret: both stay as they are'),
  secret: oneLineText(LONGEST_KEY),
});
export type NewCarrier = z.infer<typeof newCarrier>;

/** The carrier whose prices the shop asks for. Its keys are written and never read. */
export const carrierEndpoints = {
  get: {
    ...carrierCalls.get,
    schema: { ...hidden, response: { 200: carrierState, ...closed } },
  },
  save: {
    ...carrierCalls.save,
    schema: {
      ...hidden,
      body: newCarrier,
      response: { 200: carrierState, 400: fieldErrorsBody, ...closed },
    },
  },
  remove: {
    ...carrierCalls.remove,
    schema: { ...hidden, response: { 204: z.null(), ...closed } },
  },
  /** Asks the carrier for a token and for the town of the sender. */
  check: {
    ...carrierCalls.check,
    schema: {
      ...hidden,
      response: {
        200: z.object({ outcome: z.enum(carrierTrials) }),
        404: refusalBody,
        429: refusalBody,
        ...closed,
      },
    },
  },
} as const;
