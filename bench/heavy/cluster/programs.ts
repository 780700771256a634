import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedFiles } from '#platform/database/embedded-files.ts';

const POSTGRESQL = '/usr/lib/postgresql';

const FOLDERS = ['/usr/sbin', '/usr/bin'];

/** Finds PostgreSQL and PgBouncer where Debian installs them. Throws with the packages to install. */
export function findPrograms() {
  const programs = { postgres: findPostgres(), bouncer: findProgram('pgbouncer') };
  return allOf(programs, 'postgresql pgbouncer');
}

/** Finds PostgreSQL, Patroni, etcd and HAProxy where Debian installs them. Throws with the packages to install. */
export function findPatroniPrograms() {
  const programs = {
    postgres: findPostgres(),
    patroni: findProgram('patroni'),
    patronictl: findProgram('patronictl'),
    etcd: findProgram('etcd'),
    haproxy: findProgram('haproxy'),
  };
  return allOf(programs, 'postgresql patroni etcd-server haproxy');
}

type Found<Names extends string> = Record<Names, string | undefined>;

function allOf<Names extends string>(found: Found<Names>, packages: string): Record<Names, string> {
  if (Object.values(found).every((path) => path !== undefined)) {
    return found as Record<Names, string>;
  }
  throw new Error(
    `Debian's packages are needed: apt-get install --no-install-recommends ${packages}`,
  );
}

/** The folder of the newest PostgreSQL. */
function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL).map(Number) : [];
  const folder = join(POSTGRESQL, String(Math.max(0, ...versions)), 'bin');
  return isProgram(join(folder, 'pg_basebackup')) ? folder : undefined;
}

const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find(isProgram);

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a program as the user of the servers. Throws with its output if it fails. */
export async function run(
  owner: EmbeddedFiles['owner'],
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  let said = '';
  // A server that keeps running inherits the streams: a pipe would never close.
  const piped = args[0] === 'start' ? 'ignore' : 'pipe';
  const child = spawn(program, args, {
    ...owner,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...env },
    stdio: ['ignore', piped, piped],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}\n${said}`);
}
