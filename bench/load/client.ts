import { once } from 'node:events';
import { Agent, get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure, Agent as SecureAgent } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** What a browser says that it takes. */
export const headers = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };

/** An answer as it goes over the wire: packed as it came. */
export interface Taken {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Client {
  take(address: string): Promise<Taken>;
  leave(): void;
}

/** Asks one thing after another, on a connection that stays open where the server lets it. */
export function openClient(base: string): Client {
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
