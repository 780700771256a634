import { ShopError } from '#contracts/shop.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import { expectAnswer, noteNoAnswer } from './connection.ts';
import { deviceId, sessionId } from './device.ts';

const TIMEOUT = 15_000;

/** A call of the API, from the tables of `contracts/calls`. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
}

export interface Answered {
  readonly status: number;
  /** Untrusted JSON: the readers in `answers/` turn it into a type of the contracts. */
  readonly data: unknown;
}

/**
 * One HTTP request to the API, as a guest or with an access token. Rejects with {@link ShopError}; its status is 0 when no usable answer
 * came within 15 s.
 */
export async function send(
  { method, url }: Call,
  body?: unknown,
  access: string | null = null,
): Promise<Answered> {
  const noteAnswer = expectAnswer();
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: requestHeaders(body !== undefined, access),
    body: body === undefined ? null : JSON.stringify(body),
    // The browser completes the request even when the visitor leaves the page.
    keepalive: method !== 'GET',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    noteNoAnswer();
    throw new ShopError(0, String(error));
  });
  noteAnswer();
  const answer = await readJson(response);
  if (!response.ok) throw failure(response.status, answer);
  return { status: response.status, data: answer };
}

/** Spec section 7: bearer token, CSRF token, device id and session id. */
function requestHeaders(hasBody: boolean, access: string | null): Record<string, string> {
  const csrfToken = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
  return {
    accept: 'application/json',
    'x-device-id': deviceId(),
    'x-session-id': sessionId(),
    ...(access && { authorization: `Bearer ${access}` }),
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(csrfToken && { 'x-csrftoken': csrfToken }),
  };
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    // The status 201 alone means that the order is created (spec section 4, "Order creation").
    if (response.status === 201) return null;
    throw new ShopError(response.ok ? 0 : response.status, 'The answer is not JSON');
  }
}

function failure(status: number, body: unknown): ShopError {
  const answer = typeof body === 'object' && body !== null ? body : {};
  if ('detail' in answer && typeof answer.detail === 'string') {
    return new ShopError(status, answer.detail, body);
  }
  const fields = Object.fromEntries(
    Object.entries(answer).filter(([, messages]) => Array.isArray(messages)),
  ) as FieldErrors;
  return new ShopError(status, Object.values(fields).flat().join(' '), body, fields);
}
