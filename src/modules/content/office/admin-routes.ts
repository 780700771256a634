import type { FastifyRequest } from 'fastify';
import { pagesEndpoints } from '#contracts/admin/pages.ts';
import { contentScreenMessages as words } from '#messages/office-content.ts';
import type { Actor } from '#modules/audit/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import {
  type ContentWork,
  createPage,
  getPage,
  getPageVersion,
  listPages,
  listPageVersions,
  orderPages,
  removePage,
  restorePage,
  savePage,
} from './pages.ts';

/** What visitors read, for those who write it. */
export function contentInOffice(
  app: HttpServer,
  context: ContentWork,
  actorOf: (request: FastifyRequest) => Actor,
): void {
  const acting = (request: FastifyRequest) => ({ ...context, actor: actorOf(request) });
  app.route({ ...pagesEndpoints.list, handler: () => listPages(context) });
  app.route({ ...pagesEndpoints.get, handler: ({ params }) => getPage(context, params.slug) });
  app.route({
    ...pagesEndpoints.create,
    handler: async (request, reply) =>
      reply.status(201).send(await createPage(acting(request), request.body)),
  });
  app.route({
    ...pagesEndpoints.save,
    handler: (request) => savePage(acting(request), request.params.slug, request.body),
  });
  app.route({
    ...pagesEndpoints.remove,
    handler: async (request) => {
      await removePage(acting(request), request.params.slug, request.query.version);
      return { detail: words.removed };
    },
  });
  app.route({
    ...pagesEndpoints.order,
    handler: async (request, reply) => {
      await orderPages(acting(request), request.body.slugs);
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...pagesEndpoints.versions,
    handler: ({ params, query }) => listPageVersions(context, params.slug, query),
  });
  app.route({
    ...pagesEndpoints.version,
    handler: ({ params }) => getPageVersion(context, params.id),
  });
  app.route({
    ...pagesEndpoints.restore,
    handler: (request) => restorePage(acting(request), request.params.id, request.body.version),
  });
}
