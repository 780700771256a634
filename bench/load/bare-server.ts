import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Headers, openClient, type Taken } from './client.ts';

/** A response as it is sent. */
export interface FinishedAnswer {
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

export interface BareServer {
  readonly url: string;
  /** Loads the responses of `base` at these addresses, to serve the same bytes. */
  mirror(base: string, addresses: readonly string[], headers?: Headers): Promise<void>;
  stop(): Promise<void>;
}

/** Connection headers, which each server sets itself. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

/** Starts a bare Fastify in a separate process. */
export async function startBareServer(): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('bare.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  const [url] = await once(child, 'message');
  return {
    url,
    async mirror(base, addresses, headers) {
      const client = openClient(base, headers);
      const answers = new Map<string, FinishedAnswer>();
      for (const address of addresses) {
        const { headers, body } = await client.take(address);
        answers.set(address, { headers: headersOf(headers), body });
      }
      client.leave();
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

const headersOf = (headers: Taken['headers']): FinishedAnswer['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofConnection.includes(name) ? [] : [[name, value]],
    ),
  );
