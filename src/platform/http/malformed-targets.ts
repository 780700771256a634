import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refusal, sendError } from './errors.ts';

const VERSIONS = ['1.0', '1.1'];
const TARGET = /^(\/|https?:\/\/)/i;

/**
 * Refuses requests that Node's parser lets through and HTTP/1.1 forbids: a target that is neither a path nor a URL, two Host headers, another
 * version. A proxy may read such a request in another way than the shop.
 */
export function refuseMalformedTargets(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, originalUrl }, reply, done) => {
    const isWellFormed =
      VERSIONS.includes(raw.httpVersion) && TARGET.test(originalUrl) && countHosts(raw) <= 1;
    if (isWellFormed) return done();
    reply.header('connection', 'close');
    return sendError(reply, refusal('bad_request'));
  });
}

/** Names and values alternate. */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
