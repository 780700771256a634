import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Finding, memoryOf, openFiles, slowestPage, withFolder, withShop } from './fault.ts';

const MANY = 10_000;
const AT_ONCE = 500;
const SLOW = 2000;
/** Two source addresses: one does not have enough ports for all connections. */
const addresses = ['127.0.0.2', '127.0.0.3'];

/** Ten thousand idle keep-alive connections. */
export const manySockets = (): Promise<Finding[]> =>
  withFolder((folder) =>
    withShop(folder, async ({ url, child }) => {
      await slowestPage(url);
      const before = { slowest: await slowestPage(url), memory: memoryOf(child.pid) };
      const opened: Socket[] = [];
      try {
        for (let begun = 0; begun < MANY; begun += AT_ONCE) {
          const sockets = await Promise.all(
            Array.from({ length: AT_ONCE }, (_, index) => open(url, begun + index)),
          );
          opened.push(...sockets.filter((socket) => socket !== undefined));
        }
        const files = openFiles(child.pid);
        const each = ((memoryOf(child.pid) - before.memory) * 1024) / Math.max(1, opened.length);
        const slowest = await slowestPage(url);
        return [
          { what: 'open sockets', found: opened.length, ok: opened.length === MANY },
          { what: 'of them open in the shop', found: files, ok: files > MANY },
          { what: 'slowest page before, ms', found: before.slowest },
          { what: 'slowest page with them, ms', found: slowest, ok: slowest < SLOW },
          { what: 'memory for each, kB', found: each.toFixed(1), ok: each < 40 },
        ];
      } finally {
        for (const socket of opened) socket.destroy();
      }
    }),
  );

/** A client that has read a response and keeps its connection open. */
async function open(url: string, number: number): Promise<Socket | undefined> {
  const { hostname, port } = new URL(url);
  const localAddress = addresses[number % addresses.length];
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  try {
    await once(socket, 'connect');
    socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
    await once(socket, 'data');
    socket.on('error', () => undefined);
    return socket;
  } catch {
    return undefined;
  }
}
