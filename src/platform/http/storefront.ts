import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../errors/describe-error.ts';
import { DAY, SECOND } from '../time/duration.ts';
import { type CachingOptions, cacheResponses } from './cache-responses.ts';
import { frameAncestors, protectPage } from './content-security-policy.ts';
import { unavailable } from './errors.ts';
import type { HttpServer } from './http-server.ts';
import type { BrowsingLimit } from './limit-browsing.ts';
import type { ResponseCache } from './response-cache.ts';
import { sharedCaching } from './shared-caching.ts';

/** Renders the whole page of an address. `marker` is the nonce of its own inline scripts; `onError` gets rendering errors. */
export type RenderPage = (
  request: Request,
  marker: string,
  onError: (error: Error) => void,
) => Promise<RenderedPage>;

/** `body`: HTML, or the data of a page for client navigation. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Whose pages may show it in a frame; such a page is kept nowhere and found by no search engine. */
  readonly framedBy?: string | undefined;
}

const CLIENT_BUILD = fileURLToPath(new URL('../../../build/client/', import.meta.url));
const YEAR = (365 * DAY) / SECOND;

/** Serves the built files, compressed at build time. Files with a hash in the name are cached for a year. */
export async function serveClientBuild(app: HttpServer): Promise<void> {
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(serveStatic, {
    ...common,
    root: `${CLIENT_BUILD}assets`,
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${YEAR}, immutable`);
    },
  });
  await app.register(serveStatic, {
    ...common,
    root: CLIENT_BUILD,
    wildcard: false,
    globIgnore: ['.vite/**', 'assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=3600');
    },
  });
}

/** Every address without a route is a page, except below the prefixes of the API, which answer with JSON. */
export function servePages(
  app: HttpServer,
  render: RenderPage,
  limit: BrowsingLimit,
  options: {
    publicUrl: string;
    strict: boolean;
    sharedSeconds: number;
    keyOf: (address: string) => string | null;
    cached?: PageCache | undefined;
    /** The page to which an address without one leads. */
    redirectOf?: ((address: string) => Promise<string | undefined>) | undefined;
  },
): void {
  for (const prefix of ['/api/*', '/callback/*', '/dj-rest-auth/*']) {
    app.get(prefix, { schema: { hide: true } }, (_request, reply) => {
      reply.callNotFound();
    });
  }
  const { publicUrl, strict, cached, keyOf, redirectOf } = options;
  const caching = sharedCaching(options.sharedSeconds);
  app.register(async (scope) => {
    if (cached) cacheResponses(scope, cached.cache, ({ url }) => keyOf(url), cached.caching);
    limit(scope, { asPage: true });
    scope.get('/*', { schema: { hide: true } }, async (request, reply) => {
      // The key of the cache is the normalized address: that one is rendered.
      const address = keyOf(request.url) ?? request.url;
      const marker = randomBytes(16).toString('base64url');
      const page = await render(pageRequest(request, publicUrl + address), marker, (error) =>
        request.log.error(describeError(error), 'page failed'),
      );
      const moved = page.status === 404 && (await redirectOf?.(request.url));
      if (moved) return reply.header('cache-control', 'no-store').redirect(moved, 301);
      return sendPage(reply, page, { marker, strict, caching });
    });
  });
}

interface PageCache {
  readonly cache: ResponseCache;
  readonly caching?: CachingOptions;
}

/** The request has no cookies: a page is the same for everyone. */
const pageRequest = (request: FastifyRequest, url: string) =>
  new Request(url, {
    headers: { accept: request.headers.accept ?? 'text/html' },
  });

function sendPage(
  reply: FastifyReply,
  rendered: RenderedPage,
  { marker, strict, caching }: { marker: string; strict: boolean; caching: string },
) {
  const { framedBy } = rendered;
  const { page, policy } = protectPage(rendered.body, marker, framedBy);
  for (const [name, value] of rendered.headers) reply.header(name, value);
  reply.header('cache-control', rendered.status === 200 && !framedBy ? caching : 'no-store');
  if (framedBy) reply.header('x-robots-tag', 'noindex').removeHeader('x-frame-options');
  if (rendered.status === 503) reply.header('retry-after', unavailable.retryAfter);
  reply.header('content-security-policy', strict ? policy : frameAncestors(framedBy));
  return reply.status(rendered.status).send(page);
}
