import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SECOND } from '#platform/time/duration.ts';
import { CART_LIFE } from './service.ts';

export const CART_COOKIE = 'cart_uuid';

/** The uuid in the cookie; undefined if the cookie holds anything else. */
export function cartCookie(request: FastifyRequest): string | undefined {
  const { data } = z.uuid().safeParse(request.cookies[CART_COOKIE]);
  return data;
}

/**
 * Stores the cart's uuid in an HttpOnly cookie with the lifetime of a cart (resolutions of spec section 7,
 * SameSite=Lax).
 */
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
