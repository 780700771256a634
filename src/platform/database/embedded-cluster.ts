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
import { startMessages } from '#messages/console.ts';
import { type EmbeddedFiles, makeFolderFor } from './embedded-files.ts';
import { runAlone, runProgram } from './run-program.ts';

/** A PostgreSQL cluster (data folder) and the programs that run it. */
export interface Cluster {
  readonly files: EmbeddedFiles;
  readonly folder: string;
  readonly passwordFile: string;
  /** Disables fsync: faster, but not crash-safe. For tests only. */
  readonly volatile: boolean;
}

export const randomPassword = (): string => randomBytes(24).toString('base64url');

export const readPassword = ({ passwordFile }: Cluster): string =>
  readFileSync(passwordFile, 'utf8').trim();

/**
 * Gives the cluster a password while no server runs in it. A copied folder or a restored backup holds the password of its original. Each
 * start sets another one, so a shop that reaches the server of a copy at a port that came free is refused there.
 */
export async function setPassword(cluster: Cluster, password: string): Promise<void> {
  const { files, folder, passwordFile } = cluster;
  // A standby takes its roles from its primary, and has no single-user mode.
  if (existsSync(join(folder, 'standby.signal'))) return;
  await runAlone(files, folder, `ALTER ROLE postgres PASSWORD '${password}'`, () => {
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

/**
 * Creates the cluster with UTF-8 and the C locale: queries sort names by an ICU collation, and trigrams need the locale for Cyrillic.
 * initdb writes to a temporary folder that is renamed at the end: a killed process leaves no incomplete cluster.
 */
export async function createCluster({ files, folder, passwordFile }: Cluster): Promise<void> {
  removeUnfinished(files.root);
  const unfinished = `${folder}${UNFINISHED}${randomBytes(4).toString('hex')}`;
  const unfinishedPassword = `${unfinished}.password`;
  makeFolderFor(files.owner, unfinished);
  writePassword(files, unfinishedPassword, randomPassword());
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
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinishedPassword, passwordFile);
  renameSync(unfinished, folder);
}

const UNFINISHED = '.new-';

function removeUnfinished(root: string): void {
  for (const name of readdirSync(root)) {
    if (!name.startsWith(`postgres${UNFINISHED}`)) continue;
    rmSync(join(root, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
