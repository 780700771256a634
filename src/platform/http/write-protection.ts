import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '../time/duration.ts';
import { isRead, refusal, sendError } from './errors.ts';
import type { SecurityLog } from './security-log.ts';

const CSRF_COOKIE = 'csrftoken';
const COOKIE_LIFE = (365 * DAY) / SECOND;

interface WriteProtection {
  readonly publicHost: string;
  /** Origins whose pages may write. */
  readonly trusted: readonly string[];
  readonly security?: SecurityLog | undefined;
}

/**
 * CSRF protection: refuses a write of another site, or of another host or scheme of the same site, by Sec-Fetch-Site and Origin. A client
 * without these headers (curl, an app) is allowed.
 */
export function refuseCrossSiteWrites(
  app: FastifyInstance,
  { publicHost, trusted, security }: WriteProtection,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isTrusted = trusted.includes(request.headers.origin ?? '');
    if (isRead(request) || isTrusted || !isForeign(request, publicHost)) return done();
    security?.record(request, { event: 'cross_site_refused' });
    return sendError(reply, refusal('cross_site'));
  });
}

function isForeign(request: FastifyRequest, publicHost: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  // Not `request.host`: behind a proxy it is X-Forwarded-Host, which the visitor may have sent.
  return host !== request.headers.host && host !== publicHost;
}

/** For private responses: no caching, and a CSRF cookie that the page sends back as X-CSRFToken. */
export function privateAnswers(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.cookies[CSRF_COOKIE]) return;
    reply.setCookie(CSRF_COOKIE, randomBytes(24).toString('base64url'), {
      path: '/',
      sameSite: 'lax',
      maxAge: COOKIE_LIFE,
      secure,
    });
  });
}

/** Deletes the CSRF cookie at sign-out; the next private response sets a new one. */
export const clearCsrfCookie = (reply: FastifyReply) =>
  reply.clearCookie(CSRF_COOKIE, { path: '/' });

/** True when the header has the value of the cookie (double submit). Needed for writes that another cookie authorizes. */
export function hasCsrfToken(request: FastifyRequest): boolean {
  const cookie = Buffer.from(request.cookies[CSRF_COOKIE] ?? '');
  const header = Buffer.from(String(request.headers['x-csrftoken'] ?? ''));
  return cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header);
}
