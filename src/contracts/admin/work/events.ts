import { z } from 'zod';
import { closed, hidden } from '../endpoint.ts';
import { eventsCalls } from './calls.ts';

/** What an open page of the office is told: what has changed, and which one where the reader may know it. `session`: the own one, or its rights. */
export interface OfficeNotice {
  readonly topic: 'orders' | 'drafts' | 'calls' | 'session';
  readonly id: string | null;
}

export const eventsEndpoints = {
  /** Server-sent events, each an {@link OfficeNotice}. Ends when the session does. */
  open: {
    ...eventsCalls.open,
    schema: { ...hidden, response: { 200: z.unknown(), ...closed } },
  },
} as const;
