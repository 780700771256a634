import { z } from 'zod';
import { closed, hidden } from '../endpoint.ts';
import { demoCalls } from './calls.ts';

/** What is left of the demo in the office. */
export const demoLeft = z.object({ orders: z.int(), calls: z.int() });
export type DemoLeft = z.infer<typeof demoLeft>;

export const demoEndpoints = {
  /** Removes the orders and the requests for a call that came with the demo catalogue. Answers how many there were. */
  remove: {
    ...demoCalls.remove,
    schema: { ...hidden, response: { 200: demoLeft, ...closed } },
  },
} as const;
