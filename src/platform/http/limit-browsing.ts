import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../duration.ts';
import { refusal, sendError } from './errors.ts';

const RETRY_AFTER_SECONDS = 2;
/** Longer than a replica is waited for that does not answer. */
const PATIENCE = 5 * SECOND;
/** In a long line, when somebody else comes. */
const LATE = SECOND;
/** How many wait, in multiples of those at work: while it is a fair line, and at most. */
const FAIR_LINE = 2;
const LINE = 8;
/** What is left to browsing while somebody orders. */
const BESIDE_ORDERS = 1 / 4;
const overloaded = refusal('overloaded');

/** Limits a scope; all scopes of one limit count together. `asPage`: who is refused reads it in a browser, which tries again by itself. */
export type BrowsingLimit = (app: FastifyInstance, options?: { asPage?: boolean }) => void;

interface Waiting {
  readonly request: FastifyRequest;
  readonly since: number;
  /** Ends the wait: with a turn, or without. */
  end(admitted: boolean): void;
}

/**
 * Keeps a process from taking on more than it can do. Of what has to be made (finished answers do not count) `most` are at work at once: more
 * would not be made sooner, only all of them later. Whoever comes beyond waits for a turn, and hears 503 and when to come again where there was
 * none within `patience` (ms). In a long line the last to come is the first to get one: some are served at once, in place of everybody late.
 * For browsing alone: the requests of a scope that goes before are taken at once, and less is left to browsing meanwhile.
 */
export function createBrowsingLimit(
  most: number,
  patience = PATIENCE,
): { limitBrowsing: BrowsingLimit; goBefore(app: FastifyInstance): void } {
  const line: Waiting[] = [];
  const atWork = new WeakSet<FastifyRequest>();
  const before = new WeakSet<FastifyRequest>();
  let working = 0;
  let ordering = 0;

  const hasTurn = () =>
    working < (ordering > 0 ? Math.max(1, Math.floor(most * BESIDE_ORDERS)) : most);
  const begin = (request: FastifyRequest) => {
    working += 1;
    atWork.add(request);
  };
  const admit = () => {
    while (line.length > 0 && hasTurn()) {
      const next = line.length > most * FAIR_LINE ? line.pop() : line.shift();
      next?.end(true);
    }
  };

  const isTooLong = () => {
    const [first] = line;
    if (!first || line.length <= most * FAIR_LINE) return false;
    return line.length > most * LINE || performance.now() - first.since > LATE;
  };

  const come = (request: FastifyRequest): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiting: Waiting = {
      request,
      since: performance.now(),
      end(admitted) {
        clearTimeout(timer);
        if (admitted) begin(request);
        resolve(admitted);
      },
    };
    const timer = setTimeout(() => giveUp(request), patience);
    line.push(waiting);
    admit();
    while (isTooLong()) line.shift()?.end(false);
    return promise;
  };
  const giveUp = (request: FastifyRequest) => {
    const place = line.findIndex((waiting) => waiting.request === request);
    if (place !== -1) line.splice(place, 1)[0]?.end(false);
  };
  const leave = (request: FastifyRequest) => {
    giveUp(request);
    if (!atWork.delete(request)) return;
    working -= 1;
    admit();
  };

  const limitBrowsing: BrowsingLimit = (app, { asPage = false } = {}) => {
    app.addHook('onRequest', async (request, reply) => {
      if (await come(request)) return;
      reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
      return asPage ? sendPage(reply) : sendError(reply, overloaded);
    });
    whenOver(app, leave);
  };

  const pass = (request: FastifyRequest) => {
    if (!before.delete(request)) return;
    ordering -= 1;
    admit();
  };
  const goBefore = (app: FastifyInstance) => {
    // When it has come whole: whoever sends an order letter by letter holds up nobody.
    app.addHook('preValidation', async (request) => {
      ordering += 1;
      before.add(request);
    });
    whenOver(app, pass);
  };
  return { limitBrowsing, goBefore };
}

/** When an answer is made (how long somebody takes to read it is no work), or nobody waits for it any more. */
function whenOver(app: FastifyInstance, end: (request: FastifyRequest) => void): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    end(request);
    done();
  });
  app.addHook('onRequestAbort', async (request) => end(request));
}

const sendPage = (reply: FastifyReply) =>
  reply
    .status(503)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${2 * RETRY_AFTER_SECONDS}"><title>${overloaded.body.detail}</title><p>${overloaded.body.detail}</p></html>`);
