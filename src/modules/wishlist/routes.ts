import { wishlistEndpoints } from '#contracts/wishlist.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { RequireViewer } from '#platform/http/viewer.ts';
import {
  addEntry,
  clearEntries,
  listEntries,
  mergeEntries,
  removeEntry,
  replaceEntries,
  type WishlistContext,
} from './service.ts';

/** The wishlist endpoints of spec section 7. Each works on the signed-in customer's wishlist. */
export function wishlistRoutes(
  app: HttpServer,
  context: WishlistContext,
  requireViewer: RequireViewer,
): void {
  app.route({
    ...wishlistEndpoints.list,
    handler: async (request) => listEntries(context, (await requireViewer(request)).customerId),
  });
  app.route({
    ...wishlistEndpoints.add,
    handler: async (request, reply) => {
      const { customerId } = await requireViewer(request);
      const { product_variant_id: variantId } = request.body;
      const { entry, created } = await addEntry(context, customerId, variantId);
      return reply.status(created ? 201 : 200).send(entry);
    },
  });
  app.route({
    ...wishlistEndpoints.remove,
    handler: async (request, reply) => {
      const { customerId } = await requireViewer(request);
      await removeEntry(context, customerId, request.params.id);
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...wishlistEndpoints.clear,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      await clearEntries(context, customerId);
      return listEntries(context, customerId);
    },
  });
  app.route({
    ...wishlistEndpoints.merge,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      await mergeEntries(context, customerId, request.body.product_variant_ids);
      return listEntries(context, customerId);
    },
  });
  app.route({
    ...wishlistEndpoints.bulkUpdate,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      await replaceEntries(context, customerId, request.body.product_variant_ids);
      return listEntries(context, customerId);
    },
  });
}
