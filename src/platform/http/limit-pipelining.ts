import type { FastifyInstance } from 'fastify';

/** Browsers and proxies do not pipeline requests; a few are harmless. */
const MAX_PIPELINED = 3;

/**
 * Closes a connection with too many pipelined requests. Each response stays in memory until the responses before it are sent, so a few
 * clients that do not read could fill the memory.
 */
export function limitPipelining(app: FastifyInstance): void {
  const pending = new WeakMap<object, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (pending.get(socket) ?? 0) + 1;
    pending.set(socket, count);
    if (count > MAX_PIPELINED) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    done();
  });
}
