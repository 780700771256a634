import type { FastifyRequest } from 'fastify';
import { namesLoopback } from './foreign-hosts.ts';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** What proxies add to the requests of visitors. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a program of this machine asks for itself: not for a visitor as a proxy does, which TRUST_PROXY, its headers or the name of the shop tell. */
export const isFromThisMachine = (request: FastifyRequest, behindProxy: boolean): boolean =>
  !behindProxy &&
  LOOPBACK.includes(request.socket.remoteAddress ?? '') &&
  request.headers.forwarded === undefined &&
  OF_PROXIES.every((name) => request.headers[name] === undefined) &&
  namesLoopback(request);
