import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessRule } from '#contracts/admin/described.ts';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import { DomainError } from '../errors/domain-error.ts';
import { DAY, SECOND } from '../time/duration.ts';
import { isRead } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<AccessRule> {}
}

/** A signed-in member of the staff, as the guard sees them. */
export interface OfficeViewer {
  readonly isComplete: boolean;
  readonly isSteppedUp: boolean;
  /** The e-mail, for the log of security. */
  readonly account?: string | undefined;
  may(permission: Permission): boolean;
}

export interface Office<Viewer extends OfficeViewer> {
  /** The member who makes the request. Throws for an endpoint that anyone may call. */
  viewerOf(request: FastifyRequest): Viewer;
  setToken(reply: FastifyReply, token: string): void;
  clearToken(reply: FastifyReply): void;
}

const COOKIE_LIFE = (7 * DAY) / SECOND;

/**
 * The gate of the office's API. Every route of the scope has an access rule, or the start fails. Only the cookie of the staff opens it: a
 * customer's token does not, and the cookie opens nothing else. Pages of another origin may not write, trusted ones neither.
 */
export function guardOffice<Viewer extends OfficeViewer>(
  app: FastifyInstance,
  {
    findViewer,
    secure,
    host,
  }: { findViewer: (token: string) => Promise<Viewer | undefined>; secure: boolean; host: string },
): Office<Viewer> {
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  // A browser takes a `__Host-` cookie only over TLS.
  const name = secure ? '__Host-staff' : 'staff';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} has no access rule`);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isRead(request) && !isOwnPage(request, host)) {
      throw new DomainError('cross_site', {
        security: { event: 'cross_site_refused', action: 'office' },
      });
    }
    const { access, stepUp = false } = request.routeOptions.config;
    if (access === 'anyone') return;
    const token = request.cookies[name];
    const viewer = token ? await findViewer(token) : undefined;
    if (!viewer) throw new DomainError('sign_in_required');
    if (access !== 'signing in' && !viewer.isComplete) throw new DomainError('factor_required');
    const isOwn = access === 'signing in' || access === 'staff';
    if (!access || !(isOwn || viewer.may(access))) throw notPermitted(viewer, access);
    if (stepUp && !viewer.isSteppedUp) throw new DomainError('step_up_required');
    viewers.set(request, viewer);
  });

  return {
    viewerOf(request) {
      const viewer = viewers.get(request);
      if (!viewer) throw new DomainError('sign_in_required');
      return viewer;
    },
    setToken: (reply, token) => reply.setCookie(name, token, { ...options, maxAge: COOKIE_LIFE }),
    clearToken: (reply) => reply.clearCookie(name, options),
  };
}

/** A page offers nothing that its member may not do, so such a call is typed by hand, or sent by a page that is older than the right. */
const notPermitted = ({ account }: OfficeViewer, action: string | undefined) =>
  new DomainError('not_permitted', { security: { event: 'access_refused', account, action } });

/** Clients without these headers are no browsers, which send them with every write. */
function isOwnPage({ headers }: FastifyRequest, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = URL.parse(origin)?.host;
  return from === headers.host || from === host;
}
