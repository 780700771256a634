import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { headers } from './measure.ts';

/** An answer as it goes over the wire. */
export interface FinishedAnswer {
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

export interface BareServer {
  readonly url: string;
  /** From now on it gives the answers that `base` gives at these addresses. */
  mirror(base: string, addresses: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Belong to a connection, not to an answer; the server writes its own. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

/** A bare Fastify in a process of its own. */
export async function startBareServer(): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('bare.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  const [url] = await once(child, 'message');
  return {
    url,
    async mirror(base, addresses) {
      const answers = new Map<string, FinishedAnswer>();
      for (const address of addresses) answers.set(address, await take(base + address));
      child.send(answers);
      await once(child, 'message');
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Not by `fetch`, which would unpack it. */
async function take(url: string): Promise<FinishedAnswer> {
  const request = (url.startsWith('https:') ? getSecure : getPlain)(url, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || ofConnection.includes(name) ? [] : [[name, value]],
  );
  return { headers: Object.fromEntries(kept), body: await buffer(answer) };
}
