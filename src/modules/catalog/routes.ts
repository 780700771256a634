import { catalogEndpoints } from '#contracts/catalog.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { getCategory, listCategories } from './list-categories.ts';
import { pageLinks } from './page-links.ts';
import {
  getFacets,
  getProduct,
  listNewProducts,
  listProducts,
  type ReadCatalogue,
} from './service.ts';
import { robots, siteMap } from './sitemap.ts';

/** The catalogue endpoints of spec section 7. `publicUrl` is the origin of the absolute page links. */
export function catalogRoutes(app: HttpServer, read: ReadCatalogue, publicUrl: string): void {
  app.route({
    ...catalogEndpoints.listCategories,
    handler: () => read(listCategories),
  });
  app.route({
    ...catalogEndpoints.getCategory,
    handler: ({ params }) => read((context) => getCategory(context, params.slug)),
  });
  app.route({
    ...catalogEndpoints.listProducts,
    handler: async ({ query }) => {
      const slice = await read((context) => listProducts(context, query));
      return { ...slice, ...pageLinks(publicUrl, query, slice.count) };
    },
  });
  app.route({
    ...catalogEndpoints.getFacets,
    handler: ({ query }) => read((context) => getFacets(context, query)),
  });
  app.route({
    ...catalogEndpoints.getProduct,
    handler: ({ params }) => read((context) => getProduct(context, params.idOrSlug)),
  });
  app.route({
    ...catalogEndpoints.listNewProducts,
    handler: () => read(listNewProducts),
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml').send(await read((context) => siteMap(context, publicUrl))),
  );
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain').send(robots(publicUrl)),
  );
}
