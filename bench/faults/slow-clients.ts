import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, memoryOf, slowestPage, until, withFolder, withShop } from './fault.ts';

const EACH = 250;
const SECONDS = 120;
/** Slower than anybody's patience, on a machine that does other things besides. */
const SLOW = 2000;

/** People who send a letter a second, in the head or in the body of what they ask, and people who ask for much and take nothing. */
export const slowClients = (): Promise<Finding[]> =>
  withFolder((folder) =>
    withShop(folder, async ({ url, child }) => {
      await slowestPage(url);
      const before = { slowest: await slowestPage(url), memory: memoryOf(child.pid) };
      const started = performance.now();
      const kinds = {
        'head letter by letter': crowd(url, 'GET / HTTP/1.1\r\nHost: shop\r\nX-A: ', 'a'),
        'body letter by letter': crowd(url, `${POST}{"cart_items":[`, ' '),
        'taking nothing': crowd(url, `${GET}\r\n`.repeat(300)),
      };
      await pause(5000);
      const during = { slowest: await slowestPage(url), memory: memoryOf(child.pid) };
      const left = () => Object.values(kinds).flat().filter(isHere).length;
      const findings: Finding[] = [];
      for (const [kind, sockets] of Object.entries(kinds)) {
        const areGone = await until(() => !sockets.some(isHere), SECONDS);
        const seconds = Math.round((performance.now() - started) / 1000);
        findings.push({ what: `${kind}: ended after s`, found: seconds, ok: areGone });
      }
      const grown = Math.round(during.memory - before.memory);
      return [
        { what: 'slow clients', found: 3 * EACH },
        { what: 'slowest page before, ms', found: before.slowest },
        {
          what: 'slowest page beside them, ms',
          found: during.slowest,
          ok: during.slowest < SLOW,
        },
        { what: 'memory for them, MB', found: grown, ok: grown < 200 },
        ...findings,
        { what: 'of them left', found: left(), ok: left() === 0 },
      ];
    }),
  );

const GET = 'GET /products/?category=divany HTTP/1.1\r\nHost: shop\r\n';
const POST =
  'POST /api/orders/cart/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';

const isHere = (socket: Socket) => !socket.destroyed && !socket.closed;

/** People who begin with something and then send a letter a second; without a letter they take nothing. */
function crowd(url: string, begin: string, letter?: string): Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: EACH }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    if (letter === undefined) {
      socket.pause();
      socket.write(begin);
      // What is not taken is not heard to end either: whether somebody is there is asked by sending.
      repeat(socket, '\r\n', 5000);
    } else {
      socket.resume();
      socket.write(begin);
      repeat(socket, letter, 1000);
    }
    return socket;
  });
}

function repeat(socket: Socket, text: string, every: number): void {
  const timer = setInterval(() => socket.write(text), every);
  socket.once('close', () => clearInterval(timer));
}
