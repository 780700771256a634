import type { FastifyReply } from 'fastify';
import type { Misfortunes } from './misfortunes.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

const TOO_LONG = 2 * 1024 * 1024;

/** Does what was asked and sends the answer, or what goes wrong in place of it. */
export async function answerWith(
  reply: FastifyReply,
  misfortunes: Misfortunes,
  isWriting: boolean,
  work: () => Promise<Answer>,
): Promise<FastifyReply> {
  if (misfortunes.isSilent) return reply.hijack();
  if (misfortunes.losesRequests) return hangUp(reply);
  if (misfortunes.isBusy) return reply.code(429).send({ type: 'error', code: 'too_many_requests' });
  if (misfortunes.redirects) return reply.redirect('/elsewhere', 307);
  if (misfortunes.isProxyPage) return reply.type('text/html').send('<h1>Доступ закрыт</h1>');
  if (misfortunes.isEndless) return reply.send({ filler: 'x'.repeat(TOO_LONG) });
  const answer = await work();
  if (isWriting && misfortunes.losesAnswers > 0) {
    misfortunes.losesAnswers -= 1;
    return hangUp(reply);
  }
  if (isWriting && misfortunes.keepsAnswers > 0) {
    misfortunes.keepsAnswers -= 1;
    return reply.hijack();
  }
  if (isWriting && misfortunes.fallsAfterDone > 0) {
    misfortunes.fallsAfterDone -= 1;
    return reply.code(500).send({ type: 'error', code: 'internal_server_error' });
  }
  return reply.code(answer.status).send(answer.body);
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
