import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountEndpoints } from '#contracts/account-endpoints.ts';
import { accountMessages } from '#messages/accounts.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { FindViewer, RequireViewer } from '#platform/http/viewer.ts';
import { bothPrefixes } from './both-prefixes.ts';
import type { AccountsContext } from './context.ts';
import * as credentials from './credentials.ts';
import { requestEmailChange, verifyEmail } from './email-change.ts';
import { joinGuestOrders, requestGuestOrders } from './guest-orders.ts';
import { type AccountLimits, type Attempt, limitReset } from './limits.ts';
import { revertChange } from './reverting.ts';

const detail = (text: string) => ({ detail: text });

/** Counts one use of an action, also of a signed-in customer. Throws `too_many_requests`. */
export type LimitAction = (
  request: FastifyRequest,
  action: keyof AccountLimits,
  customerId?: number,
) => Promise<void>;

/** Who tries to get into the account of this e-mail. */
export type AttemptOf = (request: FastifyRequest, email: string) => Promise<Attempt>;

/** Remembers that this device has proved the account of this e-mail. */
export type RememberDevice = (
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
) => Promise<void>;

interface SecurityRouteOptions {
  readonly limits: AccountLimits;
  readonly limit: LimitAction;
  readonly attemptOf: AttemptOf;
  readonly remember: RememberDevice;
  readonly findViewer: FindViewer;
  readonly requireViewer: RequireViewer;
}

/** Endpoints that prove an address or change a password or an address. */
export function accountSecurityRoutes(
  app: HttpServer,
  context: AccountsContext,
  { limits, limit, attemptOf, remember, findViewer, requireViewer }: SecurityRouteOptions,
): void {
  for (const under of bothPrefixes) {
    app.route({
      ...under(accountEndpoints.verifyEmail),
      handler: async (request) => {
        await limit(request, 'link');
        const viewer = await findViewer(request);
        await verifyEmail(context, request.body.key, viewer, originOf(request));
        return detail(accountMessages.emailConfirmed);
      },
    });
    app.route({
      ...under(accountEndpoints.requestGuestOrders),
      handler: async (request) => {
        const subject = await requireViewer(request);
        await limit(request, 'emailChange', subject.customerId);
        await requestGuestOrders(context, subject, originOf(request));
        return detail(accountMessages.ordersLetterSent);
      },
    });
    app.route({
      ...under(accountEndpoints.joinGuestOrders),
      handler: async (request) => {
        const subject = await requireViewer(request);
        await limit(request, 'link');
        await joinGuestOrders(context, subject, request.body.key);
        return detail(accountMessages.ordersJoined);
      },
    });
    app.route({
      ...under(accountEndpoints.revertChange),
      handler: async (request) => {
        await limit(request, 'link');
        await revertChange(context, request.body.key, originOf(request));
        return detail(accountMessages.changeReverted);
      },
    });
    app.route({
      ...under(accountEndpoints.changePassword),
      handler: async (request) => {
        const subject = await requireViewer(request);
        await limit(request, 'passwordChange', subject.customerId);
        await credentials.changePassword(context, subject, request.body, originOf(request));
        return detail(accountMessages.passwordChanged);
      },
    });
    app.route({
      ...under(accountEndpoints.changeEmail),
      handler: async (request) => {
        const subject = await requireViewer(request);
        await limit(request, 'emailChange', subject.customerId);
        await requestEmailChange(context, subject, request.body, originOf(request));
        return detail(accountMessages.confirmationSent);
      },
    });
    app.route({
      ...under(accountEndpoints.requestReset),
      handler: async (request) => {
        const { email } = request.body;
        const attempt = await attemptOf(request, email);
        if (await limitReset(context, limits, attempt)) {
          await credentials.requestReset(context, email, originOf(request));
        }
        return detail(accountMessages.letterSent);
      },
    });
    app.route({
      ...under(accountEndpoints.confirmReset),
      handler: async (request, reply) => {
        await limit(request, 'link');
        const { email } = await credentials.confirmReset(context, request.body, originOf(request));
        await remember(request, reply, email);
        return detail(accountMessages.passwordChanged);
      },
    });
  }
}
