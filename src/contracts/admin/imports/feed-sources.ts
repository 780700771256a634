import { z } from 'zod';
import { oneLineText } from '../../validation.ts';

const MOST_DAYS = 365;
const days = z.int().min(0).max(MOST_DAYS).nullable();

/** A source of goods, and what the shop has decided about it. */
export const feedSource = z.object({
  source: z.string(),
  on_sale: z.int(),
  held: z.int(),
  masters: z.array(z.string()),
  unavailable: z.enum(['to_order', 'sold_out']),
  withdraw_percent: z.int(),
  rules: z.int().describe('Rules for labels'),
  address: z.string().nullable().describe('Without its key'),
  nightly: z.boolean(),
  production_least: days.describe('Working days of making; null: as the category has it'),
  production_most: days,
});
export type FeedSource = z.infer<typeof feedSource>;

export const sourceChange = z.strictObject({
  source: oneLineText(200).min(1),
  masters: z
    .array(z.enum(['price', 'old_price', 'stock']))
    .max(3)
    .optional(),
  unavailable: z.enum(['to_order', 'sold_out']).optional(),
  withdraw_percent: z.int().min(0).max(100).optional(),
  address: oneLineText(2000)
    .nullable()
    .optional()
    .describe('https; null: none; as it is shown: the one that is known'),
  nightly: z.boolean().optional(),
  production_least: days.optional().describe('Null beside `production_most`: the same days'),
  production_most: days.optional().describe('Null: the term is not told'),
});
export type SourceChangeBody = z.infer<typeof sourceChange>;
