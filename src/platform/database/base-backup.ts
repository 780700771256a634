import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { embeddedFiles } from './embedded-files.ts';

/** Files that the server creates at its start, or that must not exist there. */
const excludedFiles = new Set(['postmaster.pid', 'postmaster.opts', 'server.log', 'backup_label']);
/** Folders that are restored empty: PostgreSQL's list for a low-level base backup. */
const emptyFolders = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_dynshmem',
]);
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/** A backup that cannot be made or restored; the message says why. */
export class BackupError extends Error {}

/**
 * Copies the data folder of the connected server into a new folder while the server runs: PostgreSQL's low-level base backup. The backup
 * holds everything that is committed before it ends, because the WAL of the copy is copied too. The password file is copied next to it.
 */
export async function backUpCluster(superuserUrl: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const cluster = rows[0]?.data_directory ?? '';
    await client.query(`SELECT pg_backup_start('gornitsa', true)`);
    await copyFiles(cluster, join(target, 'postgres'));
    const stopped = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    const label = stopped.rows[0]?.labelfile ?? '';
    await writeFile(join(target, 'postgres', 'backup_label'), label, { mode: 0o600 });
    await copyWal(join(cluster, 'pg_wal'), join(target, 'postgres', 'pg_wal'), label);
    await copyFile(join(dirname(cluster), 'postgres-password'), join(target, 'postgres-password'));
  } finally {
    await client.end();
  }
}

/** A file may disappear during the copy when its table is dropped. WAL replay drops it in the copy too. */
async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (excludedFiles.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (emptyFolders.has(entry.name)) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFiles(source, target);
    else await copyFile(source, target).catch(unlessMissing);
  }
}

/** The segment where the backup starts must be in the copy: without it PostgreSQL cannot recover. */
async function copyWal(from: string, to: string, label: string): Promise<void> {
  const segments = (await readdir(from)).filter((name) => WAL_SEGMENT.test(name));
  for (const name of segments)
    await copyFile(join(from, name), join(to, name)).catch(unlessMissing);
  const first = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1] ?? '';
  if (!existsSync(join(to, first))) {
    throw new BackupError('the WAL of the backup has been recycled');
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Restores a backup as the cluster of the shop in `folder`. Throws {@link BackupError} when a cluster exists there. */
export async function restoreCluster(
  source: string,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const files = await embeddedFiles(folder, say);
  const cluster = join(files.root, 'postgres');
  if (existsSync(cluster)) throw new BackupError(`${cluster} exists`);
  const unfinished = `${cluster}.part`;
  await rm(unfinished, { recursive: true, force: true });
  const password = join(files.root, 'postgres-password');
  await copyFolder(join(source, 'postgres'), unfinished);
  await copyFile(join(source, 'postgres-password'), password);
  await chmod(password, 0o600);
  if (files.owner) {
    const owner = `${files.owner.uid}:${files.owner.gid}`;
    execFileSync('chown', ['-R', owner, unfinished, password]);
  }
  await rename(unfinished, cluster);
}

/** Removes the cluster of the shop in `folder` that was just restored and does not run. */
export async function removeCluster(folder: string, say: (line: string) => void): Promise<void> {
  const { root } = await embeddedFiles(folder, say);
  for (const made of ['postgres', 'postgres-password']) {
    await rm(join(root, made), { recursive: true, force: true });
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? copyFolder(source, target) : copyFile(source, target));
  }
}
