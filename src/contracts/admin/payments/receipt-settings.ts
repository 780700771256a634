import { z } from 'zod';
import { providerNames } from '../../payments.ts';
import { plainRates, taxSystems, tills } from '../../receipts.ts';
import { calendarDay, fieldErrorsBody, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { receiptSettingsCalls } from './calls.ts';

const taxTerms = z.strictObject({
  tax_system: z.enum(taxSystems),
  goods_rate: z.enum(plainRates).describe('Of goods, percent'),
  services_rate: z.enum(plainRates).describe('Of delivery, lift and assembly, percent'),
  closes_calculated: z
    .boolean()
    .describe('Whether the receipt at the handover has the calculated rate'),
});
export type TaxTermsOfDay = z.infer<typeof taxTerms>;

const savedTerms = taxTerms.extend({
  valid_from: calendarDay,
  printed_stay: z
    .boolean()
    .default(false)
    .describe('The owner knows that receipts that are printed stay as they are'),
});
export type SavedTaxTerms = z.infer<typeof savedTerms>;

const shownTerms = taxTerms.extend({
  valid_from: calendarDay,
  is_now: z.boolean().describe('Receipts of today have them'),
  may_remove: z.boolean(),
});
export type ShownTaxTerms = z.infer<typeof shownTerms>;

const settings = z.object({
  tills: z.array(
    z.object({
      name: z.enum(providerNames),
      till: z.enum(tills),
      can: z.array(z.enum(tills)).describe('Tills that this provider has'),
      has_keys: z.boolean(),
    }),
  ),
  taxes: z.array(shownTerms).describe('Earliest first'),
});
export type ReceiptSettings = z.infer<typeof settings>;

const changing = { 200: settings, 400: fieldErrorsBody, 404: refusalBody, ...closed };
const ofDay = z.object({ day: calendarDay });

/** Which till prints the receipts of the shop, and by which taxes. */
export const receiptSettingsEndpoints = {
  get: {
    ...receiptSettingsCalls.get,
    schema: { ...hidden, response: { 200: settings, ...closed } },
  },
  saveTill: {
    ...receiptSettingsCalls.saveTill,
    schema: {
      ...hidden,
      params: z.object({ name: z.enum(providerNames) }),
      body: z.strictObject({ till: z.enum(tills) }),
      response: changing,
    },
  },
  addTerms: {
    ...receiptSettingsCalls.addTerms,
    schema: { ...hidden, body: savedTerms, response: changing },
  },
  /** Those of a day that is there. */
  changeTerms: {
    ...receiptSettingsCalls.changeTerms,
    schema: { ...hidden, body: savedTerms, response: changing },
  },
  /** Of a day to come. */
  removeTerms: {
    ...receiptSettingsCalls.removeTerms,
    schema: { ...hidden, params: ofDay, response: changing },
  },
} as const;
