// A server that only sends prepared bytes: the upper bound for any Fastify server. Started by bare-server.ts, which sends it the responses.
import fastify from 'fastify';
import type { FinishedAnswer } from './bare-server.ts';

let answers = new Map<string, FinishedAnswer>();
const app = fastify();
app.get('/*', (request, reply) => {
  const answer = answers.get(request.url);
  if (!answer) return reply.code(404).send();
  return reply.headers(answer.headers).send(answer.body);
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', (given: Map<string, FinishedAnswer>) => {
  answers = given;
  process.send?.('ready');
});
process.send?.(url);
