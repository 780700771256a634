import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorMessageCode, errorMessages } from '#messages/errors.ts';

const failures: Record<string, [status: number, message: ErrorMessageCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'bodyTooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'tooSlow'],
};

/** Answers what is no request at all, for which there is no route and no reply yet, in the form of every other refusal. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
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
