import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { describeDevice, type RequestOrigin } from '../network/request-origin.ts';

/** Network address and device of a request. */
export const originOf = ({ ip, headers }: FastifyRequest): RequestOrigin => ({
  ip: isIP(ip) ? ip : null,
  device: describeDevice(headers['user-agent']),
});
