import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { validationMessage } from '#messages/site/validation.ts';
import type { Config } from '../config/config.ts';
import { type DiskWatch, watchDisk } from '../storage/disk-watch.ts';
import { printableJson } from '../text/printable.ts';
import { SECOND } from '../time/duration.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { ONE_CALL_BYTES, quick } from './compression.ts';
import { CLOSED_POLICY } from './content-security-policy.ts';
import { refusal, registerErrorHandling, sendError } from './errors.ts';
import { refuseForeignHosts } from './foreign-hosts.ts';
import type { HttpServer } from './http-server.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { answerMalformedRequests } from './malformed-requests.ts';
import { refuseMalformedTargets } from './malformed-targets.ts';
import { refusePrototypeParameter } from './prototype-parameter.ts';
import { logRequests, requestId } from './request-log.ts';
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts';
import type { SecurityLog } from './security-log.ts';
import { createSerializerCompiler } from './serializer.ts';
import { handleUnknownRoutes } from './unknown-routes.ts';
import { refuseCrossSiteWrites } from './write-protection.ts';

const BODY_LIMIT = 256 * 1024;
/** An address with ten thousand Russian letters has 60 kB: the page answers it, not the HTTP parser. */
const HEADER_LIMIT = 80 * 1024;

z.config({ customError: validationMessage });

interface Parts {
  readonly disk?: DiskWatch;
  readonly tracing?: Tracing | undefined;
  readonly security?: SecurityLog;
}

/** Fastify with all that the routes share: limits, security headers, compression, error handling. */
export async function createHttpServer(
  config: Config,
  { disk = watchDisk({ folder: config.DATA_DIR }), tracing, security }: Parts = {},
): Promise<HttpServer> {
  const trustProxy = trustedProxies(config.TRUST_PROXY);
  const headers = securityHeaders({
    // Each page sends its own policy with the hashes of its scripts instead; see storefront.ts.
    contentSecurityPolicy: CLOSED_POLICY,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
  });
  const app = fastify({
    logger: config.LOG_LEVEL !== 'silent' && {
      level: config.LOG_LEVEL,
      redact: redacted,
      hooks: { streamWrite: printableJson },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId(Boolean(trustProxy)),
    bodyLimit: BODY_LIMIT,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: 15 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
    requestTimeout: 30 * SECOND,
    // Idle socket timeout.
    connectionTimeout: 60 * SECOND,
    trustProxy,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      querystringParser: parseQuery,
    },
    rewriteUrl: ({ url = '/' }) => normalTarget(url),
    clientErrorHandler: answerMalformedRequests(headers),
    frameworkErrors: (_error, _request, reply) =>
      sendError(reply.headers(headers), refusal('bad_request')),
    forceCloseConnections: 'idle',
    // During the shutdown a request on an open connection is served, then the connection is closed.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  endConnectionsOnClose(app);
  endUnusedConnectionsOnClose(app);
  // Before the routes: the plugin instruments those that are registered after it.
  if (tracing) await app.register(tracing.plugin);
  acceptEmptyBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler(config.NODE_ENV !== 'production'));

  sendSecurityHeaders(app, headers);
  limitPipelining(app);
  logRequests(app);
  registerErrorHandling(app, { disk, security });
  handleUnknownRoutes(app);
  refuseMalformedTargets(app);
  refusePrototypeParameter(app);
  if (config.isPublicUrlSet) {
    refuseForeignHosts(app, {
      publicUrl: config.PUBLIC_URL,
      adminUrl: config.ADMIN_URL,
      alsoAt: config.METRICS_TOKEN ? ['/metrics'] : [],
    });
  }
  refuseCrossSiteWrites(app, {
    publicHost: new URL(config.PUBLIC_URL).host,
    trusted: config.TRUSTED_ORIGINS,
    security,
  });
  await app.register(cookie);
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: quick.br,
    zlibOptions: quick.gzip,
    syncThreshold: ONE_CALL_BYTES,
  });
  return app;
}

/** An answer that was begun before the shutdown promised to keep its connection. It is ended at once instead, or `close` waits for it. */
function endConnectionsOnClose(app: HttpServer): void {
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1;
    app.server.keepAliveTimeoutBuffer = 0;
  });
}

/** Browsers open a connection ahead. It may still bring its request during the shutdown, but `close` does not wait for it longer than this. */
const UNUSED_CONNECTION = SECOND;

function endUnusedConnectionsOnClose(app: HttpServer): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.setTimeout(UNUSED_CONNECTION);
  });
}

/** In NFC, as bodies are. A parameter with an empty value counts as absent; a repeated one is a list. */
function parseQuery(text: string): Record<string, string | string[]> {
  const given = [...new URLSearchParams(text)]
    .map(([name, value]) => [name.normalize('NFC'), value.normalize('NFC')] as const)
    .filter(([, value]) => value !== '');
  const values = Map.groupBy(given, ([name]) => name);
  return Object.fromEntries(
    [...values].map(([name, pairs]) => {
      const [first = '', ...more] = pairs.map(([, value]) => value);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** Turns an absolute-form request target into origin-form. A server must accept both (RFC 9112, 3.2.2); the host is ignored. */
const originForm = (url: string): string => {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
};

/**
 * A target as all gates and the router read it: letters and digits of the path are themselves, however they came (RFC 3986, 6.2.2.2). Else
 * `/%61dmin/` would be another path than `/admin/` for a gate, and the same for the router.
 */
const normalTarget = (url: string): string => {
  const target = originForm(url);
  if (!target.includes('%')) return target;
  const [path = '', ...query] = target.split(/(?=[?#])/);
  const plain = path.replaceAll(/%[2-7][0-9a-f]/gi, (encoded) => {
    const character = decodeURIComponent(encoded);
    return /[\w.~-]/.test(character) ? character : encoded;
  });
  return plain + query.join('');
};

/** Texts come with й and ё of one sign each, as everything in the shop is written. Accepts an empty body with `content-type: application/json`, as many clients send it. */
function acceptEmptyBodies(app: HttpServer): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      body === '' ? done(null) : parse(request, body.normalize('NFC'), done),
  );
}

const redacted = ['req.headers.authorization', 'req.headers.cookie'];

/** Empty or `false`: no proxy is trusted; `true`: every client is; otherwise addresses and networks, separated by commas. */
function trustedProxies(setting: string): boolean | string {
  return setting === 'true' || (setting !== 'false' && setting);
}
