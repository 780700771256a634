import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startMessages } from '#messages/console.ts';
import { SECOND } from '../duration.ts';
import type { EmbeddedFiles } from './embedded-files.ts';

/** A PostgreSQL cluster (data folder) and the programs that run it. */
export interface Cluster {
  readonly files: EmbeddedFiles;
  readonly folder: string;
  readonly password: string;
  /** Disables fsync: faster, but not crash-safe. For tests only. */
  readonly volatile: boolean;
}

/** Start errors that pass: child processes of a killed server, or another start, still hold the folder or the port. */
const IN_USE = /lock file|shared memory block|could not bind|Address already in use/;
const TRIES = 120;

export const urlAt = ({ password }: Cluster, port: number, database: string) =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;

/** Adopts the running server of a cluster, or starts one. `wantedPort`: default any free port. */
export async function ensureServer(
  cluster: Cluster,
  wantedPort?: number,
): Promise<{ port: number; adopted: boolean }> {
  for (let left = TRIES; ; left -= 1) {
    const running = runningPort(cluster.folder);
    if (running && (await answers(urlAt(cluster, running, 'postgres')))) {
      return { port: running, adopted: true };
    }
    const port = wantedPort ?? (await freePort());
    try {
      await startServer(cluster, port);
      return { port, adopted: false };
    } catch (error) {
      if (left <= 1 || !IN_USE.test(String(error))) throw error;
      await pause(SECOND / 2);
    }
  }
}

/** Stops the server in fast mode: open transactions are rolled back. */
export async function stopServer({ files, folder }: Cluster): Promise<void> {
  await runProgram(files, 'pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '60']);
}

async function startServer(cluster: Cluster, port: number): Promise<void> {
  const { files, folder, volatile } = cluster;
  const log = join(folder, 'server.log');
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'log_timezone=UTC',
    ...(volatile ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ];
  const flags = settings.map((setting) => `-c ${setting}`).join(' ');
  rmSync(log, { force: true });
  const result = await runProgram(files, 'pg_ctl', [
    'start',
    '-D',
    folder,
    '-l',
    log,
    '-w',
    '-t',
    '60',
    '-o',
    flags,
  ]);
  if (result.code !== 0) {
    throw new Error(
      startMessages.databaseFailed(existsSync(log) ? readFileSync(log, 'utf8') : result.output),
    );
  }
}

/** The port in the cluster's pid file. The file may be stale. */
function runningPort(cluster: string): number | undefined {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/** Runs a PostgreSQL program as the owner of the cluster. */
export function runProgram(
  files: EmbeddedFiles,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    // The server inherits the streams of pg_ctl: a pipe would never close.
    const piped = program === 'initdb' ? 'pipe' : 'ignore';
    const child = spawn(join(files.bin, program), args, {
      ...files.owner,
      cwd: files.root,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', piped, piped],
      detached: true,
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
