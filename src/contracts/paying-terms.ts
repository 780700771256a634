import { z } from 'zod';
import { slug } from './validation.ts';

/** `confirmed`: once the manager has confirmed the order. */
export const payingMoments = ['at_once', 'confirmed'] as const;

/** So much of what an order costs is its first payment, where its customer has chosen to pay in parts (spec section 4). */
export const USUAL_FIRST_PERCENT = 50;
export const LONGEST_HOLD_HOURS = 720;
const MOST_FIRSTS = 50;

/** When and in what parts customers pay online. */
export const payingTerms = z.strictObject({
  when: z.enum(payingMoments).default('at_once'),
  hold_hours: z
    .int()
    .min(0)
    .max(LONGEST_HOLD_HOURS)
    .default(24)
    .describe('For so long goods of an order that is not paid are held; 0: as long as the order'),
  only_whole: z.boolean().default(false).describe('The till knows no receipts of parts'),
  firsts: z
    .array(z.strictObject({ category: slug, percent: z.int().min(1).max(100) }))
    .max(MOST_FIRSTS)
    .refine((firsts) => new Set(firsts.map(({ category }) => category)).size === firsts.length)
    .default([])
    .describe('The first payment for goods of these categories, where it is not half'),
});
export type PayingTerms = z.infer<typeof payingTerms>;
