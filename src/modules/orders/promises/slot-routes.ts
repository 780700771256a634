import { orderSlotEndpoints } from '#contracts/order-slot.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { RequireViewer } from '#platform/http/viewer.ts';
import { getOrderPage } from '../finding/order-page.ts';
import { getOrder } from '../history/history.ts';
import type { OrdersContext } from '../service.ts';
import { chooseByLink, chooseOwn, getOwnSlot, getSlotByLink } from './choosing-slot.ts';

/** The hours of an order, for the holder of its link and for its customer. */
export function slotRoutes(
  app: HttpServer,
  context: OrdersContext,
  requireViewer: RequireViewer,
): void {
  app.route({
    ...orderSlotEndpoints.get,
    handler: (request) => getSlotByLink(context, request.params.token),
  });
  app.route({
    ...orderSlotEndpoints.choose,
    handler: async ({ params: { token }, body }) => {
      await chooseByLink(context, token, body.slot);
      return getOrderPage(context, token);
    },
  });
  app.route({
    ...orderSlotEndpoints.getOwn,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      return getOwnSlot(context, customerId, request.params.id);
    },
  });
  app.route({
    ...orderSlotEndpoints.chooseOwn,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      const { id } = request.params;
      await chooseOwn(context, { customerId, id }, request.body.slot);
      return getOrder(context, customerId, id);
    },
  });
}
