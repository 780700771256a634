import { z } from 'zod';
import { fieldErrorsBody, oneLineText } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { bankDetailsCalls } from './calls.ts';

const details = z.strictObject({
  inn: oneLineText(20),
  kpp: oneLineText(20).default('').describe('Empty of an entrepreneur'),
  account: oneLineText(40),
  bic: oneLineText(20),
  bank: oneLineText(120).min(1),
  correspondent: oneLineText(40),
});
export type BankDetails = z.infer<typeof details>;

const stored = z.object({
  details: details.nullable().describe('Null: not entered'),
  seller: z.string().describe('The name of the seller, of the settings; may be empty'),
});

/** To which account invoices are paid. */
export const bankDetailsEndpoints = {
  get: {
    ...bankDetailsCalls.get,
    schema: { ...hidden, response: { 200: stored, ...closed } },
  },
  save: {
    ...bankDetailsCalls.save,
    schema: {
      ...hidden,
      body: details,
      response: { 200: stored, 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
