import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../describe-error.ts';
import { DAY, SECOND } from '../duration.ts';
import { cacheResponses } from './cache-responses.ts';
import { unavailable } from './errors.ts';
import type { HttpServer } from './http-server.ts';
import type { BrowsingLimit } from './limit-browsing.ts';
import type { CacheUse, ResponseCache } from './response-cache.ts';
import { sharedCaching } from './shared-caching.ts';

/** Renders the whole page of an address. `onError` gets rendering errors. */
export type RenderPage = (request: Request, onError: (error: Error) => void) => Promise<Response>;

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
    cached?: PageCache | undefined;
  },
): void {
  for (const prefix of ['/api/*', '/callback/*', '/dj-rest-auth/*']) {
    app.get(prefix, { schema: { hide: true } }, (_request, reply) => {
      reply.callNotFound();
    });
  }
  const { publicUrl, strict, cached } = options;
  const caching = sharedCaching(options.sharedSeconds);
  app.register(async (scope) => {
    if (cached) cacheResponses(scope, cached.cache, ({ url }) => cached.keyOf(url), cached.onUse);
    limit(scope, { asPage: true });
    scope.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const address = cached?.keyOf(request.url) ?? request.url;
      const page = await render(pageRequest(request, publicUrl + address), (error) =>
        request.log.error(describeError(error), 'page failed'),
      );
      return sendPage(reply, page, strict, caching);
    });
  });
}

/** The cache of pages. The key is the normalized address, which is the one that is rendered. */
interface PageCache {
  readonly cache: ResponseCache;
  readonly keyOf: (address: string) => string | null;
  readonly onUse?: (use: CacheUse) => void;
}

/** The request has no cookies: a page is the same for everyone. */
const pageRequest = (request: FastifyRequest, url: string) =>
  new Request(url, {
    headers: { accept: request.headers.accept ?? 'text/html' },
  });

async function sendPage(reply: FastifyReply, page: Response, strict: boolean, caching: string) {
  const body = await page.text();
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('cache-control', page.status === 200 ? caching : 'no-store');
  if (page.status === 503) reply.header('retry-after', unavailable.retryAfter);
  if (strict) reply.header('content-security-policy', contentSecurityPolicy(body));
  return reply.status(page.status).send(body);
}

/**
 * Hash of the style sheet inside `<model-viewer>`, the only inline one. It is allowed on every page, because client navigation does not
 * change the policy. A test fails when a release of the library has another sheet.
 */
const VIEWER_STYLES = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** Allows only files of this origin and the inline scripts of this page, by their hashes. */
function contentSecurityPolicy(page: string): string {
  const inline = page.matchAll(
    /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = Array.from(inline, ([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64');
    return ` 'sha256-${digest}'`;
  });
  return [
    "default-src 'self'",
    `script-src 'self'${[...new Set(hashes)].join('')}`,
    `style-src 'self' ${VIEWER_STYLES}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
