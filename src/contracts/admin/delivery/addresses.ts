import { z } from 'zod';
import { fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { addressServiceCalls } from './calls.ts';
import { addressTrials } from './values.ts';

const LONGEST_KEY = 200;
const LARGEST_BUDGET = 1_000_000;

const budget = z.int().min(1).max(LARGEST_BUDGET).describe('Questions a day at most');

export const addressServiceState = z.object({
  service: z
    .object({
      daily_budget: budget,
      asked_today: z.int().describe('On this day of Moscow, by all processes'),
      is_stopped: z.boolean().describe('It has refused and is not asked until midnight of Moscow'),
      is_readable: z
        .boolean()
        .describe('False where the key was sealed by a key that the shop no longer has'),
      changed_at: z.iso.datetime(),
      changed_by: z.string().nullable(),
    })
    .nullable()
    .describe('Null: no key is stored'),
});
export type AddressServiceState = z.infer<typeof addressServiceState>;

const newAddressService = z.strictObject({
  key: oneLineText(LONGEST_KEY).describe('Empty: it stays as it is'),
  daily_budget: budget,
});
export type NewAddressService = z.infer<typeof newAddressService>;

/** The service that suggests addresses. Its key is written and never read. */
export const addressServiceEndpoints = {
  get: {
    ...addressServiceCalls.get,
    schema: { ...hidden, response: { 200: addressServiceState, ...closed } },
  },
  save: {
    ...addressServiceCalls.save,
    schema: {
      ...hidden,
      body: newAddressService,
      response: { 200: addressServiceState, 400: fieldErrorsBody, ...closed },
    },
  },
  remove: {
    ...addressServiceCalls.remove,
    schema: { ...hidden, response: { 204: z.null(), ...closed } },
  },
  /** Asks the service for an address. */
  check: {
    ...addressServiceCalls.check,
    schema: {
      ...hidden,
      response: {
        200: z.object({ outcome: z.enum(addressTrials) }),
        404: refusalBody,
        429: refusalBody,
        ...closed,
      },
    },
  },
} as const;
