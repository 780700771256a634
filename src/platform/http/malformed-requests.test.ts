import type { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { answerMalformedRequest } from './malformed-requests.ts';

/** What is written to the socket before it is destroyed. */
function answerTo(code: string, writable = true): string {
  const write = vi.fn<(text: string) => void>();
  const destroy = vi.fn();
  const socket = { writable, write, destroy } as unknown as Socket;
  answerMalformedRequest(Object.assign(new Error('malformed'), { code }), socket);
  expect(destroy).toHaveBeenCalledOnce();
  return write.mock.calls.flat().join('');
}

it.each([
  ['HPE_INVALID_URL', 400, 'Bad Request'],
  ['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout'],
])('%s is answered with %i and a Russian message', (code, status, name) => {
  const [head = '', body = ''] = answerTo(code).split('\r\n\r\n');
  const [line, ...headers] = head.split('\r\n');
  expect(line).toBe(`HTTP/1.1 ${status} ${name}`);
  expect(headers).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/[а-я]{3}/) });
});

it('writes nothing to a closed connection', () => {
  expect(answerTo('ECONNRESET')).toBe('');
  expect(answerTo('HPE_INVALID_URL', false)).toBe('');
});
