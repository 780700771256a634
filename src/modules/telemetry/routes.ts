import { telemetryEndpoints } from '#contracts/telemetry.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { noteSearch, type SearchesContext } from './searches.ts';
import { collect, type TelemetryContext } from './service.ts';

export function telemetryRoutes(app: HttpServer, context: TelemetryContext): void {
  app.route({
    ...telemetryEndpoints.collect,
    handler: async (request, reply) =>
      reply.status(201).send({ accepted: await collect(context, request.body) }),
  });
}

/** Visitors' browsers say what was searched for. `countFound`: how many goods a text finds. */
export function searchRoutes(
  app: HttpServer,
  context: SearchesContext,
  countFound: (text: string) => Promise<number>,
): void {
  app.route({
    ...telemetryEndpoints.search,
    handler: async (request, reply) => {
      await noteSearch(context, request.body, countFound);
      return reply.code(204).send(null);
    },
  });
}
