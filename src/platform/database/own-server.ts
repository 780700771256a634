import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startMessages } from '#messages/commands/console.ts';
import { SECOND } from '../time/duration.ts';
import type { Cluster } from './embedded-cluster.ts';
import { DATABASE, ROLE, rolePassword } from './embedded-role.ts';

/** Where the server of a cluster answers, and the password of its superuser. */
export interface ServerAddress {
  readonly port: number;
  readonly password: string;
}

/** The shop's database, for its role. */
export const shopUrl = ({ port, password }: ServerAddress): string =>
  `postgresql://${ROLE}:${rolePassword(password)}@127.0.0.1:${port}/${DATABASE}`;

export const superuserUrl = ({ port, password }: ServerAddress, database: string): string =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;

/** The pid file belongs to the running server of another folder: this folder is a copy of that one. */
class CopyOfRunning extends Error {}

/**
 * Connects to the server of this cluster as superuser. Proves first that the server reads its data folder: it sees a new file in it with a random name.
 * Throws where another server answers at the address, as the server of a copy of the folder may.
 */
export async function connectOwn(
  cluster: Cluster,
  address: ServerAddress,
  database = 'postgres',
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: superuserUrl(address, database),
    application_name: 'gornitsa-guard',
    connectionTimeoutMillis: 2 * SECOND,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseForeignServer(cluster.folder, client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function refuseForeignServer(folder: string, client: pg.Client): Promise<void> {
  const proof = `gornitsa-${randomBytes(16).toString('hex')}`;
  writeFileSync(join(folder, proof), '');
  try {
    const { rows } = await client.query<{ own: boolean; pidFile: string }>(
      `SELECT (pg_stat_file($1, true)).size IS NOT NULL AS own, pg_read_file('postmaster.pid') AS "pidFile"`,
      [proof],
    );
    const [answer] = rows;
    if (answer?.own) return;
    const theirs = answer && parsePidFile(answer.pidFile).pid;
    const isCopy = theirs === runningServer(folder)?.pid;
    throw isCopy
      ? new CopyOfRunning(startMessages.copyOfRunning(folder))
      : new Error(`the server at this port does not read ${folder}`);
  } finally {
    rmSync(join(folder, proof), { force: true });
  }
}

/** True where the server of this cluster answers at the address. Throws where the folder is a copy of one whose server runs. */
export const isOwnServer = (cluster: Cluster, address: ServerAddress): Promise<boolean> =>
  connectOwn(cluster, address).then(
    (client) => client.end().then(() => true),
    (error: unknown) => {
      if (error instanceof CopyOfRunning) throw error;
      return false;
    },
  );

/** The server in the cluster's pid file. The file may be stale. */
export function runningServer(folder: string): { pid: number; port: number } | undefined {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const { pid, port } = parsePidFile(readFileSync(pidFile, 'utf8'));
  return port > 0 ? { pid, port } : undefined;
}

function parsePidFile(text: string): { pid: number; port: number } {
  const [pid, , , port] = text.split('\n');
  return { pid: Number(pid), port: Number(port) };
}
