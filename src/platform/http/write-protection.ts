import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '../duration.ts';
import { isRead, refusal, sendError } from './errors.ts';
import type { SecurityLog } from './security-log.ts';

const CSRF_COOKIE = 'csrftoken';
const COOKIE_LIFE = (365 * DAY) / SECOND;

/** CSRF protection: refuses a cross-site write by Sec-Fetch-Site and Origin. A client without these headers (curl, an app) is allowed. */
export function refuseCrossSiteWrites(
  app: FastifyInstance,
  publicHost: string,
  security?: SecurityLog,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isRead(request) || !isCrossSite(request, publicHost)) return done();
    security?.record(request, { event: 'cross_site_refused' });
    return sendError(reply, refusal('cross_site'));
  });
}

function isCrossSite(request: FastifyRequest, publicHost: string): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.host && host !== publicHost;
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
