import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AnswerCache,
  type AnswerUse,
  type Encoding,
  type KeptAnswer,
  packAnswer,
} from './answer-cache.ts';

/** What an answer is kept under; null for a request whose answer is not kept. */
export type KeyOf = (request: FastifyRequest) => string | null;

interface Work {
  readonly key: string;
  readonly version: number | null;
  readonly done: Promise<KeptAnswer | null>;
  finish(answer: KeptAnswer | null): void;
}

/**
 * Lets the answers of a scope be made once and given to many, compressed already, with an ETag. Of many requests for one answer that is
 * not there, one makes it and the others wait; those that come while an old one is being renewed get the old one.
 */
export function keepAnswers(
  app: FastifyInstance,
  cache: AnswerCache,
  keyOf: KeyOf,
  onUse: (use: AnswerUse) => void = () => undefined,
): void {
  const works = new Map<string, Work>();
  const workOf = new WeakMap<FastifyRequest, Work>();

  const finish = (request: FastifyRequest, answer: KeptAnswer | null) => {
    const work = workOf.get(request);
    if (!work) return;
    workOf.delete(request);
    if (works.get(work.key) === work) works.delete(work.key);
    work.finish(answer);
  };

  const begin = (request: FastifyRequest, key: string, version: number | null) => {
    onUse('made');
    const { promise: done, resolve } = Promise.withResolvers<KeptAnswer | null>();
    const work = { key, version, done, finish: resolve };
    works.set(key, work);
    workOf.set(request, work);
  };

  // Without a promise where the answer is there: these are most, and nothing else is so quick.
  app.addHook('onRequest', (request, reply, goOn) => {
    const key = request.method === 'GET' ? keyOf(request) : null;
    if (key === null) return goOn();
    const found = cache.find(key);
    const work = works.get(key);
    const freshness = found?.freshness ?? 'old';
    if (found && freshness !== 'old' && (freshness !== 'stale' || work)) {
      onUse(freshness);
      return give(request, reply, found.answer);
    }
    const version = cache.version();
    const make = () => {
      begin(request, key, version);
      goOn();
    };
    // What was begun before a change is not for those who come after it.
    if (work?.version !== version) return make();
    work.done.then((answer) => {
      if (!answer) return make();
      onUse('awaited');
      give(request, reply, answer);
    }, goOn);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const work = workOf.get(request);
    if (!work || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const answer = await packAnswer(payload, headersOf(reply), encodingFor(request));
    cache.keep(work.key, answer, work.version);
    finish(request, answer);
    return encode(request, reply, answer);
  });

  app.addHook('onResponse', (request, _reply, done) => {
    finish(request, null);
    done();
  });
  app.addHook('onRequestAbort', async (request) => finish(request, null));
}

const kept = ['content-type', 'content-security-policy', 'cache-control', 'link'];

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    kept.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

function give(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  const body = encode(request, reply.headers(answer.headers), answer);
  const send = (payload: unknown) => void reply.send(payload);
  if (body instanceof Promise) body.then(send, send);
  else send(body);
}

/** The body in an encoding that the client takes; empty where it has it already. */
function encode(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<Buffer> | Buffer | string {
  // It is compressed: the plugin that compresses has nothing to do.
  request.headers['x-no-compression'] = 'kept';
  const encoding = encodingFor(request);
  const etag = `"${answer.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.status(304).removeHeader('content-type');
    return '';
  }
  if (encoding) reply.header('content-encoding', encoding);
  return answer.encoded(encoding);
}

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding'];
  const best = accepted === undefined ? null : negotiate(accepted, ['br', 'gzip', 'identity']);
  return best === 'br' || best === 'gzip' ? best : null;
}

const isKnown = (condition: string | undefined, etag: string): boolean =>
  condition?.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim())) ?? false;
