import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cartEndpoints } from '#contracts/cart.ts';
import { errorMessages } from '#messages/errors.ts';
import { SECOND } from '#platform/duration.ts';
import { sendError } from '#platform/http/errors.ts';
import type { HttpServer } from '#platform/http/server.ts';
import { hasCsrfToken } from '#platform/http/write-protection.ts';
import { CART_LIFE, type CartContext, deleteCart, getCart, replaceCart } from './service.ts';

export const CART_COOKIE = 'cart_uuid';

/** The cart's calls of spec section 7. A cart is known by its uuid: from the body, or else from the cookie. */
export function cartRoutes(app: HttpServer, context: CartContext, secureCookies: boolean): void {
  app.route({
    ...cartEndpoints.getCart,
    handler: (request) => getCart(context, cookieUuid(request)),
  });

  app.route({
    ...cartEndpoints.replaceCart,
    handler: async (request, reply) => {
      const { cart_items: items, cart_uuid: named } = request.body;
      const fromCookie = cookieUuid(request);
      if (!named && fromCookie && !hasCsrfToken(request)) return refuseWithoutToken(reply);

      const cart = await replaceCart(context, items, named ?? fromCookie);
      if (cart.cart_uuid) {
        reply.setCookie(CART_COOKIE, cart.cart_uuid, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: secureCookies,
          maxAge: CART_LIFE / SECOND,
        });
      }
      return cart;
    },
  });

  app.route({
    ...cartEndpoints.deleteCart,
    handler: async (request, reply) => {
      await deleteCart(context, request.params.cartUuid);
      reply.clearCookie(CART_COOKIE, { path: '/' });
      return reply.status(204).send(null);
    },
  });
}

/** The uuid in the cookie; a cookie that holds anything else counts as none. */
function cookieUuid(request: FastifyRequest): string | undefined {
  const { data } = z.uuid().safeParse(request.cookies[CART_COOKIE]);
  return data;
}

const refuseWithoutToken = (reply: FastifyReply) =>
  sendError(reply, { status: 403, body: { detail: errorMessages.csrf } });
