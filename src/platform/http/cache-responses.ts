import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, createCachedResponse } from './cached-response.ts';
import type { Encoding } from './compression.ts';
import { isRead } from './errors.ts';
import type { CacheUse, ResponseCache } from './response-cache.ts';

/** The cache key of a request; null: the response is not cached. */
export type GetCacheKey = (request: FastifyRequest) => string | null;

export interface CachingOptions {
  readonly onUse?: (use: CacheUse) => void;
  /** False to measure: every answer is made, and kept all the same. */
  readonly givesKept?: boolean;
}

/** A request that makes a response; other requests for the same key wait for it. */
interface Work {
  readonly key: string;
  readonly version: number | null;
  readonly done: Promise<CachedResponse | null>;
  finish(response: CachedResponse | null): void;
}

/**
 * Caches the responses of a scope, compressed and with an ETag. Concurrent requests for a missing response are coalesced: one makes it, the
 * others wait. While one request renews a stale response, the others get the stale one.
 */
export function cacheResponses(
  app: FastifyInstance,
  cache: ResponseCache,
  keyOf: GetCacheKey,
  { onUse = () => undefined, givesKept = true }: CachingOptions = {},
): void {
  const works = new Map<string, Work>();
  const workOf = new WeakMap<FastifyRequest, Work>();

  const finish = (request: FastifyRequest, response: CachedResponse | null) => {
    const work = workOf.get(request);
    if (!work) return;
    workOf.delete(request);
    if (works.get(work.key) === work) works.delete(work.key);
    work.finish(response);
  };

  const start = (request: FastifyRequest, key: string, version: number | null) => {
    onUse('made');
    const { promise: done, resolve } = Promise.withResolvers<CachedResponse | null>();
    const work = { key, version, done, finish: resolve };
    works.set(key, work);
    workOf.set(request, work);
  };

  // A callback hook, not a promise: most requests are cache hits, and this is the fastest path.
  app.addHook('onRequest', (request, reply, next) => {
    const key = isRead(request) ? keyOf(request) : null;
    if (key === null) return next();
    if (!givesKept) {
      start(request, key, cache.version());
      return next();
    }
    const found = cache.find(key);
    const work = works.get(key);
    const freshness = found?.freshness ?? 'expired';
    if (found && freshness !== 'expired' && (freshness !== 'stale' || work)) {
      onUse(freshness);
      return sendCached(request, reply, found.response);
    }
    const version = cache.version();
    const make = () => {
      start(request, key, version);
      next();
    };
    // A response that was started before a change is not served to requests after it.
    if (work?.version !== version) return make();
    work.done.then((response) => {
      if (!response) return make();
      onUse('awaited');
      sendCached(request, reply, response);
    }, next);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const work = workOf.get(request);
    if (!work || reply.statusCode !== 200 || !isBody(payload)) return payload;
    const response = await createCachedResponse(payload, headersOf(reply), encodingFor(request));
    cache.store(work.key, response, work.version);
    finish(request, response);
    return encode(request, reply, response);
  });

  app.addHook('onResponse', (request, _reply, done) => {
    finish(request, null);
    done();
  });
  app.addHook('onRequestAbort', async (request) => finish(request, null));
}

const isBody = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

const cachedHeaders = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'link',
  'referrer-policy',
  'x-robots-tag',
];

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    cachedHeaders.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

function sendCached(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
  const body = encode(request, reply.headers(response.headers), response);
  const send = (payload: unknown) => void reply.send(payload);
  if (body instanceof Promise) body.then(send, send);
  else send(body);
}

/** The body in an encoding that the client accepts; empty with status 304 when If-None-Match has the ETag. */
function encode(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<Buffer> | Buffer | string {
  // Tells @fastify/compress to leave the body: it is compressed already.
  request.headers['x-no-compression'] = 'cached';
  const encoding = encodingFor(request);
  // A weak one: the same body may be compressed better the next time.
  const etag = `W/"${response.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    reply.status(304).removeHeader('content-type');
    return '';
  }
  if (encoding) reply.header('content-encoding', encoding);
  return response.encoded(encoding);
}

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding'];
  const best = accepted === undefined ? null : negotiate(accepted, ['br', 'gzip', 'identity']);
  return best === 'br' || best === 'gzip' ? best : null;
}

const matchesEtag = (condition: string | undefined, etag: string): boolean =>
  condition?.split(',').some((known) => ['*', etag, etag.slice(2)].includes(known.trim())) ?? false;
