import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startMessages } from '#messages/commands/console.ts';
import { SECOND } from '../time/duration.ts';
import { type Cluster, randomPassword, readPassword, setPassword } from './embedded-cluster.ts';
import { runProgram } from './embedded-files.ts';
import { isOwnServer, runningServer, type ServerAddress } from './own-server.ts';

/** Start errors that pass: child processes of a killed server, or another start, still hold the folder or the port. */
const IN_USE = /lock file|shared memory block|could not bind|Address already in use/;
const TRIES = 120;

/**
 * Adopts the running server of a cluster, or starts one. `former`: the address where the clients of a server that has died look for it;
 * default: any free port and a new password.
 */
export async function ensureServer(
  cluster: Cluster,
  former?: ServerAddress,
): Promise<ServerAddress & { readonly adopted: boolean }> {
  for (let left = TRIES; ; left -= 1) {
    const running = await findRunning(cluster);
    if (running && (!former || isSame(running, former))) return { ...running, adopted: true };
    const address = former ?? { port: await freePort(), password: randomPassword() };
    try {
      await setPassword(cluster, address.password);
      await startServer(cluster, address.port);
      return { ...address, password: readPassword(cluster), adopted: false };
    } catch (error) {
      // Another start may have won, or be about to.
      const isPassing =
        IN_USE.test(String(error)) || isHeld(cluster) || (await findRunning(cluster));
      if (left <= 1 || !isPassing) throw error;
      await pause(SECOND / 2);
    }
  }
}

/** Whether a server holds the folder, also one that does not answer yet. A server that fails removes its pid file. */
const isHeld = ({ folder }: Cluster): boolean => existsSync(join(folder, 'postmaster.pid'));

async function findRunning(cluster: Cluster): Promise<ServerAddress | undefined> {
  const found = runningServer(cluster.folder);
  if (!found) return undefined;
  const address = { port: found.port, password: readPassword(cluster) };
  return (await isOwnServer(cluster, address)) ? address : undefined;
}

const isSame = (one: ServerAddress, other: ServerAddress): boolean =>
  one.port === other.port && one.password === other.password;

/** Stops the server in fast mode: open transactions are rolled back. */
export async function stopServer({ files, folder }: Cluster): Promise<void> {
  await runProgram(files, 'pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '60']);
}

/** Of a server whose databases live for moments: nothing is kept over a crash, and nothing grows old. */
const forMoments = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
];

async function startServer(cluster: Cluster, port: number): Promise<void> {
  const { files, folder, volatile } = cluster;
  const log = join(folder, 'server.log');
  // Each start has a log of its own until it has succeeded: of two at once, the one that fails must find its reason.
  const ownLog = `${log}.${randomBytes(4).toString('hex')}`;
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'log_timezone=UTC',
    ...(volatile ? forMoments : []),
  ];
  const flags = settings.map((setting) => `-c ${setting}`).join(' ');
  const result = await runProgram(files, 'pg_ctl', [
    'start',
    '-D',
    folder,
    '-l',
    ownLog,
    '-w',
    '-t',
    '60',
    '-o',
    flags,
  ]);
  if (result.code === 0) return renameSync(ownLog, log);
  const said = existsSync(ownLog) ? readFileSync(ownLog, 'utf8') : result.output;
  rmSync(ownLog, { force: true });
  throw new Error(startMessages.databaseFailed(said));
}

/** Below 32768, where Linux begins with the ports of outgoing connections: the port stays free while the server restarts. */
const PORTS = { first: 20_000, count: 12_000 } as const;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
