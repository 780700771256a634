import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { validationMessage } from '#messages/validation.ts';
import type { Config } from '../config.ts';
import { SECOND } from '../duration.ts';
import type { Tracing } from '../tracing.ts';
import { answerBrokenRequest } from './broken-requests.ts';
import { refusal, registerErrorHandling, sendError } from './errors.ts';
import type { HttpServer } from './http-server.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { logRequests, requestNumber } from './request-log.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { createSerializerCompiler } from './serializer.ts';
import { answerUnknownCalls } from './unknown-calls.ts';
import { refuseCrossSiteWrites } from './write-protection.ts';

const BODY_LIMIT = 256 * 1024;
/** Ten thousand Russian letters in an address are 60 kB: they get the page's answer, not the parser's. */
const HEADER_LIMIT = 80 * 1024;

z.config({ customError: validationMessage });

/** Fastify with what every address of the shop shares: limits, security headers, compression, errors. */
export async function createHttpServer(config: Config, tracing?: Tracing): Promise<HttpServer> {
  const trustProxy = trustedProxies(config.TRUST_PROXY);
  const app = fastify({
    logger: config.LOG_LEVEL === 'silent' ? false : { level: config.LOG_LEVEL, redact: redacted },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestNumber(Boolean(trustProxy)),
    bodyLimit: BODY_LIMIT,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: 15 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
    requestTimeout: 30 * SECOND,
    // Whoever neither sends nor takes anything, in the middle of an answer too.
    connectionTimeout: 60 * SECOND,
    trustProxy,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      querystringParser: parseQuery,
    },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, _request, reply) => sendError(reply, refusal('bad_request')),
    forceCloseConnections: 'idle',
    // Whoever asks once more on an open connection is served, and the connection closed then.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  // Before any route: it looks at them as they come.
  if (tracing) await app.register(tracing.plugin);
  takeEmptyBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler(config.NODE_ENV !== 'production'));

  limitPipelining(app);
  logRequests(app);
  registerErrorHandling(app);
  answerUnknownCalls(app);
  refuseCrossSiteWrites(app, new URL(config.PUBLIC_URL).host);
  await app.register(cookie);
  await app.register(compress, { globalDecompression: false, threshold: 1024 });
  sendSecurityHeaders(app, {
    // Pages bring their own, with the hashes of their scripts; see storefront.ts.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
  });
  return app;
}

/** A parameter without a value is one that was not given; a repeated one is a list. */
function parseQuery(text: string): Record<string, string | string[]> {
  const given = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
  const values = Map.groupBy(given, ([name]) => name);
  return Object.fromEntries(
    [...values].map(([name, pairs]) => {
      const [first = '', ...more] = pairs.map(([, value]) => value);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** An address as a client writes it to a proxy (RFC 9112, 3.2.2), which a server must take too: whose shop it names is no matter. */
const originForm = (url: string): string => {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
};

/** A call without a body may still say that its body is JSON, as many clients do: it then has none. */
function takeEmptyBodies(app: HttpServer): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  );
}

const redacted = ['req.headers.authorization', 'req.headers.cookie'];

/** Empty: nobody; `true`: whoever connects; or addresses and networks, separated by commas. */
function trustedProxies(setting: string): boolean | string {
  return setting === 'true' || (setting !== 'false' && setting);
}
