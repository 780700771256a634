import { orderPageEndpoints } from '#contracts/order-page.ts';
import { orderEndpoints } from '#contracts/orders.ts';
import { findMessages } from '#messages/orders/order-find.ts';
import { clearCartCookie } from '#modules/cart/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { FindViewer, RequireViewer } from '#platform/http/viewer.ts';
import type { RateLimit } from '#platform/security/rate-limit.ts';
import { toldOrderRoutes } from './drafts/told-routes.ts';
import { limitFinding } from './finding/find-order.ts';
import { getOrderPage } from './finding/order-page.ts';
import { getOrder, listOrders, makeOwnLink } from './history/history.ts';
import { sendLinkRequest } from './letters/queue-letters.ts';
import { cancelByLink, cancelOrder } from './managing/cancel-order.ts';
import { offerRoutes } from './offers/answering.ts';
import { countRefusal } from './order-limits.ts';
import type { ReadPayingTerms } from './paying/terms.ts';
import { withPaying } from './paying/with-paying.ts';
import { slotRoutes } from './promises/slot-routes.ts';
import { type OrdersContext, placeOrder } from './service.ts';

export interface OrderRouteOptions {
  readonly findViewer: FindViewer;
  readonly requireViewer: RequireViewer;
  /** Rate limit of orders that are made with one e-mail address from one network. */
  readonly limit: RateLimit;
  /** Rate limit of requests for a link with one e-mail address from one network. */
  readonly findLimit: RateLimit;
  readonly readPayingTerms: ReadPayingTerms;
}

/** The order endpoints of spec section 7. */
export function orderRoutes(
  app: HttpServer,
  context: OrdersContext,
  { findViewer, requireViewer, limit, findLimit, readPayingTerms }: OrderRouteOptions,
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
      const told = await withPaying(db, order, await readPayingTerms(db));
      return reply.status(created ? 201 : 200).send(told);
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
      return getOrder(context, customerId, request.params.id);
    },
  });
  app.route({
    ...orderEndpoints.cancelOrder,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      return cancelOrder(context, customerId, request.params.id);
    },
  });
  app.route({
    ...orderPageEndpoints.makeLink,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      return { order_url: await makeOwnLink(context, customerId, request.params.id) };
    },
  });
  linkRoutes(app, context, findLimit);
  slotRoutes(app, context, requireViewer);
  offerRoutes(app, context, requireViewer);
  toldOrderRoutes(app, context, readPayingTerms);
}

/** What the holder of a link may do. The token is the authority: no cookie and no sign-in counts here. */
function linkRoutes(app: HttpServer, context: OrdersContext, findLimit: RateLimit): void {
  const { db, jobs } = context;
  app.route({
    ...orderPageEndpoints.getPage,
    handler: (request) => getOrderPage(context, request.params.token),
  });
  app.route({
    ...orderPageEndpoints.cancel,
    handler: async (request) => {
      const { token } = request.params;
      await cancelByLink(context, token);
      return getOrderPage(context, token);
    },
  });
  app.route({
    ...orderPageEndpoints.find,
    handler: async (request) => {
      const { ip, body } = request;
      await limitFinding(context, findLimit, { ip, email: body.email });
      await sendLinkRequest(db, jobs, body);
      return { detail: findMessages.sent };
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
