import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SECOND } from '#platform/duration.ts';
import { CART_LIFE } from './service.ts';

export const CART_COOKIE = 'cart_uuid';

/** The uuid in the cookie; a cookie that holds anything else counts as none. */
export function cartCookie(request: FastifyRequest): string | undefined {
  const { data } = z.uuid().safeParse(request.cookies[CART_COOKIE]);
  return data;
}

/** Keeps the cart's uuid in an HttpOnly cookie for as long as a cart lives (resolutions of spec section 7, SameSite=Lax). */
export function setCartCookie(reply: FastifyReply, uuid: string, secure: boolean): void {
  reply.setCookie(CART_COOKIE, uuid, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: CART_LIFE / SECOND,
  });
}

/** Drops the cookie: the browser has no cart any more. */
export function clearCartCookie(reply: FastifyReply): void {
  reply.clearCookie(CART_COOKIE, { path: '/' });
}
