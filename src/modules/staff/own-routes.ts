import type { FastifyRequest } from 'fastify';
import { staffEndpoints } from '#contracts/admin/staff/staff.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Office } from '#platform/http/office.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import type { Viewer } from './admin-routes.ts';
import type { StaffContext } from './context.ts';
import type { Entrance } from './device-cookie.ts';
import { limitCode, type StaffLimits } from './limits.ts';
import { askForEmail, changeOwnName, changeOwnPassword, confirmEmail } from './own-account.ts';

interface OwnRoutes extends StaffContext {
  readonly office: Pick<Office<Viewer>, 'viewerOf'>;
  readonly shopName: (db: Database) => Promise<string>;
  readonly entrance: Pick<Entrance, 'remember'>;
  readonly limits: StaffLimits;
  readonly lettersLeave: boolean;
  readonly recordEvent: SecurityLog['record'];
}

/** Name, password and e-mail of the member who is signed in. */
export function ownAccountRoutes(app: HttpServer, context: OwnRoutes): void {
  const { office, shopName, entrance, limits, recordEvent } = context;
  const acting = (request: FastifyRequest) => ({ ...context, actor: request.member.actor });
  const limitPassword = (request: FastifyRequest) =>
    limitCode(context, limits, {
      member: office.viewerOf(request).member,
      device: undefined,
      action: 'staff-own-password',
      ip: request.ip,
    });

  app.route({
    ...staffEndpoints.changeName,
    handler: async (request) => {
      await changeOwnName(acting(request), office.viewerOf(request), request.body.name);
      return {};
    },
  });
  app.route({
    ...staffEndpoints.changePassword,
    handler: async (request, reply) => {
      const giveBack = await limitPassword(request);
      const named = { ...acting(request), shopName: await shopName(context.db) };
      const viewer = office.viewerOf(request);
      const member = await changeOwnPassword(named, viewer, request.body, originOf(request));
      await giveBack();
      await entrance.remember({ request, reply }, member);
      recordEvent(request, { event: 'password_changed', account: member.email });
      return {};
    },
  });
  app.route({
    ...staffEndpoints.changeEmail,
    handler: async (request, reply) => {
      const giveBack = await limitPassword(request);
      const viewer = office.viewerOf(request);
      const { email } = request.body;
      const { isSent } = await askForEmail(
        acting(request),
        viewer,
        request.body,
        originOf(request),
      );
      await giveBack();
      if (!isSent) await entrance.remember({ request, reply }, { ...viewer.member, email });
      return { sent: isSent };
    },
  });
  app.route({
    ...staffEndpoints.confirmEmail,
    handler: async (request, reply) => {
      const viewer = office.viewerOf(request);
      const email = await confirmEmail(
        acting(request),
        viewer,
        request.body.key,
        originOf(request),
      );
      await entrance.remember({ request, reply }, { ...viewer.member, email });
      return { email };
    },
  });
}
