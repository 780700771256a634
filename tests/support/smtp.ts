import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  readonly url: string;
  /** Accepted letters, parsed. */
  readonly accepted: Email[];
  /** The commands that name sender and recipient, as they came: the server decodes domains. */
  readonly envelopes: string[];
  /** Number of delivery attempts. */
  tries(): number;
  /** Number of connections in total, and of open ones. */
  connections(): { came: number; open: number };
  /** Closes the open connections without a reply, like a restarted server. */
  hangUp(): void;
  /** Refuses the next deliveries with a temporary error, like a busy server. */
  refuseNext(count: number): void;
  close(): Promise<void>;
}

/** Starts a real SMTP server. `wanted`: port; default any free one. `utf8`: whether it takes addresses with other letters than ASCII. */
export async function startSmtp(wanted = 0, { utf8 = true } = {}): Promise<TestSmtp> {
  const accepted: Email[] = [];
  const envelopes: string[] = [];
  let refusals = 0;
  let tries = 0;
  let came = 0;
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSMTPUTF8: !utf8,
    logger: heardBy(envelopes),
    async onData(stream, _session, done) {
      // The sender may be killed during the delivery.
      const raw = await buffer(stream).catch(() => null);
      if (!raw) return;
      tries += 1;
      if (refusals > 0) {
        refusals -= 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        return;
      }
      accepted.push(await PostalMime.parse(raw));
      done();
    },
  });
  server.server.on('connection', (socket: Socket) => {
    came += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(wanted, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    envelopes,
    tries: () => tries,
    connections: () => ({ came, open: sockets.size }),
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
    refuseNext(count) {
      refusals = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A log of the server that keeps these commands, and nothing else. */
function heardBy(envelopes: string[]) {
  const silent = () => undefined;
  const debug = (_entry: object, _form: string, line: unknown) => {
    if (/^(?:MAIL FROM|RCPT TO):/i.test(String(line))) envelopes.push(String(line));
  };
  return {
    level: silent,
    trace: silent,
    debug,
    info: silent,
    warn: silent,
    error: silent,
    fatal: silent,
  };
}
