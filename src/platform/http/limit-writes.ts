import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { countUse, eachNetwork, type RateLimit } from '../security/rate-limit.ts';
import type { Clock } from '../time/clock.ts';
import { isRead } from './errors.ts';

/** Counts the writes of a scope by network; over the limit they are `too_many_requests`. */
export function limitWrites(
  app: FastifyInstance,
  context: { db: Database; clock: Clock },
  action: string,
  limit: RateLimit,
): void {
  app.addHook('onRequest', async (request) => {
    if (isRead(request)) return;
    await eachNetwork(countUse, context, { limit, action, ip: request.ip });
  });
}
