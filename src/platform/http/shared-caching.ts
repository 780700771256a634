import type { FastifyInstance } from 'fastify';

/** How many times longer than fresh an answer may be shown by a shared cache that fetches a new one meanwhile. */
const STALE = 6;

/**
 * `Cache-Control` of what is the same for everyone: browsers ask each time, a CDN or proxy in front of the shop may answer itself for so many
 * seconds (RFC 9111 `s-maxage`, RFC 5861 `stale-while-revalidate`); 0: it asks each time too.
 */
export const sharedCaching = (seconds: number): string =>
  seconds === 0
    ? 'public, max-age=0'
    : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * STALE}`;

/** Says so with every good answer of the scope that says nothing else. */
export function allowSharedCaching(app: FastifyInstance, seconds: number): void {
  const value = sharedCaching(seconds);
  app.addHook('onSend', ({ method }, reply, _payload, done) => {
    if (method === 'GET' && reply.statusCode === 200 && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', value);
    }
    done();
  });
}
