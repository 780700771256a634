import { z } from 'zod';
import { refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { lettersCalls } from './calls.ts';
import { letterQueues } from './values.ts';

const instant = z.iso.datetime();

/** A letter that does not leave. */
export const failedLetter = z.object({
  id: z.uuid(),
  queue: z.enum(letterQueues),
  order: z.string().nullable().describe('The number of the order that it is about'),
  since: instant,
  tries: z.int(),
  next_at: instant.nullable().describe('When it is tried again; null: not by itself'),
  error: z.string().nullable().describe('What the mail server said last'),
});
export type FailedLetter = z.infer<typeof failedLetter>;

export const lettersEndpoints = {
  list: {
    ...lettersCalls.list,
    schema: {
      ...hidden,
      response: {
        200: z.object({
          letters: z.array(failedLetter),
          leave: z.boolean().describe('false: no mail server is set, letters are kept in a folder'),
        }),
        ...closed,
      },
    },
  },
  retry: {
    ...lettersCalls.retry,
    schema: {
      ...hidden,
      params: z.object({ queue: z.enum(letterQueues), id: z.uuid() }),
      response: { 204: z.null(), 404: refusalBody, ...closed },
    },
  },
} as const;
