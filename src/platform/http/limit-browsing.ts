import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../duration.ts';
import { refusal, sendError } from './errors.ts';

const RETRY_AFTER_SECONDS = 2;
/** Longer than a replica that does not answer is waited for. */
const PATIENCE = 5 * SECOND;
/** A request that has waited for so long in a long queue is refused when another one comes. */
const LATE = SECOND;
/** Length of the queue in multiples of the slots: up to FAIR it is first in, first out; up to LONGEST last in, first out. */
const FAIR = 2;
const LONGEST = 8;
/** Share of the slots that browsing has while the priority lane is in use. */
const BESIDE_ORDERS = 1 / 4;
const overloaded = refusal('overloaded');

/** Limits a scope; all scopes of one limit count together. `asPage`: the refusal is a page, which the browser reloads by itself. */
export type BrowsingLimit = (app: FastifyInstance, options?: { asPage?: boolean }) => void;

interface Waiting {
  readonly request: FastifyRequest;
  readonly since: number;
  /** Ends the wait: with a slot, or without. */
  end(admitted: boolean): void;
}

/**
 * Load shedding for one process. At most `slots` answers are made at once (finished answers do not count); further requests wait in a queue, and
 * get 503 with Retry-After where no slot was free within `patience` (ms). In a long queue the newest request is served first: some visitors
 * are served at once instead of all of them late. Requests of a priority lane take no slot, and leave fewer to browsing meanwhile.
 */
export function createBrowsingLimit(
  slots: number,
  patience = PATIENCE,
): { limitBrowsing: BrowsingLimit; priorityLane(app: FastifyInstance): void } {
  const queue: Waiting[] = [];
  const atWork = new WeakSet<FastifyRequest>();
  const inLane = new WeakSet<FastifyRequest>();
  let working = 0;
  let ordering = 0;

  const hasFreeSlot = () =>
    working < (ordering > 0 ? Math.max(1, Math.floor(slots * BESIDE_ORDERS)) : slots);
  const begin = (request: FastifyRequest) => {
    working += 1;
    atWork.add(request);
  };
  const admit = () => {
    while (queue.length > 0 && hasFreeSlot()) {
      const next = queue.length > slots * FAIR ? queue.pop() : queue.shift();
      next?.end(true);
    }
  };

  const isTooLong = () => {
    const [first] = queue;
    if (!first || queue.length <= slots * FAIR) return false;
    return queue.length > slots * LONGEST || performance.now() - first.since > LATE;
  };

  const enter = (request: FastifyRequest): Promise<boolean> => {
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
    queue.push(waiting);
    admit();
    while (isTooLong()) queue.shift()?.end(false);
    return promise;
  };
  const giveUp = (request: FastifyRequest) => {
    const place = queue.findIndex((waiting) => waiting.request === request);
    if (place !== -1) queue.splice(place, 1)[0]?.end(false);
  };
  const leave = (request: FastifyRequest) => {
    giveUp(request);
    if (!atWork.delete(request)) return;
    working -= 1;
    admit();
  };

  const limitBrowsing: BrowsingLimit = (app, { asPage = false } = {}) => {
    app.addHook('onRequest', async (request, reply) => {
      if (await enter(request)) return;
      reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
      return asPage ? sendPage(reply) : sendError(reply, overloaded);
    });
    whenOver(app, leave);
  };

  const pass = (request: FastifyRequest) => {
    if (!inLane.delete(request)) return;
    ordering -= 1;
    admit();
  };
  const priorityLane = (app: FastifyInstance) => {
    // After the whole body has arrived: a client that sends an order slowly holds up no other.
    app.addHook('preValidation', async (request) => {
      ordering += 1;
      inLane.add(request);
    });
    whenOver(app, pass);
  };
  return { limitBrowsing, priorityLane };
}

/** Calls back when the answer is made (the time to send it is not work), or when the client has gone. */
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
