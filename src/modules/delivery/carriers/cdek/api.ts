import { jsonOfAnswer } from '#platform/network/json-of-answer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { MINUTE, SECOND } from '#platform/time/duration.ts';
import { errorCodesOf, token as tokenAnswer } from './answers.ts';
import { CdekKeysRefused, CdekRefused, CdekSilent } from './failures.ts';

/** The keys of a contract, as its cabinet shows them. */
export interface CdekAccount {
  readonly account: string;
  readonly secret: string;
}

export interface CdekRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** After `/v2`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal: AbortSignal;
}

/** Asks the API of CDEK, version 2. Throws {@link CdekSilent}, {@link CdekKeysRefused} or {@link CdekRefused}. */
export type AskCdek = (request: CdekRequest) => Promise<unknown>;

interface Options extends CdekAccount {
  readonly url: string;
  readonly clock: Clock;
  /** How long a token is waited for, ms. */
  readonly patience: number;
}

const LARGEST_ANSWER = 4 * 1024 * 1024;
/** A token is renewed so long before its end. */
const MARGIN = MINUTE;
const UNAUTHORIZED = 401;

/** The token is kept for its hour, and fetched once however many ask for it at the same time. */
export function createCdekApi({ url, clock, patience, account, secret }: Options): AskCdek {
  let kept: { readonly text: string; readonly until: number } | undefined;
  let fetching: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: account,
      client_secret: secret,
    });
    const signal = AbortSignal.timeout(patience);
    const { status, read } = await send(`${url}/v2/oauth/token`, { method: 'POST', body, signal });
    if (status >= 400 && status < 500 && status !== 429) throw new CdekKeysRefused();
    const { data } = tokenAnswer.safeParse(read);
    if (status !== 200 || !data) throw new CdekSilent(`token: ${status}`);
    kept = {
      text: data.access_token,
      until: clock.now().getTime() + data.expires_in * SECOND - MARGIN,
    };
    return kept.text;
  }

  function tokenNow(): Promise<string> {
    if (kept && kept.until > clock.now().getTime()) return Promise.resolve(kept.text);
    fetching ??= fetchToken().finally(() => {
      fetching = undefined;
    });
    return fetching;
  }

  return async (request) => {
    const text = await tokenNow();
    const first = await sendWith(url, text, request);
    if (first.status !== UNAUTHORIZED) return answerOf(first);
    // Another call may have renewed it meanwhile.
    if (kept?.text === text) kept = undefined;
    const again = await sendWith(url, await tokenNow(), request);
    if (again.status === UNAUTHORIZED) throw new CdekKeysRefused();
    return answerOf(again);
  };
}

interface Received {
  readonly status: number;
  readonly read: unknown;
}

function answerOf({ status, read }: Received): unknown {
  if (status >= 500 || status === 429 || read === undefined)
    throw new CdekSilent(`answer ${status}`);
  if (status >= 400) throw new CdekRefused(errorCodesOf(read));
  return read;
}

function sendWith(
  url: string,
  token: string,
  { method, path, query = {}, body, signal }: CdekRequest,
): Promise<Received> {
  const address = new URL(`${url}/v2${path}`);
  address.search = new URLSearchParams(query).toString();
  return send(address.href, {
    method,
    signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** A failure bears neither address nor headers: they hold the keys. */
async function send(address: string, init: RequestInit): Promise<Received> {
  try {
    const answer = await fetch(address, { ...init, redirect: 'error' });
    return { status: answer.status, read: await jsonOfAnswer(answer, LARGEST_ANSWER) };
  } catch {
    throw new CdekSilent('no answer');
  }
}
