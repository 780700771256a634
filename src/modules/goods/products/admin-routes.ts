import { goodsBulkEndpoints } from '#contracts/admin/goods/goods-bulk.ts';
import { productDeletionEndpoints } from '#contracts/admin/goods/product-deletion.ts';
import { productEndpoints } from '#contracts/admin/goods/products.ts';
import { MANY_GOODS } from '#contracts/admin/goods/values.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { detailOf } from '../refusals.ts';
import { changeProducts } from './change-many.ts';
import { createProduct } from './create.ts';
import { deleteProduct, sourceThatHas } from './delete.ts';
import { readEdited } from './edited.ts';
import { findUsual } from './lookups.ts';
import { giveBack, type ProductWork, saveProduct } from './save.ts';
import { stepsOf } from './save-variants.ts';

/** A product of five hundred variants with all their attributes. */
const LONGEST = 5 * 1024 * 1024;

/** Products whole, for those who write them. */
export function productsInOffice(app: HttpServer, context: ProductWork): void {
  app.route({
    ...productEndpoints.usual,
    handler: ({ query }) => findUsual(context.db, query.category),
  });
  app.route({
    ...productEndpoints.get,
    handler: ({ params }) => readEdited(context, params.id),
  });
  app.route({
    ...productEndpoints.create,
    handler: async (request, reply) =>
      reply.status(201).send(await createProduct(context, request.body, request.member)),
  });
  app.route({
    ...productEndpoints.save,
    bodyLimit: LONGEST,
    handler: (request) => {
      const { member } = request;
      const changed = request.body.variants.filter((one) => stepsOf(one) !== undefined);
      if (changed.length > MANY_GOODS && !member.isSteppedUp) {
        throw new DomainError('step_up_required');
      }
      return saveProduct(context, request.params.id, request.body, member);
    },
  });
  app.route({
    ...goodsBulkEndpoints.products,
    handler: async (request) => {
      const { member } = request;
      const { changes } = request.body;
      if (changes.length > MANY_GOODS && !member.isSteppedUp) {
        throw new DomainError('step_up_required');
      }
      const { changed, refused } = await changeProducts(context, changes, member);
      return {
        changed,
        refused: refused.map(({ id, product, reason }) => ({
          id,
          product,
          code: reason.code,
          detail: detailOf(reason),
        })),
      };
    },
  });
  app.route({
    ...productDeletionEndpoints.source,
    handler: async ({ params }) => ({ source: await sourceThatHas(context.db, params.id) }),
  });
  app.route({
    ...productDeletionEndpoints.delete,
    handler: async (request, reply) => {
      await deleteProduct(context, request.params.id, request.body, request.member);
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...productEndpoints.release,
    handler: (request) => giveBack(context, request.params.id, request.member),
  });
}
