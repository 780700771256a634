import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountEndpoints } from '#contracts/accounts.ts';
import { accountMessages } from '#messages/accounts.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { FindViewer, RequireViewer } from '#platform/http/viewer.ts';
import { countUse, perAddress } from '#platform/rate-limit.ts';
import { bothPrefixes } from './both-prefixes.ts';
import type { AccountsContext } from './context.ts';
import type { AccountLimits } from './limits.ts';
import { changeProfile, getProfile } from './profile.ts';
import { accountSecurityRoutes, type CountUse } from './security-routes.ts';
import * as accounts from './service.ts';

export interface AccountRouteOptions {
  readonly limits: AccountLimits;
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
  { limits, findViewer, requireViewer, onSignedIn, onSignedOut }: AccountRouteOptions,
): void {
  const limit: CountUse = async (request, action, account) => {
    const own = limits[action];
    await countUse(context, perAddress(own), action, `ip ${request.ip}`);
    if (account) await countUse(context, own, action, `account ${account.toLowerCase()}`);
  };
  accountSecurityRoutes(app, context, { limit, findViewer, requireViewer });
  for (const under of bothPrefixes) {
    app.route({
      ...under(accountEndpoints.login),
      handler: async (request, reply) => {
        await limit(request, 'login', request.body.email);
        const signedIn = await accounts.login(context, request.body);
        await onSignedIn(request, reply, signedIn.user.pk);
        return signedIn;
      },
    });
    app.route({
      ...under(accountEndpoints.register),
      handler: async (request, reply) => {
        await limit(request, 'registration');
        const signedIn = await accounts.register(context, request.body, originOf(request));
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
      ...under(accountEndpoints.getProfile),
      handler: async (request) => getProfile(context, await requireViewer(request)),
    });
    app.route({
      ...under(accountEndpoints.changeProfile),
      handler: async (request) =>
        changeProfile(context, await requireViewer(request), request.body),
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
