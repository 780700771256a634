import type { Call } from '../../tests/support/office-at-work.ts';

/** Calls the API of a running shop with the cookie of a member. */
export function callsOf(base: string, cookie: string): Call {
  return async (method, url, body, headers = {}) => {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(base + url, {
      method,
      headers: {
        cookie,
        ...(body && !isBytes && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { statusCode: answer.status, json: () => JSON.parse(text) };
  };
}
