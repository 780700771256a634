import { callbackEndpoints } from '#contracts/callbacks.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import { storedPhone } from './phone.ts';
import { type CallbacksContext, requestCallback } from './service.ts';

/** `limit` is the rate limit of requests for one phone. */
export function callbackRoutes(app: HttpServer, context: CallbacksContext, limit: RateLimit): void {
  app.route({
    ...callbackEndpoints.requestCallback,
    handler: async (request, reply) => {
      const { body, ip } = request;
      await countUse(context, limit, 'callback', `phone ${storedPhone(body.phone)}`);
      return reply.status(201).send(await requestCallback(context, body, ip));
    },
  });
}
