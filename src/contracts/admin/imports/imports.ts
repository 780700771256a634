import { z } from 'zod';
import { refusalBody, wholeNumber } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { importsCalls } from './calls.ts';
import { runOutcomes } from './values.ts';

/** What an import of a source has said. */
const importRun = z.object({
  id: z.int(),
  source: z.string(),
  ended_at: z.iso.datetime(),
  outcome: z.enum(runOutcomes),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  report: z.array(z.string()).describe('The lines that the terminal has shown'),
  waits: z.boolean().describe('Something was refused, and nobody has looked at it'),
  settled_by: z.string().nullable(),
  can_be_undone: z.boolean(),
  undone_by: z.string().nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

export const importsEndpoints = {
  list: {
    ...importsCalls.list,
    schema: { ...hidden, response: { 200: z.object({ runs: z.array(importRun) }), ...closed } },
  },
  /** A member has looked at what was refused. */
  settle: {
    ...importsCalls.settle,
    schema: {
      ...hidden,
      params: z.object({ id: wholeNumber(1, 2_000_000_000) }),
      response: { 204: z.null(), 404: refusalBody, ...closed },
    },
  },
} as const;
