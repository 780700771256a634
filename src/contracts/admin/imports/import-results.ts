import { z } from 'zod';
import { stock } from '../goods/goods.ts';
import { largePrices } from '../goods/large-prices.ts';
import { leftOutKinds, MOST_CHANGES } from './values.ts';

const column = z.object({ label: z.string(), key: z.string(), holds: z.string().nullable() });
const seenLabel = z.object({
  label: z.string(),
  count: z.int(),
  examples: z.array(z.string()),
  as: z.string(),
  unit: z.string(),
  similar: z.string().nullable().describe('An attribute that may be meant'),
});

const seenCategory = z.object({
  id: z.string(),
  name: z.string().describe('With those above it'),
  goods: z.int(),
  state: z.enum(['new', 'known', 'skipped']),
  category: z.int().nullable().describe('Of a known one: the category of the shop'),
});

const sample = z.object({ count: z.int(), examples: z.array(z.string()) });
const named = z.object({ article: z.string(), name: z.string() });
const firstOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_CHANGES);
const newPrice = named.extend({
  from: z.number().nullable(),
  to: z.number().nullable(),
  is_big: z.boolean(),
});
const newStock = named.extend({ from: stock, to: stock });

/** What a look has found, the largest changes of each kind first, with how many there are. */
export const taskChanges = z.object({
  prices: z.object({
    count: z.int(),
    big: z.int().describe('Prices that change by more than a half'),
    first: firstOf(newPrice),
  }),
  old_prices: z.object({ count: z.int(), first: firstOf(newPrice) }),
  stocks: z.object({ count: z.int(), first: firstOf(newStock) }),
  others: z.int().describe('Goods of which neither price nor stock changes'),
  created: firstOf(named),
  missing: firstOf(named).describe('Goods on sale that are not in the file'),
});
export type TaskChanges = z.infer<typeof taskChanges>;

/** What an import would do, or has done. */
export const taskResult = z.object({
  source: z.string(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  missing: z.object({ count: z.int(), examples: z.array(z.string()) }),
  new_categories: z.int(),
  held: z.int().describe('Goods whose price or stock the shop keeps'),
  large_prices: largePrices
    .optional()
    .describe('What a load has to be told is meant; absent for imports of earlier versions'),
  handed_over: z.int().describe('Goods that come from another source'),
  pictures: z.int().describe('New pictures to fetch'),
  price_list: z.array(z.string()).nullable().describe('The fields of a price list'),
  refusals: z.array(
    z.object({
      line: z.int(),
      offer: z.string().describe('The article, else the id'),
      name: z.string().optional(),
      reason: z.string(),
    }),
  ),
  owners: z
    .array(z.string())
    .optional()
    .describe('Sources that have goods of refused rows, as `adopt_from` names them'),
  left_out: z.array(
    z.object({
      name: z.string(),
      why: z.enum(leftOutKinds),
      example: z.string(),
      count: z.int(),
    }),
  ),
  columns: z.array(column).describe('Of a table'),
  labels: z.array(seenLabel),
  units: z.array(z.string()),
  categories: z
    .array(seenCategory)
    .optional()
    .describe('Of the file, those with goods; absent for looks of earlier versions'),
  newly_held: z
    .int()
    .optional()
    .describe('Goods whose price or stock feeds no longer change after this price list'),
  unread: z
    .object({
      hidden_rows: z.int().describe('Goods in hidden rows of a workbook'),
      sheets: z.array(z.string()).describe('Names of sheets of another kind than the first'),
      hidden_examples: z.array(z.string()).optional(),
      hidden_columns: z.array(z.string()).optional().describe('Labels of hidden columns'),
      other_sheets: z
        .array(z.string())
        .optional()
        .describe('Names of sheets without a table of goods, and of hidden ones'),
      cells: sample.optional().describe('Cells without which their rows count'),
      below_zero: sample.optional().describe('Stock below zero, which is read as none'),
    })
    .optional()
    .describe('What is left out of a file; absent for imports of earlier versions'),
  look_alikes: sample
    .optional()
    .describe(
      'Articles that differ by their look alone: to be asked about, or matched by a price list',
    ),
  changes_nothing: z.boolean().optional().describe('Loading would change nothing'),
  changes: taskChanges
    .optional()
    .describe('Absent for what is loaded, and for looks of earlier versions'),
});
export type TaskResult = z.infer<typeof taskResult>;

/** Why an import has changed nothing. */
export const taskFailure = z.object({
  kind: z.enum(['columns', 'same_goods', 'many_missing', 'large_prices', 'other']),
  text: z.string(),
  owner: z.string().nullable().describe('Of `same_goods`: the source that has them'),
  columns: z.array(column).describe('Of `columns`'),
});
export type TaskFailure = z.infer<typeof taskFailure>;
