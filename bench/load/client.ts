import { once } from 'node:events';
import { Agent, get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure, Agent as SecureAgent } from 'node:https';
import { buffer } from 'node:stream/consumers';

export type Headers = Readonly<Record<string, string>>;

/** Request headers of a browser. */
export const browserHeaders: Headers = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };

/** A response as received, still compressed. */
export interface Taken {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Client {
  take(address: string): Promise<Taken>;
  leave(): void;
}

/** Sends one request after another on a keep-alive connection. */
export function openClient(base: string, headers = browserHeaders): Client {
  const secure = base.startsWith('https:');
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true });
  return {
    async take(address) {
      const request = (secure ? getSecure : getPlain)(base + address, { headers, agent });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      const body = await buffer(answer);
      return { status: answer.statusCode ?? 0, headers: answer.headers, body };
    },
    leave: () => agent.destroy(),
  };
}
