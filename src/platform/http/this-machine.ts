import type { FastifyRequest } from 'fastify';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether a program of this machine asks for itself: not for a visitor as a proxy does, which TRUST_PROXY or its headers tell. */
export const isFromThisMachine = (
  { headers, socket }: FastifyRequest,
  behindProxy: boolean,
): boolean =>
  !behindProxy &&
  LOOPBACK.includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
