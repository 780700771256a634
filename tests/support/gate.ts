import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Gate {
  readonly port: number;
  /** Resets all connections and refuses new ones, like a stopped server. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** A TCP forwarder that can be shut and opened again on the same port. */
export async function startGate(to: { host: string; port: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(to);
    inner.pipe(outer).pipe(inner);
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        inner.destroy();
        outer.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    open: () => listen(port),
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
  };
}
