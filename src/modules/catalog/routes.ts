import { catalogEndpoints } from '#contracts/catalog.ts';
import { makerEndpoints } from '#contracts/makers.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { JSON_TYPE, written } from '#platform/http/written.ts';
import { getCategory, listCategories } from './list-categories.ts';
import { getMaker, listMakers } from './makers.ts';
import { pageLinks } from './page-links.ts';
import {
  getFacets,
  getProduct,
  listCompanions,
  listNewProducts,
  listProducts,
  listSimilar,
  type ReadCatalogue,
} from './service.ts';
import { robots, siteMap, siteMapPart } from './sitemap.ts';
import { writeProductPage, writeProducts, writeShown } from './written-product.ts';

const XML_TYPE = 'application/xml; charset=utf-8';

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
    handler: async ({ query }, reply) => {
      const slice = await read((context) => listProducts(context, query));
      const links = pageLinks(publicUrl, query, slice.count);
      return reply.type(JSON_TYPE).send(written(writeProductPage({ ...slice, ...links })));
    },
  });
  app.route({
    ...catalogEndpoints.getFacets,
    handler: ({ query }) => read((context) => getFacets(context, query)),
  });
  app.route({
    ...catalogEndpoints.getProduct,
    handler: async ({ params }, reply) => {
      const product = await read((context) => getProduct(context, params.idOrSlug));
      return reply.type(JSON_TYPE).send(written(writeShown(product)));
    },
  });
  app.route({
    ...catalogEndpoints.listSimilar,
    handler: async ({ params, query }, reply) => {
      const similar = await read((context) =>
        listSimilar(context, params.idOrSlug, query.page_size),
      );
      return reply.type(JSON_TYPE).send(written(writeProducts(similar)));
    },
  });
  app.route({
    ...catalogEndpoints.listCompanions,
    handler: async ({ params, query: { page_size: count, variant } }, reply) => {
      const found = await read((context) =>
        listCompanions(context, params.idOrSlug, { variant, count }),
      );
      return reply.type(JSON_TYPE).send(written(writeProducts(found)));
    },
  });
  app.route({
    ...catalogEndpoints.listNewProducts,
    handler: async (_request, reply) =>
      reply.type(JSON_TYPE).send(written(writeProducts(await read(listNewProducts)))),
  });
  app.route({ ...makerEndpoints.list, handler: () => read(listMakers) });
  app.route({
    ...makerEndpoints.get,
    handler: ({ params }) => read((context) => getMaker(context, params.slug)),
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(XML_TYPE).send(await read((context) => siteMap(context, { publicUrl }))),
  );
  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}).xml',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const part = Number(params.part);
      const map = await read((context) => siteMapPart(context, part, { publicUrl }));
      if (map === undefined) return reply.callNotFound();
      return reply.type(XML_TYPE).send(map);
    },
  );
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain').send(robots(publicUrl)),
  );
}
