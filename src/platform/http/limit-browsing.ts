import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StatementsInFlight } from '../database/statements-in-flight.ts';
import { SECOND } from '../time/duration.ts';
import { refusal, sendError } from './errors.ts';

const RETRY_AFTER_SECONDS = 2;
/** Longer than the timeouts of a replica. */
const QUEUE_TIMEOUT = 5 * SECOND;
/** Longest wait in a long queue when another request arrives. */
const LONG_QUEUE_TIMEOUT = SECOND;
/** Queue length up to which it is first in, first out; a multiple of `most`. */
const FIFO_LENGTH = 2;
/** Longest queue, where none is given; a multiple of `most`. */
const MAX_LENGTH = 8;
/** Share of `most` that browsing gets while an order is in progress. */
const SHARE_DURING_ORDERS = 1 / 4;

const overloaded = refusal('overloaded');

/** Limits a scope; all scopes of one limit share its slots. `asPage`: a refusal is an HTML page that reloads itself. */
export type BrowsingLimit = (app: FastifyInstance, options?: { asPage?: boolean }) => void;

/** Milliseconds. */
export interface BrowsingWaits {
  /** Longest wait for a slot. Default: 5 s. */
  readonly timeout?: number;
  /** Longest wait in a long queue when another request arrives. Default: 1 s. */
  readonly longQueueTimeout?: number;
}

interface Waiting {
  readonly request: FastifyRequest;
  readonly since: number;
  /** Ends the wait: with a slot, or with a refusal. */
  end(admitted: boolean): void;
}

/**
 * Concurrency limit with load shedding: at most `most` responses are made at once (cache hits do not count), because more only slow each
 * other down. A slot is free again when the response is made and its statements have ended, also if the client has gone. Further requests wait in a queue; after `timeout` ms they get 503 with Retry-After. A long queue is last in, first out: some
 * visitors are served at once instead of all of them late. Only browsing is limited. Requests of a priority lane (`priorityLane`) start at once,
 * and browsing gets fewer slots meanwhile.
 */
export function createBrowsingLimit(
  most: number,
  {
    timeout = QUEUE_TIMEOUT,
    longQueueTimeout = LONG_QUEUE_TIMEOUT,
    longest = most * MAX_LENGTH,
  }: BrowsingWaits & { longest?: number } = {},
): { limitBrowsing: BrowsingLimit; priorityLane(app: FastifyInstance): void } {
  const queue: Waiting[] = [];
  const running = new WeakMap<FastifyRequest, StatementsInFlight>();
  const prioritized = new WeakSet<FastifyRequest>();
  let runningCount = 0;
  let priorityCount = 0;

  const hasSlot = () =>
    runningCount < (priorityCount > 0 ? Math.max(1, Math.floor(most * SHARE_DURING_ORDERS)) : most);
  const begin = (request: FastifyRequest) => {
    runningCount += 1;
    running.set(request, new StatementsInFlight());
  };
  const admit = () => {
    while (queue.length > 0 && hasSlot()) {
      const next = queue.length > most * FIFO_LENGTH ? queue.pop() : queue.shift();
      next?.end(true);
    }
  };

  const isTooLong = () => {
    const [first] = queue;
    if (!first || queue.length <= most * FIFO_LENGTH) return false;
    return queue.length > longest || performance.now() - first.since > longQueueTimeout;
  };

  const enqueue = (request: FastifyRequest): Promise<boolean> => {
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
    const timer = setTimeout(() => dequeue(request), timeout);
    queue.push(waiting);
    admit();
    while (isTooLong()) queue.shift()?.end(false);
    return promise;
  };
  const dequeue = (request: FastifyRequest) => {
    const place = queue.findIndex((waiting) => waiting.request === request);
    if (place !== -1) queue.splice(place, 1)[0]?.end(false);
  };
  const free = () => {
    runningCount -= 1;
    admit();
  };
  const release = (request: FastifyRequest) => {
    const statements = running.get(request);
    if (!statements) return;
    running.delete(request);
    if (statements.isEmpty) free();
    else statements.ended().then(free);
  };

  const limitBrowsing: BrowsingLimit = (app, { asPage = false } = {}) => {
    const refuse = (reply: FastifyReply) => {
      reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
      return asPage ? sendPage(reply) : sendError(reply, overloaded);
    };
    app.addHook('onRequest', (request, reply, next) => {
      // The rest of the request runs inside: its statements are counted as its own.
      const proceed = () => running.get(request)?.run(next);
      enqueue(request).then((admitted) => (admitted ? proceed() : refuse(reply)), next);
    });
    whenMade(app, release);
    app.addHook('onRequestAbort', async (request) => dequeue(request));
  };

  const leaveLane = (request: FastifyRequest) => {
    if (!prioritized.delete(request)) return;
    priorityCount -= 1;
    admit();
  };
  const priorityLane = (app: FastifyInstance) => {
    // After the body has arrived: a client that sends its body slowly must not block browsing.
    app.addHook('preValidation', async (request) => {
      priorityCount += 1;
      prioritized.add(request);
    });
    whenMade(app, leaveLane);
    app.addHook('onRequestAbort', async (request) => leaveLane(request));
  };
  return { limitBrowsing, priorityLane };
}

/** Calls `end` when the response is made: a handler makes one for an aborted request too. The time to send it does not count. */
function whenMade(app: FastifyInstance, end: (request: FastifyRequest) => void): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    end(request);
    done();
  });
}

const sendPage = (reply: FastifyReply) =>
  reply
    .status(503)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${2 * RETRY_AFTER_SECONDS}"><title>${overloaded.body.detail}</title><p>${overloaded.body.detail}</p></html>`);
