import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { embeddedFiles } from './embedded-files.ts';

/** What a server makes anew at its start, or must not find there. */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'server.log', 'backup_label']);
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_dynshmem',
]);
const SEGMENT = /^[0-9A-F]{24}$/;

/** A backup that cannot be used; the message says why. */
export class BackupError extends Error {}

/**
 * Copies the files of the server that this pool is connected to into a new folder, while it serves: everything that is committed before
 * the end is in it, for the log of the meantime is copied too (PostgreSQL's «low level base backup»). The password lies beside.
 */
export async function backUpCluster(pool: pg.Pool, target: string): Promise<void> {
  const client = await pool.connect();
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
    await copyLog(join(cluster, 'pg_wal'), join(target, 'postgres', 'pg_wal'), label);
    await copyFile(join(dirname(cluster), 'postgres-password'), join(target, 'postgres-password'));
  } finally {
    client.release(true);
  }
}

/** A file that is gone meanwhile belonged to something that was dropped: the log says so. */
async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (emptied.has(entry.name)) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFiles(source, target);
    else await copyFile(source, target).catch(unlessGone);
  }
}

async function copyLog(from: string, to: string, label: string): Promise<void> {
  const segments = (await readdir(from)).filter((name) => SEGMENT.test(name));
  for (const name of segments) await copyFile(join(from, name), join(to, name)).catch(unlessGone);
  const first = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1] ?? '';
  if (!existsSync(join(to, first))) {
    throw new BackupError('the log of the backup has been overwritten');
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Lays a backup's server files where the shop of `folder` looks for them; throws {@link BackupError} where there are some already. */
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
  await copyWhole(join(source, 'postgres'), unfinished);
  await copyFile(join(source, 'postgres-password'), password);
  await chmod(password, 0o600);
  if (files.owner) {
    const owner = `${files.owner.uid}:${files.owner.gid}`;
    execFileSync('chown', ['-R', owner, unfinished, password]);
  }
  await rename(unfinished, cluster);
}

async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? copyWhole(source, target) : copyFile(source, target));
  }
}
