import { z } from 'zod';
import { MOST_PIECES } from '../../goods-limits.ts';
import {
  calendarDay,
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  slug,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { stockCalls } from './calls.ts';
import { handReasons, LONGEST_NOTE, MOST_MOVED, movementReasons } from './values.ts';

const goods = {
  variant_id: z.int(),
  product_id: z.int(),
  article: z.string(),
  product: z.string(),
  variant: z.string(),
};

const movement = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  ...goods,
  before: z.int().nullable().describe('Pieces; null: without a count'),
  after: z.int().nullable(),
  reason: z.enum(movementReasons),
  order: z
    .string()
    .nullable()
    .describe(
      'The number of the order; null also where it is gone, or where this member may not open it',
    ),
  note: z.string().describe('The source of a feed, or words of the staff'),
  by: z.string().nullable().describe('The member of the staff'),
});
export type StockMovement = z.infer<typeof movement>;

const cursor = z.string().regex(/^\d{1,15}$/);

export const movementFilter = z.strictObject({
  text: oneLineText(100).optional().describe('A part of an article, or words of the goods'),
  reason: z.enum(movementReasons).optional(),
  from: calendarDay.optional().describe('First day, by the clock of the shop'),
  to: calendarDay.optional().describe('Last day, by the clock of the shop'),
});
export type MovementFilter = z.infer<typeof movementFilter>;

export const movementQuery = movementFilter.extend({
  after: cursor.optional(),
  limit: wholeNumber(1, 100).default(50),
});
export type MovementQuery = z.infer<typeof movementQuery>;

const pieces = z.int().min(0).max(MOST_PIECES);

/** What comes or goes, goods by their article. */
export const handMovement = z.strictObject({
  reason: z.enum(handReasons),
  note: oneLineText(LONGEST_NOTE),
  lines: z
    .array(z.strictObject({ article: oneLineText(100).min(1), pieces: pieces.min(1) }))
    .min(1)
    .max(MOST_MOVED),
});
export type HandMovement = z.infer<typeof handMovement>;

const articles = z
  .array(oneLineText(100))
  .max(MOST_MOVED)
  .describe('Whatever the case of their letters');

const namedGoods = z.object({
  article: z.string(),
  product: z.string(),
  variant: z.string(),
  pieces: z.int().nullable().describe('Null: without a count'),
});
export type NamedGoods = z.infer<typeof namedGoods>;

const countStates = ['open', 'done', 'dropped'] as const;

const count = z.object({
  id: z.int(),
  name: z.string().describe('The category, as it was called'),
  state: z.enum(countStates),
  begun_at: z.iso.datetime(),
  begun_by: z.string().nullable(),
  ended_at: z.iso.datetime().nullable(),
  ended_by: z.string().nullable(),
  goods: z.int().describe('That are to be counted; of a count that has ended, that were'),
  counted: z.int().describe('Goods that have been counted'),
  different: z.int().describe('Of them, those with more or fewer pieces than expected'),
});
export type StockCount = z.infer<typeof count>;

const countLine = z.object({
  ...goods,
  photo: z.string(),
  expected: z
    .int()
    .nullable()
    .describe(
      'Pieces that should lie there, now or, once counted, then: on sale and held by orders; null: there without a count',
    ),
  held: z.int().describe('Of them, those that orders hold'),
  counted: z.int().nullable(),
  counted_by: z.string().nullable(),
});
export type StockCountLine = z.infer<typeof countLine>;

const countWithLines = count.extend({ lines: z.array(countLine) });
export type StockCountWithLines = z.infer<typeof countWithLines>;

const one = z.object({ id: databaseId });
const refusals = { 400: fieldErrorsBody, 404: refusalBody, 409: refusalBody, ...closed };

/** The journal of the pieces, what comes and goes by hand, and counts. */
export const stockEndpoints = {
  movements: {
    ...stockCalls.movements,
    schema: {
      ...hidden,
      querystring: movementQuery,
      response: {
        200: z.object({ movements: z.array(movement), next: cursor.nullable() }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
  /** All or nothing. */
  move: {
    ...stockCalls.move,
    schema: {
      ...hidden,
      body: handMovement,
      response: { 200: z.object({ moved: z.int() }), ...refusals },
    },
  },
  /** What the goods of some articles are called. Unknown articles are left out. */
  goods: {
    ...stockCalls.goods,
    schema: {
      ...hidden,
      body: z.strictObject({ articles }),
      response: { 200: z.object({ goods: z.array(namedGoods) }), 400: fieldErrorsBody, ...closed },
    },
  },
  counts: {
    ...stockCalls.counts,
    schema: { ...hidden, response: { 200: z.object({ counts: z.array(count) }), ...closed } },
  },
  begin: {
    ...stockCalls.begin,
    schema: {
      ...hidden,
      body: z.strictObject({
        category: slug.nullable().describe('Null: the whole shop'),
        unnumbered: z
          .boolean()
          .default(false)
          .describe(
            'Also goods without a number of pieces: made to order, and there without a count',
          ),
      }),
      response: { 201: count, ...refusals },
    },
  },
  count: {
    ...stockCalls.count,
    schema: { ...hidden, params: one, response: { 200: countWithLines, ...refusals } },
  },
  /** What lies there of one of the goods; null: not counted. */
  setLine: {
    ...stockCalls.setLine,
    schema: {
      ...hidden,
      params: one.extend({ variant: databaseId }),
      body: z.strictObject({ counted: pieces.nullable() }),
      response: { 200: countLine, ...refusals },
    },
  },
  /** Ends a count: the differences come into the stock, or nothing does. */
  end: {
    ...stockCalls.end,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ apply: z.boolean() }),
      response: { 200: count, ...refusals },
    },
  },
} as const;
