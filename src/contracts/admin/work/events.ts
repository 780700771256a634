import { z } from 'zod';
import { access, closed, hidden } from '../endpoint.ts';
import { adminPaths } from '../paths.ts';

/** What an open page of the office is told: what has changed, and which one where the reader may know it. `session`: the own one, or its rights. */
export interface OfficeNotice {
  readonly topic: 'orders' | 'calls' | 'session';
  readonly id: string | null;
}

export const eventsEndpoints = {
  /** Server-sent events, each an {@link OfficeNotice}. Ends when the session does. */
  open: {
    method: 'GET',
    url: adminPaths.events,
    ...access({ access: 'staff' }),
    schema: { ...hidden, response: { 200: z.unknown(), ...closed } },
  },
} as const;
