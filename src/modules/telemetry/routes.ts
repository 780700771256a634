import { telemetryEndpoints } from '#contracts/telemetry.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { noteSearch } from './searches.ts';
import { collect, type TelemetryContext } from './service.ts';

interface TelemetryRoutes extends TelemetryContext {
  readonly timeZone: () => Promise<TimeZone>;
  /** How many goods a text finds. */
  readonly countFound: (text: string) => Promise<number>;
}

export function telemetryRoutes(app: HttpServer, context: TelemetryRoutes): void {
  app.route({
    ...telemetryEndpoints.collect,
    handler: async (request, reply) =>
      reply.status(201).send({ accepted: await collect(context, request.body) }),
  });
  app.route({
    ...telemetryEndpoints.search,
    handler: async (request, reply) => {
      await noteSearch(context, request.body, context.countFound);
      return reply.code(204).send(null);
    },
  });
}
