import type { FastifyInstance } from 'fastify';

/** Browsers ask one thing after another, proxies too; a few more are no harm. */
const MOST = 3;

/**
 * Ends a connection on which more is asked than is being taken: each answer would be made and held in memory until those before it have gone,
 * and a few connections that read nothing would fill it.
 */
export function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<object, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MOST) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
