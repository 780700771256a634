import { telemetryEndpoints } from '#contracts/telemetry.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { collect, type TelemetryContext } from './service.ts';

export function telemetryRoutes(app: HttpServer, context: TelemetryContext): void {
  app.route({
    ...telemetryEndpoints.collect,
    handler: async (request, reply) =>
      reply.status(201).send({ accepted: await collect(context, request.body) }),
  });
}
