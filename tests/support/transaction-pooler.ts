import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TransactionPooler {
  /** Address of the pooler. */
  readonly url: string;
  /** Number of session resets. */
  resets(): number;
  close(): Promise<void>;
}

const QUERY = 'Q'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);

/** `DISCARD ALL` as a protocol message. */
function resetMessage(): Buffer {
  const text = Buffer.from('DISCARD ALL\0');
  const message = Buffer.alloc(5 + text.length);
  message.writeUInt8(QUERY, 0);
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, 5);
  return message;
}

/** Settings that PgBouncer takes in the first message of a connection; it refuses every other one. */
const KNOWN = ['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone'];

/** The first setting that PgBouncer does not take. */
function unknownSetting(startup: Buffer): string | undefined {
  // Length and version of the protocol come first; names and values alternate.
  const texts = startup.subarray(8).toString().split('\0');
  return texts.find(
    (text, place) => place % 2 === 0 && text !== '' && !KNOWN.includes(text.toLowerCase()),
  );
}

/** An error as a protocol message. */
function refusal(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`);
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeUInt32BE(4 + fields.length, 1);
  fields.copy(message, 5);
  return message;
}

/**
 * Simulates the worst case of PgBouncer in transaction mode: after every transaction (or single statement) the client gets another session.
 * Settings, session locks, temporary tables, prepared statements and LISTEN are lost. Settings in the first message are refused.
 */
export async function startTransactionPooler(url: string): Promise<TransactionPooler> {
  const target = new URL(url);
  let resets = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const backend = connect(Number(target.port), target.hostname);
    for (const socket of [client, backend]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        backend.destroy();
      });
    }
    let isResetting = false;
    let held: Buffer[] = [];
    let unread = Buffer.alloc(0);

    let isStarted = false;
    client.on('data', (bytes) => {
      const unknown = isStarted ? undefined : unknownSetting(bytes);
      isStarted = true;
      if (unknown) client.end(refusal(`unsupported startup parameter: ${unknown}`));
      else if (isResetting) held.push(bytes);
      else backend.write(bytes);
    });
    const onMessage = (message: Buffer) => {
      const isIdle = message[0] === READY && message[5] === IDLE;
      if (!isResetting) {
        client.write(message);
        if (!isIdle) return;
        isResetting = true;
        resets += 1;
        backend.write(resetMessage());
      } else if (isIdle) {
        isResetting = false;
        for (const bytes of held) backend.write(bytes);
        held = [];
      }
    };
    backend.on('data', (bytes) => {
      unread = Buffer.concat([unread, bytes]);
      while (unread.length >= 5) {
        const end = 1 + unread.readInt32BE(1);
        if (unread.length < end) return;
        onMessage(unread.subarray(0, end));
        unread = unread.subarray(end);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pooled = new URL(url);
  pooled.port = String((server.address() as AddressInfo).port);
  return {
    url: pooled.href,
    resets: () => resets,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
