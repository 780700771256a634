import type { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { answerMalformedRequests } from './malformed-requests.ts';

/** What is written to the socket before it is destroyed. */
function answerTo(code: string, writable = true): string {
  const write = vi.fn<(text: string) => void>();
  const destroy = vi.fn();
  const socket = { writable, write, destroy } as unknown as Socket;
  const answer = answerMalformedRequests({ 'x-content-type-options': 'nosniff' });
  answer(Object.assign(new Error('malformed'), { code }), socket);
  expect(destroy).toHaveBeenCalledOnce();
  return write.mock.calls.flat().join('');
}

it.each([
  ['HPE_INVALID_URL', 400, 'Bad Request', 'bad_request'],
  ['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large', 'headers_too_large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout', 'request_timeout'],
])('%s is a %i, said in Russian and in full', (error, status, name, code) => {
  const [head = '', body = ''] = answerTo(error).split('\r\n\r\n');
  const [line, ...headers] = head.split('\r\n');
  expect(line).toBe(`HTTP/1.1 ${status} ${name}`);
  expect(headers).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(headers).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/[а-я]{3}/), code });
});

it('writes nothing to a closed connection', () => {
  expect(answerTo('ECONNRESET')).toBe('');
  expect(answerTo('HPE_INVALID_URL', false)).toBe('');
});
