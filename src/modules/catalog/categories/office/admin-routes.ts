import { categoryEndpoints, type OfferedFilters } from '#contracts/admin/goods/categories.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import {
  type CategoryWork,
  createCategory,
  placeCategory,
  removeCategory,
  saveCategory,
} from './change.ts';
import { readCategory, readTree } from './tree.ts';

interface Categories extends CategoryWork {
  readonly offerFilters: (db: Database, slug: string) => Promise<OfferedFilters>;
}

/** The tree of categories, for those who look after the catalogue. */
export function categoriesInOffice(app: HttpServer, work: Categories): void {
  const { db, offerFilters } = work;
  app.route({
    ...categoryEndpoints.list,
    handler: async () => ({ categories: await readTree(db) }),
  });
  app.route({
    ...categoryEndpoints.filters,
    handler: async ({ params }) => offerFilters(db, (await readCategory(db, params.id)).slug),
  });
  app.route({
    ...categoryEndpoints.create,
    handler: async (request, reply) =>
      reply.status(201).send(await createCategory(work, request.body, request.member.actor)),
  });
  app.route({
    ...categoryEndpoints.save,
    handler: (request) => saveCategory(work, request.params.id, request.body, request.member.actor),
  });
  app.route({
    ...categoryEndpoints.place,
    handler: async (request) => ({
      categories: await placeCategory(work, request.params.id, request.body, request.member.actor),
    }),
  });
  app.route({
    ...categoryEndpoints.remove,
    handler: (request) =>
      removeCategory(work, request.params.id, request.body, request.member.actor),
  });
}
