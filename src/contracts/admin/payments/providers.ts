import { z } from 'zod';
import { providerNames, providerTrials } from '../../payments.ts';
import { fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { paymentProvidersCalls } from './calls.ts';

const LONGEST_KEY = 200;

const shownProvider = z.object({
  name: z.enum(providerNames),
  stored: z
    .object({
      account: z.string().describe('`shopId` of YooKassa, `TerminalKey` of T-Bank'),
      is_test: z.boolean().describe('Payments are tried out and move no money'),
      is_on: z.boolean().describe('Customers are led to it'),
      is_readable: z
        .boolean()
        .describe('False where the secret was sealed by a key that the shop no longer has'),
      changed_at: z.iso.datetime(),
      changed_by: z.string().nullable(),
      open_payments: z.int().describe('Payments that the shop still asks about'),
      open_refunds: z.int().describe('Refunds that are not done'),
    })
    .nullable()
    .describe('Null: no keys are stored'),
  notices_url: z.string().describe('Where the provider sends its notices'),
});
export type ShownProvider = z.infer<typeof shownProvider>;

const providersState = z.object({ providers: z.array(shownProvider) });
export type ProvidersState = z.infer<typeof providersState>;

const newKeys = z.strictObject({
  account: oneLineText(LONGEST_KEY),
  secret: oneLineText(LONGEST_KEY).describe('Empty: the stored one stays'),
  is_test: z.boolean(),
});
export type NewKeys = z.infer<typeof newKeys>;

const checkedKeys = z.object({
  outcome: z.enum(providerTrials),
  told_account: z.string().nullable().describe('The account of which the provider tells'),
  told_test: z.boolean().nullable().describe('Null: the provider does not tell'),
  methods: z.array(z.string()).describe('Ways of paying, in the words of the provider'),
  code: z.string().nullable().describe('What the provider says where it is not understood'),
});
export type CheckedKeys = z.infer<typeof checkedKeys>;

const params = z.object({ name: z.enum(providerNames) });
const changing = { 200: providersState, 400: fieldErrorsBody, 404: refusalBody, ...closed };

/** The providers that take payments for the shop. Their secrets are written and never read. */
export const paymentProvidersEndpoints = {
  list: {
    ...paymentProvidersCalls.list,
    schema: { ...hidden, response: { 200: providersState, ...closed } },
  },
  save: {
    ...paymentProvidersCalls.save,
    schema: { ...hidden, params, body: newKeys, response: changing },
  },
  /** Leads customers to a provider, and to no other one, or to none. */
  turn: {
    ...paymentProvidersCalls.turn,
    schema: {
      ...hidden,
      params,
      body: z.strictObject({ is_on: z.boolean() }),
      response: changing,
    },
  },
  remove: {
    ...paymentProvidersCalls.remove,
    schema: { ...hidden, params, response: changing },
  },
  /** Asks the provider with the keys that are stored. */
  check: {
    ...paymentProvidersCalls.check,
    schema: {
      ...hidden,
      params,
      response: { 200: checkedKeys, 404: refusalBody, 429: refusalBody, ...closed },
    },
  },
} as const;
