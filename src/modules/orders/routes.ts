import { orderEndpoints } from '#contracts/orders.ts';
import { clearCartCookie } from '#modules/cart/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { FindViewer, RequireViewer } from '#platform/http/viewer.ts';
import { countUse, type RateLimit } from '#platform/rate-limit.ts';
import { cancelOrder, getOrder, listOrders } from './history.ts';
import { type OrdersContext, placeOrder } from './service.ts';

export interface OrderRouteOptions {
  readonly findViewer: FindViewer;
  readonly requireViewer: RequireViewer;
  /** Rate limit of orders with one e-mail address. */
  readonly limit: RateLimit;
}

/** The order endpoints of spec section 7. */
export function orderRoutes(
  app: HttpServer,
  context: OrdersContext,
  { findViewer, requireViewer, limit }: OrderRouteOptions,
): void {
  const { db, clock } = context;
  app.route({
    ...orderEndpoints.createOrder,
    handler: async (request, reply) => {
      const viewer = await findViewer(request);
      const email = request.body.email.toLowerCase();
      await countUse({ db, clock }, limit, 'order', `account ${email}`);
      const { order, created } = await placeOrder(context, request.body, {
        ip: request.ip,
        customerId: viewer?.customerId,
      });
      clearCartCookie(reply);
      return reply.status(created ? 201 : 200).send(order);
    },
  });
  app.route({
    ...orderEndpoints.listOrders,
    handler: async (request) => listOrders(db, (await requireViewer(request)).customerId),
  });
  app.route({
    ...orderEndpoints.getOrder,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      return getOrder(db, customerId, request.params.id);
    },
  });
  app.route({
    ...orderEndpoints.cancelOrder,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      return cancelOrder(context, customerId, request.params.id);
    },
  });
}
