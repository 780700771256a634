import { orderEndpoints } from '#contracts/orders.ts';
import { clearCartCookie } from '#modules/cart/index.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { FindViewer, RequireViewer } from '#platform/http/viewer.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { cancelOrder } from './cancel-order.ts';
import { getOrder, listOrders } from './history.ts';
import { countRefusal } from './order-limits.ts';
import { type OrdersContext, placeOrder } from './service.ts';

export interface OrderRouteOptions {
  readonly findViewer: FindViewer;
  readonly requireViewer: RequireViewer;
  /** Rate limit of orders that are made with one e-mail address from one network. */
  readonly limit: RateLimit;
}

/** The order endpoints of spec section 7. */
export function orderRoutes(
  app: HttpServer,
  context: OrdersContext,
  { findViewer, requireViewer, limit }: OrderRouteOptions,
): void {
  const { db } = context;
  app.route({
    ...orderEndpoints.createOrder,
    handler: async (request, reply) => {
      const viewer = await findViewer(request);
      const { ip, body } = request;
      const orderer = { ip, limit, customerId: viewer?.customerId };
      const placed = placeOrder(context, body, orderer);
      const { order, created } = await placed.catch((error) => refuse(context, ip, error));
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

/** Counts a refusal that tells of the stock: what is counted in the order's transaction would be rolled back with it. */
async function refuse(context: OrdersContext, ip: string, error: unknown): Promise<never> {
  if (error instanceof DomainError && error.code === 'out_of_stock') {
    const lines = error.details.body?.lines;
    await countRefusal(context, ip, Array.isArray(lines) ? lines.length : 1);
  }
  throw error;
}
