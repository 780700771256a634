import { z } from 'zod';
import { deliveryQuote, deliveryWishes } from '../../delivery.ts';
import type { DeliveryTerms } from '../../delivery-terms.ts';
import { MOST_PACKAGES, MOST_ROUBLES } from '../../goods-limits.ts';
import { goodsPackage } from '../../packages.ts';
import {
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  wholeNumber,
} from '../../validation.ts';
import { lastChange, versionNumber } from '../content/content-version.ts';
import { closed, hidden } from '../endpoint.ts';
import { deliveryTermsCalls } from './calls.ts';

/** Checked by the schema of `delivery.yaml`, which names each field that is wrong. */
const terms: z.ZodType<DeliveryTerms> = z.any();

const storedTerms = z.object({
  terms,
  ...lastChange.shape,
  /** The federal subjects, as zones name them. */
  regions: z.array(z.string()),
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** The calendar that is in force: the owner's, or that which comes with the program. */
  calendar: z.object({
    years: z.array(z.int()),
    off: z.array(z.string()),
    worked: z.array(z.string()),
  }),
});
export type StoredTerms = z.infer<typeof storedTerms>;

const isWholeKopecks = (sum: number): boolean => Number.isInteger(Math.round(sum * 1e4) / 100);

/** One thing, as a shopper would put it into the cart. */
const tried = z.strictObject({
  terms,
  ...deliveryWishes,
  pickup: z.boolean().default(false).describe('Fetched: no town, no works'),
  article: oneLineText(120).nullish().describe('Of a variant; without one the thing below'),
  price: roubles
    .max(MOST_ROUBLES)
    .refine(isWholeKopecks, { params: { message: 'kopecks' } })
    .default(60_000),
  quantity: wholeNumber(1, 999).default(1),
  category: oneLineText(120).nullish(),
  weight: z.number().min(0).max(10_000).nullish().describe('Where there are no packages'),
  packages: z.array(goodsPackage).max(MOST_PACKAGES).default([]),
  lead_days: wholeNumber(0, 365).nullish().describe('Absent: in stock'),
});
export type TriedDelivery = z.input<typeof tried>;

const changed = refusalBody.extend({ now: storedTerms.optional() });

export const deliveryTermsEndpoints = {
  get: {
    ...deliveryTermsCalls.get,
    schema: { ...hidden, response: { 200: storedTerms, ...closed } },
  },
  save: {
    ...deliveryTermsCalls.save,
    schema: {
      ...hidden,
      body: z.strictObject({ version: versionNumber, terms: z.unknown() }),
      response: { 200: storedTerms, 400: fieldErrorsBody, 409: changed, ...closed },
    },
  },
  /** What a shopper would see by terms that are not saved yet. */
  try: {
    ...deliveryTermsCalls.try,
    schema: {
      ...hidden,
      body: tried,
      response: { 200: deliveryQuote, 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
