import { orderReturnsEndpoints } from '#contracts/order-returns.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { RequireViewer } from '#platform/http/viewer.ts';
import type { ReturnContext } from '../begin-return.ts';
import { photographRoutes } from '../photographs/routes.ts';
import { askReturn, getOrderReturns, getOwnReturns, withdrawReturn } from './order-returns.ts';

/** What a customer does to give goods back, by the link of the order; in the account the returns are read alone. */
export function returnRoutes(
  app: HttpServer,
  context: ReturnContext,
  requireViewer: RequireViewer,
): void {
  app.route({
    ...orderReturnsEndpoints.getOwn,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      return getOwnReturns(context, request.params.id, customerId);
    },
  });
  app.route({
    ...orderReturnsEndpoints.get,
    handler: ({ params }) => getOrderReturns(context, params.token),
  });
  app.route({
    ...orderReturnsEndpoints.ask,
    handler: ({ params, body }) => askReturn(context, params.token, body),
  });
  app.route({
    ...orderReturnsEndpoints.withdraw,
    handler: ({ params }) => withdrawReturn(context, params.token, params.id),
  });
  photographRoutes(app, context);
}
