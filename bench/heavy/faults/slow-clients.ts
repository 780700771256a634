import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Finding,
  memoryOf,
  openFiles,
  slowestPage,
  until,
  withFolder,
  withShop,
} from './fault.ts';

const WRITERS = 250;
const READERS = 250;
const SECONDS = 120;
/** Limit for a page, ms: generous, because the machine also runs the clients. */
const SLOW = 2000;

/** Slowloris clients that send one byte a second, in the headers or in the body, and clients that send requests but read nothing. */
export const slowClients = (): Promise<Finding[]> =>
  withFolder((folder) =>
    withShop(folder, async ({ url, child }) => {
      await slowestPage(url);
      const look = async () => ({
        slowest: await slowestPage(url),
        memory: memoryOf(child.pid),
        files: openFiles(child.pid),
      });
      const before = await look();
      const started = performance.now();
      crowd(url, READERS, `${GET}\r\n`.repeat(3));
      const writing = {
        'headers byte by byte': crowd(url, WRITERS, 'GET / HTTP/1.1\r\nHost: shop\r\nX-A: ', 'a'),
        'body byte by byte': crowd(url, WRITERS, `${POST}{"cart_items":[`, ' '),
      };
      await pause(5000);
      const during = await look();
      const ended: Finding[] = [];
      const tell = (kind: string, ok: boolean) => {
        const found = Math.round((performance.now() - started) / 1000);
        ended.push({ what: `${kind}: connection closed after s`, found, ok });
      };
      for (const [kind, sockets] of Object.entries(writing)) {
        tell(kind, await until(() => sockets.every(({ destroyed }) => destroyed), SECONDS));
      }
      tell(
        'reading nothing',
        await until(() => openFiles(child.pid) < before.files + READERS / 2, SECONDS),
      );
      const grown = Math.round(during.memory - before.memory);
      return [
        {
          what: 'slow clients',
          found: during.files - before.files,
          ok: during.files > before.files + WRITERS,
        },
        { what: 'slowest page before, ms', found: before.slowest },
        { what: 'slowest page with them, ms', found: during.slowest, ok: during.slowest < SLOW },
        { what: 'memory for them, MB', found: grown, ok: grown < 200 },
        ...ended,
      ];
    }),
  );

const GET = 'GET /products/?category=divany HTTP/1.1\r\nHost: shop\r\n';
const POST =
  'POST /api/orders/cart/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';

/** Clients that send `begin` and then `letter` every second. Without `letter` they do not read the responses. */
function crowd(url: string, count: number, begin: string, letter?: string): Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(begin);
    if (letter === undefined) {
      // Stays until the end of the benchmark: a paused socket does not notice that the server has closed it.
      socket.pause().unref();
    } else {
      socket.resume();
      const timer = setInterval(() => socket.write(letter), 1000);
      socket.once('close', () => clearInterval(timer));
    }
    return socket;
  });
}
