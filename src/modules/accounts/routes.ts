import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountEndpoints } from '#contracts/accounts.ts';
import { otherAuthPath } from '#contracts/paths.ts';
import { accountMessages } from '#messages/accounts.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { FindViewer, RequireViewer } from '#platform/http/viewer.ts';
import { countUse, perAddress } from '#platform/rate-limit.ts';
import type { AccountsContext } from './context.ts';
import type { AccountLimits } from './limits.ts';
import { changeProfile, getProfile } from './profile.ts';
import { requestReset } from './reset-requests.ts';
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

/** The endpoints of dj-rest-auth in spec section 7, each under both prefixes. */
export function accountRoutes(
  app: HttpServer,
  context: AccountsContext,
  { limits, findViewer, requireViewer, onSignedIn, onSignedOut }: AccountRouteOptions,
): void {
  const detail = (text: string) => ({ detail: text });
  const limit = async (request: FastifyRequest, action: keyof AccountLimits, account?: string) => {
    const own = limits[action];
    await countUse(context, perAddress(own), action, `ip ${request.ip}`);
    if (account) await countUse(context, own, action, `account ${account.toLowerCase()}`);
  };
  for (const path of [(url: string) => url, otherAuthPath]) {
    const isFirst = path !== otherAuthPath;
    const under = <Endpoint extends { url: string; schema: object }>(endpoint: Endpoint) => ({
      ...endpoint,
      url: path(endpoint.url),
      schema: { ...endpoint.schema, hide: !isFirst },
    });

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
        const signedIn = await accounts.register(context, request.body, request.ip);
        await onSignedIn(request, reply, signedIn.user.pk);
        return reply.status(201).send(signedIn);
      },
    });
    app.route({
      ...under(accountEndpoints.verifyEmail),
      handler: async (request) => {
        await limit(request, 'link');
        await accounts.verifyEmail(context, request.body.key);
        return detail(accountMessages.emailConfirmed);
      },
    });
    app.route({
      ...under(accountEndpoints.logout),
      handler: async (request, reply) => {
        // An invalid token has no session to end.
        const viewer = await findViewer(request).catch(() => undefined);
        await accounts.logout(context, viewer, request.body?.refresh ?? undefined);
        onSignedOut(reply);
        return detail(accountMessages.loggedOut);
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
    app.route({
      ...under(accountEndpoints.changePassword),
      handler: async (request) => {
        const subject = await requireViewer(request);
        await limit(request, 'passwordChange', String(subject.customerId));
        await accounts.changePassword(context, subject, request.body);
        return detail(accountMessages.passwordChanged);
      },
    });
    app.route({
      ...under(accountEndpoints.changeEmail),
      handler: async (request) => {
        const subject = await requireViewer(request);
        await limit(request, 'emailChange', String(subject.customerId));
        await accounts.requestEmailChange(context, subject, request.body.email);
        return detail(accountMessages.confirmationSent);
      },
    });
    app.route({
      ...under(accountEndpoints.requestReset),
      handler: async (request) => {
        await limit(request, 'reset', request.body.email);
        await requestReset(context, request.body.email);
        return detail(accountMessages.letterSent);
      },
    });
    app.route({
      ...under(accountEndpoints.confirmReset),
      handler: async (request) => {
        await limit(request, 'link');
        await accounts.confirmReset(context, request.body);
        return detail(accountMessages.passwordChanged);
      },
    });
  }
}
