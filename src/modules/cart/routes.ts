import { cartEndpoints } from '#contracts/cart.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { FindViewer } from '#platform/http/viewer.ts';
import { hasCsrfToken } from '#platform/http/write-protection.ts';
import { networkDigest } from '#platform/network/networks.ts';
import { createKeyedSemaphore } from '#platform/work/keyed-semaphore.ts';
import { cartCookie, clearCartCookie, setCartCookie } from './cart-cookie.ts';
import { type CartContext, deleteCart, getCart, replaceCart } from './service.ts';

/** Carts of one network that are written at once: the others wait, and leave the connections to other buyers and orders. */
const AT_ONCE = 1;
const MOST_WAITING = 50;

/** The cart endpoints of spec section 7. The cart's uuid comes from the body, else from the cookie. */
export function cartRoutes(
  app: HttpServer,
  context: CartContext,
  { findViewer, secureCookies }: { findViewer: FindViewer; secureCookies: boolean },
): void {
  const inSlotOf = createKeyedSemaphore(AT_ONCE, MOST_WAITING);

  app.route({
    ...cartEndpoints.getCart,
    handler: async (request) => {
      const viewer = await findViewer(request);
      return getCart(context, { uuid: cartCookie(request), customerId: viewer?.customerId });
    },
  });

  app.route({
    ...cartEndpoints.replaceCart,
    handler: async (request, reply) => {
      const { cart_items: items, cart_uuid: named } = request.body;
      const viewer = await findViewer(request);
      const fromCookie = viewer ? undefined : cartCookie(request);
      if (!named && fromCookie && !hasCsrfToken(request)) {
        throw new DomainError('csrf_failed', {
          security: { event: 'cross_site_refused', action: 'csrf' },
        });
      }
      const network = networkDigest(request.ip).toString('base64url');
      const owner = { uuid: named ?? fromCookie, customerId: viewer?.customerId, network };
      const cart = await inSlotOf(network, () => replaceCart(context, items, owner));
      if (cart.cart_uuid) setCartCookie(reply, cart.cart_uuid, secureCookies);
      return cart;
    },
  });

  app.route({
    ...cartEndpoints.deleteCart,
    handler: async (request, reply) => {
      const viewer = await findViewer(request);
      const { cartUuid: uuid } = request.params;
      await deleteCart(context, { uuid, customerId: viewer?.customerId });
      clearCartCookie(reply);
      return reply.status(204).send(null);
    },
  });
}
