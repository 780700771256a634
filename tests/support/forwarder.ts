import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Forwarder {
  /** The same address by another port, which can be cut. */
  readonly url: string;
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Lets nothing through, as a machine that hangs; connections are taken. */
  freeze(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A port of this machine that hands on to the server of `url`. */
export async function startForwarder(url: string): Promise<Forwarder> {
  const target = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
    near.on('data', (bytes) => isFrozen || far.write(bytes));
    far.on('data', (bytes) => isFrozen || near.write(bytes));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const [near] of pairs) near.destroy();
    await closed;
  };
  const forwarded = new URL(url);
  forwarded.port = String(port);
  return {
    url: forwarded.href,
    cut,
    freeze() {
      isFrozen = true;
    },
    async mend() {
      isFrozen = false;
      // What was swallowed is missing: these connections are of no more use.
      for (const [near] of pairs) near.destroy();
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
