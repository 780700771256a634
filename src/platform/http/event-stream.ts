import type { FastifyInstance, FastifyReply } from 'fastify';
import { SECOND } from '../duration.ts';

/** A proxy may end a connection on which nothing is said for a minute. */
const BREATH = 20 * SECOND;
/** A browser comes back so soon after a lost connection. */
const RETRY = 3 * SECOND;

export interface EventStream {
  /** Sends an event with these data. */
  send(data: object): void;
  end(): void;
}

interface Options {
  /** Called at each breath: a stream that is no longer allowed ends. */
  readonly mayStay: () => Promise<boolean>;
  readonly onEnd: () => void;
}

/** Opens streams of server-sent events, which end when the server closes. `most`: so many at once; further ones get 503. */
export function createEventStreams(app: FastifyInstance, most: number) {
  const open = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  return {
    isFull: () => open.size >= most,
    open(reply: FastifyReply, { mayStay, onEnd }: Options): EventStream {
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
        if (await mayStay().catch(() => true)) raw.write(':\n\n');
        else stream.end();
      }, BREATH);
      breath.unref();
      const stream: EventStream = {
        send: (data) => void raw.write(`data: ${JSON.stringify(data)}\n\n`),
        end: () => void raw.end(),
      };
      open.add(stream);
      raw.on('close', () => {
        clearInterval(breath);
        open.delete(stream);
        onEnd();
      });
      return stream;
    },
  };
}
