import Fastify from 'fastify';
import { onTestFinished } from 'vitest';

/** A server of this machine that takes notices as the shop does; it closes with the test. */
export async function openNoticeReceiver() {
  const received: string[] = [];
  const answer = { status: 200, text: 'OK' };
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/', (request, reply) => {
    received.push(String(request.body));
    return reply.code(answer.status).send(answer.text);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { url: `${url}/`, received, answer };
}
