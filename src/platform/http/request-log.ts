import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';

/** The request id in the log: from the header of a trusted proxy, otherwise a new one. */
export const requestId =
  (trustProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = trustProxy ? headers[HEADER] : undefined;
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  };

/**
 * Access log: one line at level `info` for each response. The client gets the request id in a header, to name it in a report. The log has the
 * route, not the address: search texts, keys from letters and cart ids are private.
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
