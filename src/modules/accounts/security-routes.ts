import type { FastifyRequest } from 'fastify';
import { accountEndpoints } from '#contracts/account-endpoints.ts';
import { accountMessages } from '#messages/accounts/accounts.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import type { FindViewer, RequireViewer } from '#platform/http/viewer.ts';
import { bothPrefixes } from './both-prefixes.ts';
import type { AccountsContext } from './context.ts';
import * as credentials from './credentials.ts';
import type { CustomerDevices } from './device-cookie.ts';
import { requestEmailChange, verifyEmail } from './email-change.ts';
import { joinGuestOrders, requestGuestOrders } from './guest-orders.ts';
import { type AccountLimits, limitReset } from './limits.ts';
import { requestReset } from './reset-requests.ts';
import { revertChange } from './reverting.ts';

const detail = (text: string) => ({ detail: text });

/** Counts one use of an action, also of a signed-in customer. Throws `too_many_requests`. */
export type LimitAction = (
  request: FastifyRequest,
  action: keyof AccountLimits,
  customerId?: number,
) => Promise<void>;

interface SecurityRouteOptions extends CustomerDevices {
  readonly limits: AccountLimits;
  readonly limit: LimitAction;
  readonly recordEvent: SecurityLog['record'];
  readonly findViewer: FindViewer;
  readonly requireViewer: RequireViewer;
}

/** Endpoints that prove an address or change a password or an address. */
export function accountSecurityRoutes(
  app: HttpServer,
  context: AccountsContext,
  {
    limits,
    limit,
    attemptOf,
    remember,
    recordEvent,
    findViewer,
    requireViewer,
  }: SecurityRouteOptions,
): void {
  for (const under of bothPrefixes) {
    app.route({
      ...under(accountEndpoints.verifyEmail),
      handler: async (request) => {
        await limit(request, 'link');
        const viewer = await findViewer(request);
        const origin = originOf(request);
        const { before, after } = await verifyEmail(context, request.body.key, viewer, origin);
        if (before !== after) recordEvent(request, { event: 'email_changed', account: before });
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
        const account = await joinGuestOrders(context, subject, request.body.key);
        recordEvent(request, { event: 'orders_joined', account });
        return detail(accountMessages.ordersJoined);
      },
    });
    app.route({
      ...under(accountEndpoints.revertChange),
      handler: async (request) => {
        await limit(request, 'link');
        const account = await revertChange(context, request.body.key, originOf(request));
        recordEvent(request, { event: 'change_reverted', account });
        return detail(accountMessages.changeReverted);
      },
    });
    app.route({
      ...under(accountEndpoints.changePassword),
      handler: async (request, reply) => {
        const subject = await requireViewer(request);
        await limit(request, 'passwordChange', subject.customerId);
        const origin = originOf(request);
        const changed = await credentials.changePassword(context, subject, request.body, origin);
        await remember(request, reply, changed.email);
        recordEvent(request, { event: 'password_changed', account: changed.email });
        return detail(accountMessages.passwordChanged);
      },
    });
    app.route({
      ...under(accountEndpoints.changeEmail),
      handler: async (request) => {
        const subject = await requireViewer(request);
        await limit(request, 'emailChange', subject.customerId);
        const origin = originOf(request);
        const asked = await requestEmailChange(context, subject, request.body, origin);
        recordEvent(request, { event: 'email_change_requested', account: asked.email });
        return detail(accountMessages.confirmationSent);
      },
    });
    app.route({
      ...under(accountEndpoints.requestReset),
      handler: async (request) => {
        const { email } = request.body;
        const attempt = await attemptOf(request, email);
        const isAllowed = await limitReset(context, limits, attempt);
        if (isAllowed) await requestReset(context, email, originOf(request));
        recordEvent(request, {
          event: isAllowed ? 'reset_requested' : 'letters_withheld',
          action: 'reset',
          account: email,
        });
        return detail(accountMessages.letterSent);
      },
    });
    app.route({
      ...under(accountEndpoints.confirmReset),
      handler: async (request, reply) => {
        await limit(request, 'link');
        const { email } = await credentials.confirmReset(context, request.body, originOf(request));
        await remember(request, reply, email);
        recordEvent(request, { event: 'password_reset', account: email });
        return detail(accountMessages.passwordChanged);
      },
    });
  }
}
