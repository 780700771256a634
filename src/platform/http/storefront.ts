import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../describe-error.ts';
import { DAY, SECOND } from '../duration.ts';
import type { AnswerCache, AnswerUse } from './answer-cache.ts';
import { unavailable } from './errors.ts';
import type { HttpServer } from './http-server.ts';
import { keepAnswers } from './kept-answers.ts';
import type { BrowsingLimit } from './limit-browsing.ts';
import { sharedCaching } from './shared-caching.ts';

/** Renders one address of the storefront as a whole page; `onError` is told what went wrong. */
export type RenderPage = (request: Request, onError: (error: Error) => void) => Promise<Response>;

const CLIENT_BUILD = fileURLToPath(new URL('../../../build/client/', import.meta.url));
const YEAR = (365 * DAY) / SECOND;

/** The files that the browser loads: hashed names are kept for ever, compressed copies lie beside them. */
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

/** Every address that is nobody else's is a page; those of the API stay JSON. */
export function servePages(
  app: HttpServer,
  render: RenderPage,
  limit: BrowsingLimit,
  options: {
    publicUrl: string;
    strict: boolean;
    sharedSeconds: number;
    kept?: KeptPages | undefined;
  },
): void {
  for (const prefix of ['/api/*', '/callback/*', '/dj-rest-auth/*']) {
    app.get(prefix, { schema: { hide: true } }, (_request, reply) => {
      reply.callNotFound();
    });
  }
  const { publicUrl, strict, kept } = options;
  const caching = sharedCaching(options.sharedSeconds);
  app.register(async (scope) => {
    if (kept) keepAnswers(scope, kept.cache, ({ url }) => kept.keyOf(url), kept.onUse);
    limit(scope, { asPage: true });
    scope.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const address = kept?.keyOf(request.url) ?? request.url;
      const page = await render(pageRequest(request, publicUrl + address), (error) =>
        request.log.error(describeError(error), 'page failed'),
      );
      return sendPage(reply, page, strict, caching);
    });
  });
}

/** Pages that are kept; a key is an address of the same page, and is what is rendered. */
interface KeptPages {
  readonly cache: AnswerCache;
  readonly keyOf: (address: string) => string | null;
  readonly onUse?: (use: AnswerUse) => void;
}

/** Without cookies: a page is the same for everyone. */
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
 * The style sheet that `<model-viewer>` carries inside: the one that may stand in a page itself. On every page, for one leads to
 * another without a new policy; a test fails when a release of the library brings another sheet.
 */
const VIEWER_STYLES = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** Only our own files and the inline scripts that this very page was rendered with. */
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
