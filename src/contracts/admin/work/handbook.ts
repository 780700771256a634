import { z } from 'zod';
import { closed, hidden } from '../endpoint.ts';
import { handbookCalls } from './calls.ts';

/** A heading of a chapter with what stands below it, until the next heading. */
const section = z.object({
  id: z.string().describe('In the address after `#`'),
  title: z.string(),
  level: z.int(),
  html: z.string().describe('Without the heading'),
});

const chapter = z.object({
  key: z.string(),
  title: z.string(),
  sections: z.array(section),
});

export const handbook = z.object({ chapters: z.array(chapter) });
export type Handbook = z.infer<typeof handbook>;
export type HandbookSection = z.infer<typeof section>;
export type HandbookChapter = z.infer<typeof chapter>;

export const handbookEndpoints = {
  get: {
    ...handbookCalls.get,
    schema: { ...hidden, response: { 200: handbook, ...closed } },
  },
} as const;
