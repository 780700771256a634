import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeFolderFor } from '#platform/database/embedded-files.ts';
import { freePort } from '#platform/database/embedded-server.ts';
import type { Closers } from '../../../src/server/closers.ts';
import type { Place } from './place.ts';
import { findPrograms, run } from './programs.ts';

/** The role of the shop and its database. The role owns the database and has no other rights. */
const NAME = 'shop';
export const SUPERUSER = 'postgres';
export const PASSWORD = 'of-this-run-alone';

/** A server that can be stopped and started again on the same port. */
export interface Server {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface Servers {
  readonly primary: Server;
  readonly replica: Server;
  readonly bouncer: Server;
}

export const urlAt = (port: number, role = NAME, database = NAME) =>
  `postgresql://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`;

/** Starts a primary with an empty database, a streaming replica of it, and PgBouncer in transaction mode in front of the primary. */
export async function startServers(place: Place, closers: Closers): Promise<Servers> {
  const primary = await startPrimary(place, closers);
  const replica = await startReplica(place, primary, closers);
  const bouncer = await startBouncer(place, primary);
  closers.push(bouncer.stop);
  return { primary, replica, bouncer };
}

function cluster({ servers: folder, owner }: Place, name: string, port: number): Server {
  const data = join(folder, name);
  const control = join(findPrograms().postgres, 'pg_ctl');
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60`;
  let isRunning = false;
  return {
    url: urlAt(port),
    async start() {
      const log = join(folder, `${name}.log`);
      await run(owner, control, ['start', '-D', data, '-l', log, '-w', '-o', settings]);
      isRunning = true;
    },
    async stop() {
      if (isRunning) await run(owner, control, ['stop', '-D', data, '-m', 'fast', '-w']);
      isRunning = false;
    },
  };
}

async function startPrimary(place: Place, closers: Closers): Promise<Server> {
  const { servers: folder, owner } = place;
  const password = join(folder, 'password');
  writeFileSync(password, PASSWORD);
  if (owner) chownSync(password, owner.uid, owner.gid);
  await run(owner, join(findPrograms().postgres, 'initdb'), [
    '-D',
    join(folder, 'primary'),
    '-U',
    SUPERUSER,
    '--auth=scram-sha-256',
    `--pwfile=${password}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  const port = await freePort();
  const server = cluster(place, 'primary', port);
  await server.start();
  closers.push(server.stop);
  await createShopDatabase(port);
  return server;
}

/** Creates the role and the empty database of the shop. */
export async function createShopDatabase(port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlAt(port, SUPERUSER, SUPERUSER) });
  await client.connect();
  await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD '${PASSWORD}'`);
  await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  await client.end();
}

async function startReplica(place: Place, primary: Server, closers: Closers): Promise<Server> {
  const { servers: folder, owner } = place;
  await run(
    owner,
    join(findPrograms().postgres, 'pg_basebackup'),
    [
      '-D',
      join(folder, 'replica'),
      '-h',
      '127.0.0.1',
      '-p',
      new URL(primary.url).port,
      '-U',
      SUPERUSER,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--wal-method=stream',
    ],
    { PGPASSWORD: PASSWORD },
  );
  const server = cluster(place, 'replica', await freePort());
  await server.start();
  closers.push(server.stop);
  return server;
}

async function startBouncer({ servers: folder, owner }: Place, primary: Server): Promise<Server> {
  const own = join(folder, 'bouncer');
  makeFolderFor(owner, own);
  const port = await freePort();
  const file = join(own, 'pgbouncer.ini');
  writeFileSync(join(own, 'users'), `"${NAME}" "${PASSWORD}"\n`);
  writeFileSync(
    file,
    `[databases]
${NAME} = host=127.0.0.1 port=${new URL(primary.url).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
auth_type = scram-sha-256
auth_file = ${join(own, 'users')}
logfile = ${join(own, 'log')}
`,
  );
  let running: ChildProcess | undefined;
  const start = async () => {
    running = spawn(findPrograms().bouncer, ['--quiet', file], { ...owner, stdio: 'ignore' });
    while (!(await answers(port))) await pause(20);
  };
  await start();
  return {
    url: urlAt(port),
    start,
    /** Like the restart of its Debian package: finishes running transactions, then closes all connections. */
    async stop() {
      if (!running || running.exitCode !== null) return;
      const exited = once(running, 'exit');
      running.kill('SIGINT');
      await exited;
    },
  };
}

/** True when a server accepts connections. */
export const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
