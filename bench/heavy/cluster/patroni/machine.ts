import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderFor } from '#platform/database/embedded-files.ts';
import { freePort } from '#platform/database/embedded-server.ts';
import { type Forwarder, startForwarder } from '#tests/support/forwarder.ts';
import type { Closers } from '../../../../src/server/closers.ts';
import type { Place } from '../place.ts';
import { findPatroniPrograms } from '../programs.ts';
import { type Addresses, patroniFile } from './configuration.ts';
import { type Running, signalPostgres, startProgram } from './processes.ts';

/** A machine with PostgreSQL, Patroni and a member of etcd. Everything but etcd's own traffic goes through wires that can be cut silently. */
export interface Machine extends Addresses {
  readonly configuration: string;
  start(): void;
  /** The machine dies: its processes are killed with -9, and its connections say nothing. */
  kill(): Promise<void>;
  /** The machine hangs: its processes are stopped, and its connections stay open and silent. */
  hang(): void;
  /** Patroni no longer reaches etcd. */
  cutFromEtcd(): void;
  /** Nothing reaches the machine, and it reaches nothing. */
  cut(): void;
  mend(): Promise<void>;
}

/** One member of etcd. */
interface Member {
  readonly name: string;
  readonly client: string;
  readonly peer: string;
}

const local = async () => `127.0.0.1:${await freePort()}`;

export async function makeMachines(place: Place, closers: Closers): Promise<Machine[]> {
  const members: Member[] = [];
  for (const name of ['a', 'b', 'c']) {
    members.push({ name, client: await local(), peer: await local() });
  }
  return Promise.all(members.map((member) => makeMachine(place, member, members, closers)));
}

async function makeMachine(
  { servers, owner }: Place,
  member: Member,
  members: readonly Member[],
  closers: Closers,
): Promise<Machine> {
  const { name } = member;
  const programs = findPatroniPrograms();
  const own = join(servers, name);
  makeFolderFor(owner, own);
  const [postgres, rest] = [await local(), await local()];
  const wireTo = async (address: string) => {
    const wire = await startForwarder(`http://${address}`);
    closers.push(wire.close);
    return wire;
  };
  const inward = [await wireTo(postgres), await wireTo(rest)] as const;
  const toEtcd = await Promise.all(members.map(({ client }) => wireTo(client)));
  const hostOf = (wire: Forwarder) => new URL(wire.url).host;
  const addresses = {
    name,
    postgres,
    rest,
    outerPostgres: hostOf(inward[0]),
    outerRest: hostOf(inward[1]),
    etcd: toEtcd.map(hostOf),
  };
  const configuration = join(own, 'patroni.yml');
  writeFileSync(configuration, patroniFile(addresses, { own, programs: programs.postgres }));

  let running: Running[] = [];
  const start = (program: string, args: readonly string[]) =>
    running.push(startProgram(owner, program, args, join(own, 'log')));
  const killAll = async () => {
    // Patroni first: it would start its PostgreSQL again.
    await Promise.all(running.map(({ end }) => end('SIGKILL')));
    signalPostgres(join(own, 'data'), 'SIGKILL');
    running = [];
  };
  closers.push(killAll);
  const cut = () => {
    for (const wire of [...inward, ...toEtcd]) wire.freeze();
  };
  return {
    ...addresses,
    configuration,
    start() {
      start(programs.etcd, etcdOptions(member, members, join(own, 'etcd')));
      start(programs.patroni, [configuration]);
    },
    async kill() {
      cut();
      await killAll();
    },
    hang() {
      cut();
      for (const { signal } of running) signal('SIGSTOP');
      signalPostgres(join(own, 'data'), 'SIGSTOP');
    },
    cutFromEtcd() {
      for (const wire of toEtcd) wire.freeze();
    },
    cut,
    async mend() {
      await Promise.all([...inward, ...toEtcd].map((wire) => wire.mend()));
    },
  };
}

const etcdOptions = (own: Member, members: readonly Member[], folder: string): string[] => [
  `--name=${own.name}`,
  `--data-dir=${folder}`,
  `--listen-client-urls=http://${own.client}`,
  `--advertise-client-urls=http://${own.client}`,
  `--listen-peer-urls=http://${own.peer}`,
  `--initial-advertise-peer-urls=http://${own.peer}`,
  `--initial-cluster=${members.map(({ name, peer }) => `${name}=http://${peer}`).join(',')}`,
];
