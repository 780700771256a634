import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessages } from '#messages/errors.ts';
import { sendError } from './errors.ts';

const RETRY_AFTER_SECONDS = 2;
const body = { detail: errorMessages.overloaded };

/** Limits a scope; all scopes of one limit count together. `asPage`: who is refused reads it in a browser, which tries again by itself. */
export type BrowsingLimit = (app: FastifyInstance, options?: { asPage?: boolean }) => void;

/**
 * Keeps a process from taking on more than it can do: of what has to be made (finished answers do not count) at most so many at once, and whoever
 * comes beyond hears 503 and when to come again, instead of waiting with everybody else. For browsing alone: orders are always taken.
 */
export function createBrowsingLimit(most: number): BrowsingLimit {
  let inFlight = 0;
  const counted = new WeakSet<FastifyRequest>();

  const leave = (request: FastifyRequest) => {
    if (counted.delete(request)) inFlight -= 1;
  };

  return (app, { asPage = false } = {}) => {
    app.addHook('onRequest', async (request, reply) => {
      if (inFlight >= most) {
        reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
        return asPage ? sendPage(reply) : sendError(reply, { status: 503, body });
      }
      inFlight += 1;
      counted.add(request);
    });
    app.addHook('onResponse', async (request) => leave(request));
    app.addHook('onRequestAbort', async (request) => leave(request));
  };
}

const sendPage = (reply: FastifyReply) =>
  reply
    .status(503)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${2 * RETRY_AFTER_SECONDS}"><title>${body.detail}</title><p>${body.detail}</p></html>`);
