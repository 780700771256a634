import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';

/** The number of a request in every line that is logged of it: the one of a proxy that is believed, or our own. */
export const requestNumber =
  (believeProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = believeProxy ? headers[HEADER] : undefined;
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  };

/**
 * One line, at level `info`, for every answer; whoever asked is told the number to name when something was wrong. The route stands for the address:
 * what people look for, keys of letters and numbers of carts are nobody's business.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(HEADER, id);
    done();
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { log, method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
}
