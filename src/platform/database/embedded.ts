import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startMessages } from '#messages/console.ts';
import { SECOND } from '../duration.ts';
import { type EmbeddedFiles, embeddedFiles, makeFolderFor } from './embedded-files.ts';
import { type Cluster, ensureServer, runProgram, stopServer, urlAt } from './embedded-server.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  /** Stops PostgreSQL in fast mode: open transactions are rolled back. */
  stop(): Promise<void>;
}

interface Options {
  /** Folder of the cluster, its password and its log. */
  readonly folder: string;
  /** Prints a progress line to the terminal. */
  readonly say: (line: string) => void;
  /** Disables fsync: faster, but not crash-safe. For tests only. */
  readonly volatile?: boolean;
  /** Connects to the server of a running shop instead of refusing, and leaves it running at the end. */
  readonly beside?: boolean;
}

const DATABASE = 'gornitsa';
/** Key of the advisory lock that one running shop holds. */
const OWNER_LOCK = 0x60_72_6e;
const TRY_AGAIN_AFTER = SECOND;

/**
 * Starts PostgreSQL from the npm package, or adopts the server that a killed shop left running in the same folder. Restarts the server
 * when it stops unexpectedly. Throws when another running shop holds the folder.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const { folder, say } = options;
  const started = performance.now();
  const files = await embeddedFiles(folder, say);
  const clusterFolder = join(files.root, 'postgres');
  const passwordFile = join(files.root, 'postgres-password');

  if (!existsSync(join(clusterFolder, 'PG_VERSION'))) {
    say(startMessages.databaseCreating);
    await createCluster(files, clusterFolder, passwordFile);
  }
  const password = readFileSync(passwordFile, 'utf8').trim();
  const volatile = options.volatile === true;
  const cluster: Cluster = { files, folder: clusterFolder, password, volatile };

  const { port, adopted } = await ensureServer(cluster);
  const guard = await lockFolder(urlAt(cluster, port, 'postgres'));
  if (!guard) {
    if (options.beside) return { url: urlAt(cluster, port, DATABASE), stop: async () => undefined };
    throw new Error(startMessages.alreadyRunning(files.root));
  }
  if (adopted) say(startMessages.databaseAdopted);
  await createDatabase(guard);
  say(startMessages.databaseStarted(performance.now() - started));

  const stopWatching = watch(cluster, port, guard, say);
  return {
    url: urlAt(cluster, port, DATABASE),
    async stop() {
      await stopWatching();
      await stopServer(cluster);
    },
  };
}

/** Watchdog: restarts a server that has died (killed, out of memory or disk space) on the same port, and locks the folder again. */
function watch(cluster: Cluster, port: number, first: pg.Client, say: Options['say']) {
  let isStopping = false;
  let guard: pg.Client | undefined;
  let restarting: Promise<void> | undefined;

  const hold = (client: pg.Client) => {
    guard = client;
    client.once('end', () => {
      if (!isStopping) restarting = restart();
    });
  };
  const restart = async () => {
    say(startMessages.databaseLost);
    while (!isStopping) {
      try {
        await ensureServer(cluster, port);
        const fresh = await lockFolder(urlAt(cluster, port, 'postgres'));
        if (!fresh) throw new Error(startMessages.alreadyRunning(cluster.folder));
        hold(fresh);
        return say(startMessages.databaseBack);
      } catch {
        await pause(TRY_AGAIN_AFTER);
      }
    }
  };
  hold(first);
  return async () => {
    isStopping = true;
    await restarting;
    await guard?.end();
  };
}

/**
 * Creates the cluster with UTF-8 and the C locale: queries sort names by an ICU collation, and trigrams need the locale for Cyrillic.
 * initdb writes to a temporary folder that is renamed at the end: a killed process leaves no incomplete cluster.
 */
async function createCluster(files: EmbeddedFiles, cluster: string, passwordFile: string) {
  removeUnfinished(files.root);
  const unfinished = `${cluster}${UNFINISHED}${randomBytes(4).toString('hex')}`;
  const unfinishedPassword = `${unfinished}.password`;
  makeFolderFor(files.owner, unfinished);
  writeFileSync(unfinishedPassword, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (files.owner) chownSync(unfinishedPassword, files.owner.uid, files.owner.gid);
  const created = await runProgram(files, 'initdb', [
    '-D',
    unfinished,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${unfinishedPassword}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  if (created.code !== 0) {
    removeUnfinished(files.root);
    throw new Error(startMessages.databaseFailed(created.output));
  }
  rmSync(cluster, { recursive: true, force: true });
  renameSync(unfinishedPassword, passwordFile);
  renameSync(unfinished, cluster);
}

const UNFINISHED = '.new-';

function removeUnfinished(root: string): void {
  for (const name of readdirSync(root)) {
    if (!name.startsWith(`postgres${UNFINISHED}`)) continue;
    rmSync(join(root, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * One running shop for each folder: a session-level advisory lock, which ends with the connection when a shop is killed. Returns undefined
 * when another shop holds the lock.
 */
async function lockFolder(url: string): Promise<pg.Client | undefined> {
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
