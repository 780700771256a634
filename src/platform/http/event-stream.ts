import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { MINUTE, SECOND } from '../time/duration.ts';

/** A proxy may end a connection on which nothing is said for a minute. */
const BREATH = 20 * SECOND;
/** A browser comes back so soon after a lost connection. */
const RETRY = 3 * SECOND;
/** A page whose place another one took comes back later: at once it would take the next one's. */
const RETRY_DISPLACED = 2 * MINUTE;
/** One who is refused may ask again after so many seconds. */
const RETRY_REFUSED = 15;
/** How long a client may take to read the last bytes. */
const FAREWELL = 5 * SECOND;

export interface EventStream {
  /** Sends an event with these data. */
  send(data: object): void;
  end(): void;
}

interface Options {
  /** Whose stream it is. */
  readonly who: string;
  /** Called at each breath: a stream that is no longer allowed ends. */
  readonly mayStay: () => Promise<boolean>;
  /** Called once. */
  readonly onEnd: () => void;
}

interface Bounds {
  /** So many at once; further ones get 503. */
  readonly most: number;
  /** So many of one at once; the oldest ends for a further one. */
  readonly mostOfOne: number;
}

interface Open extends EventStream {
  readonly who: string;
  giveWay(): void;
}

/** Opens streams of server-sent events, which end when the server closes. */
export function createEventStreams(app: FastifyInstance, { most, mostOfOne }: Bounds) {
  const open = new Set<Open>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  const makeRoom = (who: string) => {
    const own = [...open].filter((stream) => stream.who === who);
    if (own.length >= mostOfOne) own[0]?.giveWay();
    if (open.size >= most) throw new DomainError('overloaded', { retryAfter: RETRY_REFUSED });
  };

  return {
    /** Opens a stream. Throws `overloaded` where there are too many. */
    open(reply: FastifyReply, { who, mayStay, onEnd }: Options): EventStream {
      makeRoom(who);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy that gathers the answer would keep the events back.
        'x-accel-buffering': 'no',
      } as Record<string, string>);
      raw.write(`retry: ${RETRY}\n\n`);
      const breath = setInterval(async () => {
        const stays = await mayStay().catch(() => true);
        if (!stays) stream.end();
        else if (open.has(stream)) raw.write(':\n\n');
      }, BREATH);
      breath.unref();
      const leave = () => {
        if (!open.delete(stream)) return;
        clearInterval(breath);
        onEnd();
      };
      const stream: Open = {
        who,
        send: (data) => void raw.write(`data: ${JSON.stringify(data)}\n\n`),
        end() {
          raw.end();
          setTimeout(() => raw.writableFinished || raw.destroy(), FAREWELL).unref();
          // The place is free at once, also where the client reads no more.
          leave();
        },
        giveWay() {
          raw.write(`retry: ${RETRY_DISPLACED}\n\n`);
          stream.end();
        },
      };
      open.add(stream);
      raw.on('close', leave);
      return stream;
    },
  };
}
