import { z } from 'zod';
import { oneLineText } from '../../validation.ts';

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
});
export type SourceChangeBody = z.infer<typeof sourceChange>;
