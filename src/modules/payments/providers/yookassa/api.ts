import { askJson } from '../ask-json.ts';
import type { Refused, Unknown } from '../provider.ts';
import { safeCode } from '../tolerant.ts';
import { fault } from './answers.ts';

/** The keys of a shop, as its cabinet shows them. */
export interface YookassaAccount {
  readonly shopId: string;
  readonly secretKey: string;
}

interface Options extends YookassaAccount {
  readonly url: string;
  /** How long an answer is waited for, ms. */
  readonly patience: number;
}

interface YookassaRequest {
  /** After `/v3`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** `Idempotence-Key` of a POST. */
  readonly key?: string;
}

/** Answers what was read of a 200, `isAbsent` for a 404, why it was refused, or that nothing is known. */
export type AskYookassa = (
  request: YookassaRequest,
) => Promise<{ read: unknown } | { isAbsent: true } | Refused | Unknown>;

/** Asks the API of YooKassa, version 3. A request with a body is a POST. */
export function createYookassaApi({ url, patience, shopId, secretKey }: Options): AskYookassa {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  return async ({ path, query = {}, body, key }) => {
    const address = new URL(`${url}/v3${path}`);
    address.search = new URLSearchParams(query).toString();
    const headers = {
      authorization,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotence-key': key }),
    };
    const init = body
      ? { method: 'POST', headers, body: JSON.stringify(body) }
      : { method: 'GET', headers };
    const answer = await askJson(address.href, init, patience);
    // 202: the provider is still at it. 429: asked too often.
    if (!answer || answer.status >= 500 || [202, 429].includes(answer.status)) {
      return { isUnknown: true };
    }
    const { status, read } = answer;
    if (status === 200) return read === undefined ? { isUnknown: true } : { read };
    if (status === 401 || status === 403) return { refused: 'keys refused', code: String(status) };
    // The page of a proxy says nothing about a payment.
    const { data } = fault.safeParse(read);
    if (!data) return { isUnknown: true };
    if (status === 404) return { isAbsent: true };
    const code = [data.code, data.parameter].filter((part) => part !== null).map(safeCode);
    return { refused: 'by provider', code: code.join(' ') };
  };
}
