import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cartEndpoints } from '#contracts/cart.ts';
import { errorMessages } from '#messages/errors.ts';
import { SECOND } from '#platform/duration.ts';
import { sendError } from '#platform/http/errors.ts';
import type { HttpServer } from '#platform/http/server.ts';
import type { FindViewer } from '#platform/http/viewer.ts';
import { hasCsrfToken } from '#platform/http/write-protection.ts';
import { CART_LIFE, type CartContext, deleteCart, getCart, replaceCart } from './service.ts';

export const CART_COOKIE = 'cart_uuid';

/** The cart's calls of spec section 7. A cart is known by its uuid: from the body, or else from the cookie. */
export function cartRoutes(
  app: HttpServer,
  context: CartContext,
  { findViewer, secureCookies }: { findViewer: FindViewer; secureCookies: boolean },
): void {
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
      if (!named && fromCookie && !hasCsrfToken(request)) return refuseWithoutToken(reply);

      const owner = { uuid: named ?? fromCookie, customerId: viewer?.customerId };
      const cart = await replaceCart(context, items, owner);
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

export function setCartCookie(reply: FastifyReply, uuid: string, secure: boolean): void {
  reply.setCookie(CART_COOKIE, uuid, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: CART_LIFE / SECOND,
  });
}

export function clearCartCookie(reply: FastifyReply): void {
  reply.clearCookie(CART_COOKIE, { path: '/' });
}

/** The uuid in the cookie; a cookie that holds anything else counts as none. */
export function cartCookie(request: FastifyRequest): string | undefined {
  const { data } = z.uuid().safeParse(request.cookies[CART_COOKIE]);
  return data;
}

const refuseWithoutToken = (reply: FastifyReply) =>
  sendError(reply, { status: 403, body: { detail: errorMessages.csrf } });
