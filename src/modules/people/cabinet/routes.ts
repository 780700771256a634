import type { FastifyReply, FastifyRequest } from 'fastify';
import { personalDataEndpoints } from '#contracts/personal-data.ts';
import { personalDataMessages } from '#messages/accounts/personal-data.ts';
import { type AccountLimits, type AccountsContext, limitAction } from '#modules/accounts/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import type { RequireViewer } from '#platform/http/viewer.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { eraseOwn, ownObstacles, requestErasure } from './erase-own.ts';
import { exportOwn } from './export-own.ts';

export interface CabinetOptions {
  readonly requireViewer: RequireViewer;
  readonly limits: AccountLimits;
  readonly recordEvent: SecurityLog['record'];
  /** Removes the customer's data from the browser that has erased them. */
  readonly onErased: (reply: FastifyReply) => void;
}

/** The customer's own data in the cabinet: a file with all of them, and their erasure by the link of a letter. */
export function cabinetRoutes(
  app: HttpServer,
  context: AccountsContext,
  { requireViewer, limits, recordEvent, onErased }: CabinetOptions,
): void {
  const limit = (request: FastifyRequest, action: keyof AccountLimits, customerId?: number) =>
    limitAction(context, limits, action, { ip: request.ip, customerId });
  app.route({
    ...personalDataEndpoints.export,
    handler: async (request, reply) => {
      const viewer = await requireViewer(request);
      await limit(request, 'personalData', viewer.customerId);
      const day = dateIn(context.clock.now(), await getTimeZone(context.db));
      return reply
        .header('content-disposition', `attachment; filename="my-data-${day}.json"`)
        .type('application/json; charset=utf-8')
        .send(await exportOwn(context, viewer));
    },
  });
  app.route({
    ...personalDataEndpoints.obstacles,
    handler: async (request) => ({
      obstacles: await ownObstacles(context, await requireViewer(request)),
    }),
  });
  app.route({
    ...personalDataEndpoints.request,
    handler: async (request) => {
      const viewer = await requireViewer(request);
      await limit(request, 'emailChange', viewer.customerId);
      const { password } = request.body;
      const account = await requestErasure(context, viewer, password, originOf(request));
      recordEvent(request, { event: 'erasure_requested', account });
      return { detail: personalDataMessages.letterSent };
    },
  });
  app.route({
    ...personalDataEndpoints.confirm,
    handler: async (request, reply) => {
      await limit(request, 'link');
      const account = await eraseOwn(context, request.body.key);
      recordEvent(request, { event: 'account_erased', account });
      onErased(reply);
      return { detail: personalDataMessages.erased };
    },
  });
}
