import { z } from 'zod';
import { placeInTime } from '../../days.ts';
import { calendarDay, fieldErrorsBody, oneLineText, wholeNumber } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { auditCalls } from './calls.ts';

const change = z.union([
  z.literal('changed'),
  z.object({ from: z.unknown().optional(), to: z.unknown().optional() }),
]);

/** One action in the log. */
export const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.enum(['terminal', 'staff', 'system']),
  actor_name: z.string().describe('Of staff the number of the account; of the terminal its user'),
  ip: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  named: z
    .string()
    .describe('What it was done to, where the number says nothing; empty: unknown by now'),
  changes: z.record(z.string(), change),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The place after an entry, for the next page. */
const cursor = placeInTime(wholeNumber(1, Number.MAX_SAFE_INTEGER));

const auditFilter = z.strictObject({
  actor: z.enum(['terminal', 'staff', 'system']).optional(),
  actor_name: oneLineText(100).optional(),
  action: oneLineText(60).optional(),
  entity: oneLineText(60).optional(),
  entity_id: oneLineText(60).optional(),
  from: calendarDay.optional().describe('First day, by the clock of the shop'),
  to: calendarDay.optional().describe('Last day, by the clock of the shop'),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditQuery = auditFilter.extend({
  after: cursor.optional(),
  limit: wholeNumber(1, 100).default(50),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditEndpoints = {
  list: {
    ...auditCalls.list,
    schema: {
      ...hidden,
      querystring: auditQuery,
      response: {
        200: z.object({ entries: z.array(auditEntry), next: cursor.nullable() }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
  /** All entries of the filter, as a table that spreadsheets open. */
  export: {
    ...auditCalls.export,
    schema: {
      ...hidden,
      querystring: auditFilter,
      response: { 200: z.unknown(), 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
