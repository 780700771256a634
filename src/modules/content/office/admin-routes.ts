import type { FastifyRequest } from 'fastify';
import { documentsEndpoints } from '#contracts/admin/content/documents.ts';
import { homeEndpoints } from '#contracts/admin/content/home.ts';
import { linksEndpoints } from '#contracts/admin/content/links.ts';
import { pagesEndpoints } from '#contracts/admin/content/pages.ts';
import { previewsEndpoints } from '#contracts/admin/content/previews.ts';
import { shopEndpoints } from '#contracts/admin/content/shop.ts';
import { contentScreenMessages as words } from '#messages/office/content.ts';
import { readLogoFile } from '#modules/brand/index.ts';
import { listTypedCategories } from '#modules/catalog/index.ts';
import { listCharacteristics } from '#modules/settings/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import {
  type Agreements,
  listOfficeDocuments,
  publishDocument,
  readVersion,
  withdrawVersion,
} from './documents.ts';
import { listFormer, removeFormer } from './former-pages.ts';
import {
  getHome,
  homeCategories,
  listHomeVersions,
  restoreHome,
  saveHome,
  storeSlidePicture,
} from './home.ts';
import { faultOfLink, findLinks } from './links.ts';
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
import { keepPreview } from './previews.ts';
import {
  changeLogo,
  getShop,
  listShopVersions,
  restoreShop,
  saveShop,
  wrongColours,
} from './shop.ts';

interface OfficeContent extends ContentWork, Agreements {
  readonly storage: FileStorage;
  /** Before the paths of pages, where the shop is at another host than the office. */
  readonly shopOrigin: string;
}

/** What visitors read, for those who write it. */
export function contentInOffice(app: HttpServer, context: OfficeContent): void {
  const acting = (request: FastifyRequest) => ({ ...context, ...request.member });
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
    ...pagesEndpoints.former,
    handler: async ({ params }) => ({ former: await listFormer(context.db, params.slug) }),
  });
  app.route({
    ...pagesEndpoints.removeFormer,
    handler: async (request, reply) => {
      await removeFormer(acting(request), request.params);
      return reply.status(204).send(null);
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
  app.route({
    ...linksEndpoints.find,
    handler: async ({ query }) => ({ links: await findLinks(context, query.text) }),
  });
  app.route({
    ...linksEndpoints.check,
    handler: async ({ query }) => ({ fault: await faultOfLink(context.db, query) }),
  });
  app.route({
    ...homeEndpoints.get,
    handler: async () => ({
      home: await getHome(context),
      known: await homeCategories(context.db),
    }),
  });
  app.route({
    ...homeEndpoints.save,
    handler: (request) => saveHome(acting(request), request.body),
  });
  app.route({
    ...homeEndpoints.versions,
    handler: async () => ({ versions: await listHomeVersions(context) }),
  });
  app.route({
    ...homeEndpoints.restore,
    handler: (request) => restoreHome(acting(request), request.params.id, request.body.version),
  });
  app.route({
    ...documentsEndpoints.list,
    handler: async () => ({ documents: await listOfficeDocuments(context) }),
  });
  app.route({
    ...documentsEndpoints.version,
    handler: ({ params }) => readVersion(context, params.kind, params.version),
  });
  app.route({
    ...documentsEndpoints.publish,
    handler: async (request, reply) =>
      reply
        .status(201)
        .send(await publishDocument(acting(request), request.params.kind, request.body)),
  });
  app.route({
    ...documentsEndpoints.withdraw,
    handler: async (request, reply) => {
      const { kind, version } = request.params;
      await withdrawVersion(acting(request), kind, version);
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...previewsEndpoints.show,
    handler: async (request) => ({
      url: context.shopOrigin + (await keepPreview(acting(request), request.body)),
    }),
  });
  app.route({
    ...shopEndpoints.characteristics,
    handler: async () => ({
      characteristics: [...(await listCharacteristics(context.db))],
    }),
  });
  app.route({
    ...shopEndpoints.goods,
    handler: async () => ({ categories: await listTypedCategories(context.db) }),
  });
  app.route({ ...shopEndpoints.get, handler: () => getShop(context) });
  app.route({
    ...shopEndpoints.save,
    handler: (request) => saveShop(acting(request), request.body),
  });
  app.route({
    ...shopEndpoints.colours,
    handler: async ({ body }) => ({ wrong: await wrongColours(body) }),
  });
  app.route({
    ...shopEndpoints.versions,
    handler: async () => ({ versions: await listShopVersions(context) }),
  });
  app.route({
    ...shopEndpoints.restore,
    handler: (request) => restoreShop(acting(request), request.params.id, request.body.version),
  });
  app.route({
    ...shopEndpoints.logoFile,
    handler: async ({ params: { file } }, reply) => {
      const content = await readLogoFile(context.db, file);
      if (!content) throw new DomainError('not_found');
      return reply
        .type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(content);
    },
  });
  app.route({
    ...shopEndpoints.removeLogo,
    handler: (request) => changeLogo(acting(request), null),
  });
  app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: LARGEST_PICTURE } as const;
    scope.addContentTypeParser(/^image\//, options, (_request, body, done) => done(null, body));
    scope.route({
      ...homeEndpoints.upload,
      bodyLimit: LARGEST_PICTURE,
      handler: async (request, reply) =>
        reply.status(201).send({ photo: await storeSlidePicture(context, request.body) }),
    });
    scope.route({
      ...shopEndpoints.logo,
      bodyLimit: LARGEST_PICTURE,
      handler: (request) => changeLogo(acting(request), request.body),
    });
  });
}

/** As large as pictures of feeds may be. */
const LARGEST_PICTURE = 20 * 1024 * 1024;
