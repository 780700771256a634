import type { FastifyInstance, FastifyRequest } from 'fastify';
import { POLICY_REPORTS } from './content-security-policy.ts';
import { refusal, sendError } from './errors.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** A probe asks a machine by its address. */
const probes = ['/healthz', '/readyz'];

interface Hosts {
  readonly publicUrl: string;
  /** The office answers at this address alone. */
  readonly adminUrl?: string | undefined;
  /** Further paths that are served under any name. */
  readonly alsoAt: readonly string[];
}

/**
 * Refuses requests to a host that is not the shop's. Another name that leads here (DNS rebinding, a page that copies the shop) gets neither
 * pages nor the API. Where the office has a host of its own, it is found at no other, and that host has nothing else but the
 * pictures of goods.
 */
export function refuseForeignHosts(
  app: FastifyInstance,
  { publicUrl, adminUrl, alsoAt }: Hosts,
): void {
  const own = new URL(publicUrl).hostname;
  const admin = adminUrl && new URL(adminUrl).hostname;
  const anyHost = [...probes, POLICY_REPORTS, ...alsoAt];
  app.addHook('onRequest', (request, reply, done) => {
    const host = hostOf(request);
    const [path = ''] = request.url.split('?', 1);
    if (anyHost.includes(path)) return done();
    if (admin && host === admin && path === '/') return reply.redirect('/admin/');
    if (admin && host === admin && isPicture(path)) return done();
    if (admin && isOfficePath(path) !== (host === admin)) {
      return sendError(reply, refusal(host === admin ? 'misdirected' : 'not_found'));
    }
    if (!host || host === own || host === admin || LOOPBACK.test(host)) return done();
    return sendError(reply, refusal('misdirected'));
  });
}

const isOfficePath = (path: string): boolean => /^\/(api\/)?admin(\/|$)/.test(path);

const isPicture = (path: string): boolean => /^\/(pictures|drawings)\//.test(path);

/** Whether a host is a name of this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Whether the request names this machine, not a name that a stranger has pointed at it. */
export const namesLoopback = (request: FastifyRequest): boolean => LOOPBACK.test(hostOf(request));

/**
 * The host of an absolute target goes before the header (RFC 9112, 3.2.2). Without its port. X-Forwarded-Host is no
 * proof, also behind a proxy: many proxies pass on what the visitor sent.
 */
const hostOf = ({ originalUrl, headers }: FastifyRequest): string =>
  (URL.parse(originalUrl)?.hostname ?? headers.host?.replace(/:\d*$/, '') ?? '').toLowerCase();
