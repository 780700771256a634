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
import { startMessages } from '#messages/commands/console.ts';
import { type EmbeddedFiles, makeFolderFor, runAlone, runProgram } from './embedded-files.ts';
import { makeRole } from './embedded-role.ts';

/** A PostgreSQL cluster (data folder) and the programs that run it. */
export interface Cluster {
  readonly files: EmbeddedFiles;
  readonly folder: string;
  readonly passwordFile: string;
  /** Disables fsync: faster, but not crash-safe. For tests only. */
  readonly volatile: boolean;
}

export const randomPassword = (): string => randomBytes(24).toString('base64url');

/** Empty before the first start. */
export const readPassword = ({ passwordFile }: Cluster): string =>
  existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8').trim() : '';

/**
 * Gives the superuser and the role of the shop a password while no server runs in the folder. A copied folder or a restored backup holds the password of its original. Each
 * start sets another one, so a shop that reaches the server of a copy at a port that came free is refused there.
 */
export async function setPassword(cluster: Cluster, password: string): Promise<void> {
  const { files, folder, passwordFile } = cluster;
  // A standby takes its roles from its primary, and has no single-user mode.
  if (existsSync(join(folder, 'standby.signal'))) return;
  const statement = `${makeRole(password)}; ALTER ROLE postgres PASSWORD '${password}'`;
  await runAlone(files, folder, statement, () => {
    const unfinished = `${passwordFile}.new`;
    writePassword(files, unfinished, password);
    renameSync(unfinished, passwordFile);
  });
}

function writePassword({ owner }: EmbeddedFiles, file: string, password: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, password, { mode: 0o600 });
  if (owner) chownSync(file, owner.uid, owner.gid);
}

/** Whether initdb has made the cluster. */
export const hasCluster = ({ folder }: Cluster): boolean => existsSync(join(folder, 'PG_VERSION'));

/**
 * Creates the cluster with UTF-8 and the C locale: queries sort names by an ICU collation, and trigrams need the locale for Cyrillic.
 * initdb writes to a temporary folder that is renamed at the end: a killed process leaves no incomplete cluster, and of two that start
 * together one makes it.
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { files, folder } = cluster;
  removeUnfinished(files.root);
  const unfinished = `${folder}${UNFINISHED}${RUN}.${randomBytes(4).toString('hex')}`;
  const firstPassword = `${unfinished}.password`;
  try {
    makeFolderFor(files.owner, unfinished);
    writePassword(files, firstPassword, randomPassword());
    const created = await runProgram(files, 'initdb', [
      '-D',
      unfinished,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${firstPassword}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    if (created.code !== 0) throw new Error(startMessages.databaseFailed(created.output));
    renameSync(unfinished, folder);
  } catch (error) {
    if (!hasCluster(cluster)) throw error;
  } finally {
    for (const left of [unfinished, firstPassword]) removeFolder(left);
  }
}

const UNFINISHED = '.new-';
/** Names this process. The process id alone may be that of a process that was killed, above all in containers. */
const RUN = `${process.pid}-${randomBytes(4).toString('hex')}`;

/** Removes what killed processes have left. */
function removeUnfinished(root: string): void {
  for (const name of readdirSync(root)) {
    const [, run] = name.split(`postgres${UNFINISHED}`, 2);
    if (run !== undefined && !isAtWork(run)) removeFolder(join(root, name));
  }
}

function isAtWork(run: string): boolean {
  const pid = Number.parseInt(run, 10);
  if (pid === process.pid) return run.startsWith(RUN);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const removeFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
