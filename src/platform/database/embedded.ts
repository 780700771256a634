import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { startMessages } from '#messages/console.ts';
import { type EmbeddedFiles, embeddedFiles, giveTo } from './embedded-files.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  /** Stops PostgreSQL, having waited for what it is doing. */
  stop(): Promise<void>;
}

interface Options {
  /** Holds the cluster, its password and its log. */
  readonly folder: string;
  /** A plain line of progress for the person at the terminal. */
  readonly say: (line: string) => void;
  /** Trades crash safety for speed: for tests alone. */
  readonly volatile?: boolean;
  /** Uses the server of a living shop beside it, where there is one, in place of refusing; leaves it running. */
  readonly beside?: boolean;
}

const DATABASE = 'gornitsa';
const OWNER_LOCK = 0x60_72_6e;

/**
 * Starts PostgreSQL from the npm package, or adopts the one that a killed shop left running in the same folder.
 * Throws with a clear sentence where another living shop holds the folder.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const { folder, say } = options;
  const started = performance.now();
  const files = await embeddedFiles(folder, say);
  const cluster = join(files.root, 'postgres');
  const passwordFile = join(files.root, 'postgres-password');
  const log = join(cluster, 'server.log');

  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    say(startMessages.databaseCreating);
    await createCluster(files, cluster, passwordFile);
  }
  const password = readFileSync(passwordFile, 'utf8').trim();
  const urlAt = (port: number, database: string) =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;

  let port = runningPort(cluster);
  const adopted = port !== undefined && (await answers(urlAt(port, 'postgres')));
  if (port === undefined || !adopted) {
    port = await freePort();
    await startServer(files, cluster, log, port, options.volatile === true);
  }

  const guard = await holdFolder(urlAt(port, 'postgres'));
  if (!guard) {
    if (options.beside) return { url: urlAt(port, DATABASE), stop: async () => undefined };
    throw new Error(startMessages.alreadyRunning(files.root));
  }
  if (adopted) say(startMessages.databaseAdopted);
  await createDatabase(guard);
  say(startMessages.databaseStarted(performance.now() - started));

  return {
    url: urlAt(port, DATABASE),
    async stop() {
      await guard.end();
      await run(files, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60']);
    },
  };
}

/** UTF-8 with the C locale: names are sorted by an ICU collation, and trigrams know Cyrillic. */
async function createCluster(files: EmbeddedFiles, cluster: string, passwordFile: string) {
  rmSync(cluster, { recursive: true, force: true });
  giveTo(files.owner, cluster);
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (files.owner) chownSync(passwordFile, files.owner.uid, files.owner.gid);
  const created = await run(files, 'initdb', [
    ...['-D', cluster, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C.UTF-8'],
  ]);
  if (created.code !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(startMessages.databaseFailed(created.output));
  }
}

async function startServer(
  files: EmbeddedFiles,
  cluster: string,
  log: string,
  port: number,
  volatile: boolean,
) {
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
  const result = await run(files, 'pg_ctl', [
    ...['start', '-D', cluster, '-l', log, '-w', '-t', '60', '-o', flags],
  ]);
  if (result.code !== 0) {
    throw new Error(
      startMessages.databaseFailed(existsSync(log) ? readFileSync(log, 'utf8') : result.output),
    );
  }
}

/** The port of the server that says it runs on this cluster; its pid file may be stale. */
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

/** One living shop per folder: the lock goes with its connection, so a killed shop holds nothing. Nothing where another holds it. */
async function holdFolder(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'gornitsa-guard' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [OWNER_LOCK]);
  if (rows[0].held) return client;
  await client.end();
  return undefined;
}

async function createDatabase(client: pg.Client) {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
}

/** A port of this machine that nobody listens on now. */
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

function run(
  files: EmbeddedFiles,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    // The server inherits pg_ctl's streams and would keep a pipe open for ever.
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
