import type { ViewsEndpoints } from '#contracts/admin/work/saved-views.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { addView, listViews, removeView, renameView, type ViewsContext } from './views.ts';

/** The views of a list that the staff keep. */
export function keepViews(app: HttpServer, context: ViewsContext, endpoints: ViewsEndpoints): void {
  app.route({
    ...endpoints.list,
    handler: async (request) => ({ views: await listViews(context, request.member) }),
  });
  app.route({
    ...endpoints.add,
    handler: async (request, reply) =>
      reply.code(201).send(await addView(context, request.body, request.member)),
  });
  app.route({
    ...endpoints.rename,
    handler: (request) => renameView(context, request.params.id, request.body.name, request.member),
  });
  app.route({
    ...endpoints.remove,
    handler: async (request) => {
      await removeView(context, request.params.id, request.member);
      return {};
    },
  });
}
