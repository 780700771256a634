import { catalogEndpoints } from '#contracts/catalog.ts';
import type { HttpServer } from '#platform/http/server.ts';
import { pageLinks } from './page-links.ts';
import {
  type CatalogContext,
  getCategory,
  getFacets,
  getProduct,
  listCategories,
  listNewProducts,
  listProducts,
} from './service.ts';
import { robots, siteMap } from './sitemap.ts';

/** The catalogue's calls of spec section 7. `publicUrl` is the origin of the absolute page links. */
export function catalogRoutes(app: HttpServer, context: CatalogContext, publicUrl: string): void {
  app.route({
    ...catalogEndpoints.listCategories,
    handler: () => listCategories(context),
  });
  app.route({
    ...catalogEndpoints.getCategory,
    handler: (request) => getCategory(context, request.params.slug),
  });
  app.route({
    ...catalogEndpoints.listProducts,
    handler: async (request) => {
      const slice = await listProducts(context, request.query);
      return { ...slice, ...pageLinks(publicUrl, request.query, slice.count) };
    },
  });
  app.route({
    ...catalogEndpoints.getFacets,
    handler: (request) => getFacets(context, request.query),
  });
  app.route({
    ...catalogEndpoints.getProduct,
    handler: (request) => getProduct(context, request.params.idOrSlug),
  });
  app.route({
    ...catalogEndpoints.listNewProducts,
    handler: () => listNewProducts(context),
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml').send(await siteMap(context.db, publicUrl)),
  );
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain').send(robots(publicUrl)),
  );
}
