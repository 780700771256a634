import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountEndpoints } from '#contracts/account-endpoints.ts';
import { accountMessages } from '#messages/accounts/accounts.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import type { FindViewer, RequireViewer } from '#platform/http/viewer.ts';
import { bothPrefixes } from './both-prefixes.ts';
import type { AccountsContext } from './context.ts';
import { customerDevices } from './device-cookie.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';
import { type AccountLimits, limitAction, limitSignIn } from './limits.ts';
import { changeProfile, getProfile } from './profile.ts';
import { accountSecurityRoutes, type LimitAction } from './security-routes.ts';
import * as accounts from './service.ts';
import { getWayIn, saveWayIn } from './way-in.ts';

export interface AccountRouteOptions {
  readonly limits: AccountLimits;
  readonly secureCookies: boolean;
  readonly recordEvent: SecurityLog['record'];
  readonly findViewer: FindViewer;
  readonly requireViewer: RequireViewer;
  /** Runs after sign-in: the guest data of this browser becomes the customer's. */
  readonly onSignedIn: (
    request: FastifyRequest,
    reply: FastifyReply,
    customerId: number,
  ) => Promise<void>;
  /** Runs after sign-out: removes the customer's data from this browser. */
  readonly onSignedOut: (reply: FastifyReply) => void;
}

/** Signing in and out, and the profile: endpoints of dj-rest-auth in spec section 7. */
export function accountRoutes(
  app: HttpServer,
  context: AccountsContext,
  options: AccountRouteOptions,
): void {
  const { limits, secureCookies, recordEvent, findViewer, requireViewer, onSignedIn, onSignedOut } =
    options;
  const limit: LimitAction = (request, action, customerId) =>
    limitAction(context, limits, action, { ip: request.ip, customerId });
  const { attemptOf, remember } = customerDevices(context, secureCookies);
  accountSecurityRoutes(app, context, {
    limits,
    limit,
    attemptOf,
    remember,
    recordEvent,
    findViewer,
    requireViewer,
  });
  for (const under of bothPrefixes) {
    app.route({
      ...under(accountEndpoints.login),
      handler: async (request, reply) => {
        const { email } = request.body;
        await limitSignIn(context, limits, await attemptOf(request, email));
        const signedIn = await accounts.login(context, request.body, originOf(request));
        await remember(request, reply, email);
        recordEvent(request, { event: 'signed_in', account: signedIn.user.email });
        await onSignedIn(request, reply, signedIn.user.pk);
        return signedIn;
      },
    });
    app.route({
      ...under(accountEndpoints.register),
      handler: async (request, reply) => {
        await limit(request, 'registration');
        const signedIn = await accounts.register(context, request.body, originOf(request));
        await remember(request, reply, request.body.email);
        recordEvent(request, { event: 'registered', account: request.body.email });
        await onSignedIn(request, reply, signedIn.user.pk);
        return reply.status(201).send(signedIn);
      },
    });
    app.route({
      ...under(accountEndpoints.logout),
      handler: async (request, reply) => {
        // An invalid token has no session to end.
        const viewer = await findViewer(request).catch(() => undefined);
        await accounts.logout(context, viewer, request.body?.refresh ?? undefined);
        onSignedOut(reply);
        return { detail: accountMessages.loggedOut };
      },
    });
    app.route({
      ...under(accountEndpoints.getUser),
      handler: async (request) => accounts.getCurrentUser(context, await requireViewer(request)),
    });
    app.route({
      ...under(accountEndpoints.listDevices),
      handler: async (request) => listDevices(context, await requireViewer(request)),
    });
    app.route({
      ...under(accountEndpoints.endOtherDevices),
      handler: async (request) => {
        const account = await endOtherDevices(context, await requireViewer(request));
        recordEvent(request, { event: 'sessions_ended', account });
        return { detail: accountMessages.devicesEnded };
      },
    });
    app.route({
      ...under(accountEndpoints.endDevice),
      handler: async (request) => {
        const account = await endDevice(context, await requireViewer(request), request.params.id);
        recordEvent(request, { event: 'sessions_ended', account });
        return { detail: accountMessages.deviceEnded };
      },
    });
    app.route({
      ...under(accountEndpoints.getProfile),
      handler: async (request) => getProfile(context, await requireViewer(request)),
    });
    app.route({
      ...under(accountEndpoints.changeProfile),
      handler: async (request) =>
        changeProfile(context, await requireViewer(request), request.body),
    });
    app.route({
      ...under(accountEndpoints.getWayIn),
      handler: async (request) => ({
        way_in: await getWayIn(context, await requireViewer(request)),
      }),
    });
    app.route({
      ...under(accountEndpoints.saveWayIn),
      handler: async (request) => {
        const { way_in: wayIn } = request.body;
        await saveWayIn(context, await requireViewer(request), wayIn);
        return { way_in: wayIn };
      },
    });
    app.route({
      ...under(accountEndpoints.refresh),
      handler: async (request) => {
        await limit(request, 'refresh');
        return accounts.refresh(context, request.body.refresh);
      },
    });
  }
}
