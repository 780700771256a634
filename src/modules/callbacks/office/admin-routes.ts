import type { FastifyRequest } from 'fastify';
import { callsEndpoints } from '#contracts/admin/calls/callbacks.ts';
import type { Actor } from '#modules/audit/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { type CallsContext, listCalls, recordCall, takeCall } from './calls.ts';

/** The requests for a call, for those who return them. `actorOf`: a member of the staff, named by number. */
export function callsInOffice(
  app: HttpServer,
  context: CallsContext,
  actorOf: (request: FastifyRequest) => Actor,
): void {
  app.route({
    ...callsEndpoints.list,
    handler: (request) => listCalls(context, request.query, actorOf(request)),
  });
  app.route({
    ...callsEndpoints.take,
    handler: (request) => takeCall(context, request.params.id, request.body, actorOf(request)),
  });
  app.route({
    ...callsEndpoints.record,
    handler: (request) => recordCall(context, request.params.id, request.body, actorOf(request)),
  });
}
