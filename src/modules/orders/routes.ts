import { orderEndpoints } from '#contracts/orders.ts';
import { CART_COOKIE } from '#modules/cart/index.ts';
import type { HttpServer } from '#platform/http/server.ts';
import { type OrdersContext, placeOrder } from './service.ts';

/** The order calls of spec section 7. */
export function orderRoutes(app: HttpServer, context: OrdersContext): void {
  app.route({
    ...orderEndpoints.createOrder,
    handler: async (request, reply) => {
      const { order, created } = await placeOrder(context, request.body, request.ip);
      reply.clearCookie(CART_COOKIE, { path: '/' });
      return reply.status(created ? 201 : 200).send(order);
    },
  });
}
