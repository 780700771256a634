import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startMessages } from '#messages/commands/console.ts';
import { SECOND } from '../time/duration.ts';
import { type Cluster, createCluster, hasCluster } from './embedded-cluster.ts';
import { embeddedFiles } from './embedded-files.ts';
import { DATABASE, handOver, makeDatabase } from './embedded-role.ts';
import { ensureServer, stopServer } from './embedded-server.ts';
import { connectOwn, type ServerAddress, shopUrl, superuserUrl } from './own-server.ts';

export interface EmbeddedDatabase {
  /** For the role of the shop, which owns the database and is no superuser. */
  readonly url: string;
  /** The same database for the superuser: a backup copies the files of the server. */
  readonly superuserUrl: string;
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

/** Key of the advisory lock that one running shop holds. */
const OWNER_LOCK = 0x60_72_6e;
const TRY_AGAIN_AFTER = SECOND;
/** A command waits so long for others that use the server that it has started. */
const PATIENCE = 60 * SECOND;
const LOOK_AGAIN_AFTER = 100;

/**
 * Starts PostgreSQL from the npm package, or adopts the server that a killed shop left running in the same folder. Restarts the server
 * when it stops unexpectedly. Throws when another running shop holds the folder.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const { folder, say } = options;
  const started = performance.now();
  const files = await embeddedFiles(folder, say);
  const cluster: Cluster = {
    files,
    folder: join(files.root, 'postgres'),
    passwordFile: join(files.root, 'postgres-password'),
    volatile: options.volatile === true,
  };
  if (!hasCluster(cluster)) {
    say(startMessages.databaseCreating);
    await createCluster(cluster);
  }

  const { adopted, ...address } = await ensureServer(cluster);
  const urls = { url: shopUrl(address), superuserUrl: superuserUrl(address, DATABASE) };
  const guard = await lockFolder(cluster, address);
  if (!guard && !options.beside) throw new Error(startMessages.alreadyRunning(files.root));
  // Also beside a running shop: that may be an earlier version, which uses the database as superuser.
  await prepareDatabase(cluster, address).catch(async (error: unknown) => {
    await guard?.end().then(() => stopServer(cluster));
    throw error;
  });
  if (!guard) return { ...urls, stop: async () => undefined };
  if (adopted) say(startMessages.databaseAdopted);
  say(startMessages.databaseStarted(performance.now() - started));

  const { untilAlone, stopWatching } = watch(cluster, address, guard, say);
  return {
    ...urls,
    async stop() {
      if (options.beside) await untilAlone();
      await stopWatching();
      await stopServer(cluster);
    },
  };
}

/** Watchdog: restarts a server that has died (killed, out of memory or disk space) at the same address, and locks the folder again. */
function watch(cluster: Cluster, address: ServerAddress, first: pg.Client, say: Options['say']) {
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
        await ensureServer(cluster, address);
        const fresh = await lockFolder(cluster, address);
        if (!fresh) throw new Error(startMessages.alreadyRunning(cluster.folder));
        hold(fresh);
        return say(startMessages.databaseBack);
      } catch {
        await pause(TRY_AGAIN_AFTER);
      }
    }
  };
  hold(first);
  /** Another command may have found the server running: its work is not cut off. */
  const untilAlone = async () => {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end && (await countOthers(guard)) > 0) await pause(LOOK_AGAIN_AFTER);
  };
  const stopWatching = async () => {
    isStopping = true;
    await restarting;
    await guard?.end();
  };
  return { untilAlone, stopWatching };
}

/** The other sessions of the server; none where it does not answer. */
async function countOthers(guard: pg.Client | undefined): Promise<number> {
  const answer = await guard
    ?.query(
      "SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    )
    .catch(() => undefined);
  return answer?.rowCount ?? 0;
}

/**
 * One running shop for each folder: a session-level advisory lock, which ends with the connection when a shop is killed. Returns undefined
 * when another shop holds the lock.
 */
async function lockFolder(
  cluster: Cluster,
  address: ServerAddress,
): Promise<pg.Client | undefined> {
  const client = await connectOwn(cluster, address);
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [OWNER_LOCK]);
  if (rows[0].held) return client;
  await client.end();
  return undefined;
}

async function prepareDatabase(cluster: Cluster, address: ServerAddress): Promise<void> {
  const server = await connectOwn(cluster, address);
  await makeDatabase(server, address.password).finally(() => server.end());
  const database = await connectOwn(cluster, address, DATABASE);
  await handOver(database).finally(() => database.end());
}
