import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedFiles } from '#platform/database/embedded-files.ts';

const POSTGRESQL = '/usr/lib/postgresql';

export interface Programs {
  readonly postgres: string;
  readonly bouncer: string;
}

/** Finds PostgreSQL and PgBouncer where Debian installs them. Throws with the packages to install. */
export function findPrograms(): Programs {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL).map(Number) : [];
  const postgres = join(POSTGRESQL, String(Math.max(0, ...versions)), 'bin');
  const bouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(isProgram);
  if (bouncer && isProgram(join(postgres, 'pg_basebackup'))) return { postgres, bouncer };
  throw new Error(
    'PostgreSQL and PgBouncer of the system are needed: apt-get install --no-install-recommends postgresql pgbouncer',
  );
}

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
