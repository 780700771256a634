import type { FastifyInstance } from 'fastify';
import { isRead } from './errors.ts';

/** The stale-while-revalidate time, as a multiple of the fresh time. */
const STALE_FACTOR = 6;

/**
 * `Cache-Control` of public responses: browsers revalidate each time; a shared cache (CDN, proxy) keeps them for `seconds` (RFC 9111
 * `s-maxage`, RFC 5861 `stale-while-revalidate`). 0: shared caches revalidate each time too.
 */
export const sharedCaching = (seconds: number): string =>
  seconds === 0
    ? 'public, max-age=0'
    : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * STALE_FACTOR}`;

/** Adds {@link sharedCaching} to each response of the scope with status 200 and without a Cache-Control of its own. */
export function allowSharedCaching(app: FastifyInstance, seconds: number): void {
  const value = sharedCaching(seconds);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isRead(request) && reply.statusCode === 200 && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', value);
    }
    done();
  });
}
