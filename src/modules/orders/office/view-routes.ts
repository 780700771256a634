import type { FastifyRequest } from 'fastify';
import { orderViewsEndpoints } from '#contracts/admin/order-views.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import {
  addView,
  listViews,
  removeView,
  renameView,
  type ViewKeeper,
  type ViewsContext,
} from './views.ts';

/** The views of the list of orders that the staff keep. */
export function keepViews(
  app: HttpServer,
  context: ViewsContext,
  keeperOf: (request: FastifyRequest) => ViewKeeper,
): void {
  app.route({
    ...orderViewsEndpoints.list,
    handler: async (request) => ({ views: await listViews(context, keeperOf(request)) }),
  });
  app.route({
    ...orderViewsEndpoints.add,
    handler: async (request, reply) =>
      reply.code(201).send(await addView(context, request.body, keeperOf(request))),
  });
  app.route({
    ...orderViewsEndpoints.rename,
    handler: (request) =>
      renameView(context, request.params.id, request.body.name, keeperOf(request)),
  });
  app.route({
    ...orderViewsEndpoints.remove,
    handler: async (request) => {
      await removeView(context, request.params.id, keeperOf(request));
      return {};
    },
  });
}
