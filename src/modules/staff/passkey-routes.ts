import type { FastifyRequest } from 'fastify';
import { type Passkey, passkeyEndpoints } from '#contracts/admin/staff/passkeys.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Office } from '#platform/http/office.ts';
import { originOf } from '#platform/http/origin-of.ts';
import { countUse, eachNetwork } from '#platform/security/rate-limit.ts';
import type { Viewer } from './admin-routes.ts';
import type { PasskeyContext } from './context.ts';
import type { Entrance } from './device-cookie.ts';
import type { StaffLimits } from './limits.ts';
import type { PasskeyRow } from './passkey-queries.ts';
import { askForPasskey, provePasskey, signInByPasskey } from './passkey-sign-in.ts';
import {
  addPasskey,
  offerPasskey,
  removePasskey,
  renamePasskey,
  selectPasskeys,
} from './passkeys.ts';

interface PasskeyRoutes extends PasskeyContext {
  readonly office: Office<Viewer>;
  readonly entrance: Entrance;
  readonly shopName: (db: Database) => Promise<string>;
  readonly limits: Pick<StaffLimits, 'login'>;
}

/** Sign-in and second factor by a passkey, and the own passkeys of a member. */
export function passkeyRoutes(app: HttpServer, context: PasskeyRoutes): void {
  const { office, entrance, shopName } = context;
  const { login: limit } = context.limits;
  const { viewerOf } = office;
  const acting = (request: FastifyRequest) => ({ ...context, actor: request.member.actor });
  const limitNetworks = (action: string, { ip }: FastifyRequest) =>
    eachNetwork(countUse, context, { limit, action, ip });
  /** A passkey cannot be guessed: wrong codes do not bar it, nor do failed passkeys of another session. */
  const limitFactor = (request: FastifyRequest) =>
    countUse(context, limit, 'staff-passkey', viewerOf(request).session.id);

  app.route({
    ...passkeyEndpoints.askForPasskey,
    handler: async (request) => {
      await limitNetworks('staff-passkey-options', request);
      return askForPasskey(context);
    },
  });
  app.route({
    ...passkeyEndpoints.signInByPasskey,
    handler: async (request, reply) => {
      await limitNetworks('staff-passkey', request);
      const token = await signInByPasskey(context, request.body, originOf(request));
      return entrance.admit({ request, reply }, token);
    },
  });
  app.route({
    ...passkeyEndpoints.provePasskey,
    handler: async (request, reply) => {
      await limitFactor(request);
      const token = await provePasskey(acting(request), viewerOf(request), request.body);
      return entrance.admit({ request, reply }, token);
    },
  });
  app.route({
    ...passkeyEndpoints.listPasskeys,
    handler: async (request) =>
      (await selectPasskeys(context.db, viewerOf(request).member.id)).map(present),
  });
  app.route({
    ...passkeyEndpoints.offerPasskey,
    handler: async (request) =>
      offerPasskey(context, viewerOf(request), await shopName(context.db)),
  });
  app.route({
    ...passkeyEndpoints.addPasskey,
    handler: async (request, reply) => {
      await limitFactor(request);
      const viewer = viewerOf(request);
      const added = await addPasskey(acting(request), viewer, request.body, originOf(request));
      return reply.status(201).send(present(added));
    },
  });
  app.route({
    ...passkeyEndpoints.renamePasskey,
    handler: async (request) => {
      const change = { id: request.params.id, name: request.body.name };
      return present(await renamePasskey(acting(request), viewerOf(request), change));
    },
  });
  app.route({
    ...passkeyEndpoints.removePasskey,
    handler: async (request) => {
      const { id } = request.params;
      await removePasskey(acting(request), viewerOf(request), id, originOf(request));
      return {};
    },
  });
}

const present = ({ id, name, createdAt, usedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});
