import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorMessageCode, errorMessages } from '#messages/errors.ts';

const failures: Record<string, [status: number, message: ErrorMessageCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'bodyTooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'tooSlow'],
};

/** Answers input that is not a valid HTTP request, in the JSON form of all errors. Fastify has no route and no reply for it. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const [status, message] = failures[error.code ?? ''] ?? [400, 'badRequest'];
    const body = JSON.stringify({ detail: errorMessages[message] });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
