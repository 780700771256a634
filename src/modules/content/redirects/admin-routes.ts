import { redirectsEndpoints } from '#contracts/admin/content/redirects.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { listRedirects, type RedirectsWork, removeRedirect, saveRedirects } from './office.ts';

/** Addresses without a page, for those who write pages. */
export function redirectsInOffice(app: HttpServer, context: RedirectsWork): void {
  app.route({
    ...redirectsEndpoints.list,
    handler: ({ query }) => listRedirects(context, query),
  });
  app.route({
    ...redirectsEndpoints.save,
    handler: async (request) => ({
      saved: await saveRedirects(context, request.body, request.member.actor),
    }),
  });
  app.route({
    ...redirectsEndpoints.remove,
    handler: async (request, reply) => {
      await removeRedirect(context, request.body.address, request.member.actor);
      return reply.code(204).send(null);
    },
  });
}
