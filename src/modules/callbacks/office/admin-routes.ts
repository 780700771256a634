import { callsEndpoints } from '#contracts/admin/callbacks/callbacks.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { type CallsContext, listCalls, recordCall, takeCall } from './calls.ts';

/** The requests for a call, for those who return them. */
export function callsInOffice(app: HttpServer, context: CallsContext): void {
  app.route({
    ...callsEndpoints.list,
    handler: (request) => listCalls(context, request.query, request.member.actor),
  });
  app.route({
    ...callsEndpoints.take,
    handler: (request) => takeCall(context, request.params.id, request.body, request.member.actor),
  });
  app.route({
    ...callsEndpoints.record,
    handler: (request) =>
      recordCall(context, request.params.id, request.body, request.member.actor),
  });
}
