import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Forwarder {
  /** Address of the same server by the forwarder. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections but forwards no bytes and no end of a connection, like a machine that hangs. */
  freeze(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP forwarder to the server of `url`, which can fail. */
export async function startForwarder(url: string): Promise<Forwarder> {
  const target = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  const end = (pair: [Socket, Socket]) => {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => isFrozen || end(pair));
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
    pairs.forEach(end);
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
      // Dropped bytes broke the protocol of these connections.
      pairs.forEach(end);
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
