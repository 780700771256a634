import { z } from 'zod';
import { fieldErrorsBody, refusalBody } from '../../validation.ts';
import { lastChange, versionNumber } from '../content/content-version.ts';
import { closed, hidden } from '../endpoint.ts';
import { keepingCalls } from './calls.ts';
import { type KeepingKind, keepingKinds, keepingRules } from './values.ts';

const term = (kind: KeepingKind) =>
  z.int().min(keepingRules[kind].least).max(keepingRules[kind].most);

/** Each term between its bounds, in its unit. */
const keepingTerms = z.strictObject(
  Object.fromEntries(keepingKinds.map((kind) => [kind, term(kind)])) as Record<
    KeepingKind,
    z.ZodInt
  >,
);

const run = z.object({
  kind: z.enum(keepingKinds),
  at: z.iso.datetime().describe('Of the last night on which it was looked at'),
  failed: z.boolean(),
  removed: z.int().describe('On that night'),
  removed_lately: z.int().describe('In thirty days'),
});
export type KeepingRun = z.infer<typeof run>;

const stored = z.object({
  terms: keepingTerms,
  ...lastChange.shape,
  runs: z.array(run).describe('Kinds that were never looked at are absent'),
});
export type StoredKeeping = z.infer<typeof stored>;

/** How long the shop keeps what, and what it has removed at its term. */
export const keepingEndpoints = {
  get: { ...keepingCalls.get, schema: { ...hidden, response: { 200: stored, ...closed } } },
  save: {
    ...keepingCalls.save,
    schema: {
      ...hidden,
      body: z.strictObject({ terms: keepingTerms, version: versionNumber }),
      response: {
        200: stored,
        400: fieldErrorsBody,
        409: refusalBody.extend({ now: stored.optional() }),
        ...closed,
      },
    },
  },
} as const;
