import { z } from 'zod';
import { attributeKeys } from '../../attributes.ts';
import { boundedRecord } from '../../bounded-record.ts';
import {
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  storableText,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { importTaskCalls } from './calls.ts';
import { feedSource, sourceChange } from './feed-sources.ts';
import { taskFailure, taskResult } from './import-results.ts';
import { columnMeanings, FEED_PART, LONGEST_FEED, MOST_CATEGORIES, taskStates } from './values.ts';

const source = oneLineText(200).min(1);
const label = oneLineText(100).min(1);

const columns = boundedRecord(oneLineText(200), z.enum(columnMeanings), 1000);
/** How a label of the source is understood: as an attribute, as a characteristic of the owner's own, in the supplier's words, not shown, or as the shop does by itself. */
const labelRule = z.object({
  as: z.union([
    z.enum(attributeKeys as [string, ...string[]]),
    z.enum(['keep', 'drop', 'auto']),
    oneLineText(104).regex(/^own:[^:]{1,100}$/u),
  ]),
  unit: oneLineText(30),
});
const mapping = z.object({
  units: z.array(oneLineText(30)).max(8),
  labels: boundedRecord(label, labelRule, 1000),
});

/** Where the goods of a category of the file go: into a category of the shop by its id, into a new one, or they are not loaded. */
const categories = boundedRecord(
  storableText(2000).min(1),
  z.union([z.int().min(1).max(2_147_483_647), z.enum(['new', 'skip'])]),
  MOST_CATEGORIES,
);

export const taskOptions = z.strictObject({
  source: source.optional().describe('Whose goods these are; by the file where it is not given'),
  adopt_from: z.array(oneLineText(200)).max(20).optional(),
  look_alikes: z
    .enum(['same', 'different'])
    .optional()
    .describe('What goods are whose articles differ by their look alone'),
  withdraw_missing: z.boolean().optional(),
  confirmed: z.boolean().optional().describe('Many goods may go off sale'),
  prices_confirmed: z
    .boolean()
    .optional()
    .describe('Prices that change a lot are meant; of a load only, a look forgets it'),
  columns: columns.optional().describe('By the names of the columns, in small letters'),
  categories: categories
    .optional()
    .describe('By the ids of the categories of the file; remembered for the source'),
  mapping: mapping.optional().describe('Remembered for the source; absent: the remembered one'),
});
export type TaskOptions = z.infer<typeof taskOptions>;

export const importTask = z.object({
  id: z.int(),
  name: z.string(),
  is_address: z.boolean(),
  state: z.enum(taskStates),
  is_dry_run: z.boolean(),
  offers: z.int().describe('Read so far'),
  options: taskOptions,
  result: taskResult.nullable(),
  failure: taskFailure.nullable(),
  run: z.int().nullable().describe('The import that it became'),
  created_at: z.iso.datetime(),
  by: z.string().nullable().describe('Null: the schedule'),
});
export type ImportTask = z.infer<typeof importTask>;

const one = z.object({ id: wholeNumber(1, 2_000_000_000) });
const answers = {
  200: importTask,
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody,
  ...closed,
};

const openTask = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(taskStates),
  bytes: z.number().describe('The length of the file, or what has come of it'),
  created_at: z.iso.datetime(),
  by: z.string().nullable(),
});
export type OpenTask = z.infer<typeof openTask>;

export const importTaskEndpoints = {
  /** What was begun and not loaded. */
  open: {
    ...importTaskCalls.open,
    schema: {
      ...hidden,
      response: {
        200: z.object({ tasks: z.array(openTask).describe('The latest first, at most twenty') }),
        ...closed,
      },
    },
  },
  /** Forgets a file that was looked at, or is being sent. */
  drop: {
    ...importTaskCalls.drop,
    schema: {
      ...hidden,
      params: one,
      response: { 204: z.null(), 404: refusalBody, 409: refusalBody, ...closed },
    },
  },
  get: {
    ...importTaskCalls.get,
    schema: { ...hidden, params: one, response: answers },
  },
  /** Begins with a file, whose pieces follow. */
  addFile: {
    ...importTaskCalls.addFile,
    schema: {
      ...hidden,
      body: z.strictObject({ name: oneLineText(200).min(1), source: source.optional() }),
      response: { 201: importTask, 400: fieldErrorsBody, ...closed },
    },
  },
  /** A piece of the file, which is the body. Sent again it takes the place of the first. */
  addPart: {
    ...importTaskCalls.addPart,
    schema: {
      ...hidden,
      params: one.extend({ part: wholeNumber(0, Math.ceil(LONGEST_FEED / FEED_PART) - 1) }),
      response: {
        204: z.null(),
        400: fieldErrorsBody,
        404: refusalBody,
        413: refusalBody,
        ...closed,
      },
    },
  },
  /** All pieces are there: the file is looked at without changing anything. */
  fileSent: {
    ...importTaskCalls.fileSent,
    schema: { ...hidden, params: one, response: answers },
  },
  /** Begins with an address. */
  addAddress: {
    ...importTaskCalls.addAddress,
    schema: {
      ...hidden,
      body: z.strictObject({ address: oneLineText(2000).min(1), source: source.optional() }),
      response: { 201: importTask, 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
  /** Looks at it again with other options, or loads it as it was looked at. */
  start: {
    ...importTaskCalls.start,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ dry_run: z.boolean(), options: taskOptions }),
      response: answers,
    },
  },
  /** Undoes an import. Values that were changed after it stay. */
  undo: {
    ...importTaskCalls.undo,
    schema: {
      ...hidden,
      params: one,
      response: {
        200: z.object({ restored: z.int(), removed: z.int(), left: z.int() }),
        404: refusalBody,
        409: refusalBody,
        ...closed,
      },
    },
  },
  sources: {
    ...importTaskCalls.sources,
    schema: { ...hidden, response: { 200: z.object({ sources: z.array(feedSource) }), ...closed } },
  },
  changeSource: {
    ...importTaskCalls.changeSource,
    schema: {
      ...hidden,
      body: sourceChange,
      response: {
        200: z.object({ sources: z.array(feedSource) }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
} as const;
