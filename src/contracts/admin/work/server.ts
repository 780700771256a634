import { z } from 'zod';
import { refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { serverCalls } from './calls.ts';

/** What the machine of the shop is told by its environment, without secrets, and what it does by itself. */
const serverState = z.object({
  version: z.string(),
  public_url: z.string(),
  is_public_url_set: z.boolean(),
  admin_url: z.string().nullable().describe('Null: the office is at the address of the shop'),
  mail: z.object({
    server: z.string().nullable().describe('Host and port; null: none is set'),
    from: z.string(),
    is_from_set: z.boolean(),
  }),
  feed_url: z.string(),
  backup: z.object({
    made_at: z.iso.datetime().nullable().describe('By `npm run backup`; null: none is known'),
    is_own_server: z.boolean().describe('The database is on a server that the owner copies'),
  }),
});
export type ServerState = z.infer<typeof serverState>;

export const serverEndpoints = {
  get: {
    ...serverCalls.get,
    schema: { ...hidden, response: { 200: serverState, ...closed } },
  },
  /** Sends a letter to the member who asks, and says what the mail server answered. */
  tryLetter: {
    ...serverCalls.tryLetter,
    schema: {
      ...hidden,
      response: {
        200: z.object({
          to: z.string(),
          error: z.string().nullable().describe('What the mail server said; null: it took it'),
        }),
        404: refusalBody,
        429: refusalBody,
        ...closed,
      },
    },
  },
} as const;
