import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/database/embedded-server.ts';
import type { Closers } from '../../../../src/server/closers.ts';
import type { Place } from '../place.ts';
import { findPatroniPrograms, run } from '../programs.ts';
import { createShopDatabase, urlAt } from '../servers.ts';
import { waitUntil } from '../wait-until.ts';
import { haproxyFile } from './configuration.ts';
import { type Machine, makeMachines } from './machine.ts';
import { startProgram } from './processes.ts';

/** Three machines under Patroni, and HAProxy, by which the shops reach them. */
export interface Patroni {
  readonly machines: readonly Machine[];
  readonly primaryUrl: string;
  /** An address of its own for each of two shops. */
  readonly replicaUrls: readonly [string, string];
  /** The machines that are the primary by their own Patroni. */
  primaries(): Promise<Machine[]>;
  /** The machine whose commits the primary waits for. */
  standby(): Promise<Machine>;
  /** Waits until `count` machines run, one as the primary and one as its synchronous standby. */
  healthy(count: number): Promise<void>;
  /** Hands over to the synchronous standby. */
  switchOver(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

const START = 60_000;

export async function startPatroni(place: Place, closers: Closers): Promise<Patroni> {
  const programs = findPatroniPrograms();
  const { servers, owner } = place;
  const machines = await makeMachines(place, closers);
  for (const machine of machines) machine.start();

  const isPrimary = (machine: Machine) => answersOk(`http://${machine.rest}/primary`);
  const primaries = async () => {
    const answers = await Promise.all(machines.map(isPrimary));
    return machines.filter((_, index) => answers[index]);
  };
  const members = async (): Promise<readonly Member[]> => {
    const [at] = await primaries();
    if (!at) return [];
    const answer = await ask(`http://${at.rest}/cluster`);
    return answer ? ((await answer.json()) as { members: Member[] }).members : [];
  };
  const standby = async () => {
    const name = (await members()).find(({ role }) => role === 'sync_standby')?.name;
    const found = machines.find((machine) => machine.name === name);
    if (!found) throw new Error('There is no synchronous standby');
    return found;
  };
  const healthy = async (count: number) => {
    let last: readonly Member[] = [];
    const isHealthy = await waitUntil(async () => {
      last = await members();
      return isWhole(last, count);
    }, START);
    if (!isHealthy) throw new Error(`Patroni does not recover: ${JSON.stringify(last)}`);
  };
  await healthy(machines.length);
  const [first] = await primaries();
  await createShopDatabase(Number(first?.postgres.split(':')[1]));

  const [a, b, c] = machines as [Machine, Machine, Machine];
  const [main, forOne, forTwo] = [await freePort(), await freePort(), await freePort()];
  const file = join(servers, 'haproxy.cfg');
  writeFileSync(
    file,
    haproxyFile([
      { name: 'primary', port: main, check: 'primary', machines },
      { name: 'replica-of-shop-1', port: forOne, check: 'replica', machines: [b, c, a] },
      { name: 'replica-of-shop-2', port: forTwo, check: 'replica', machines: [c, a, b] },
    ]),
  );
  const haproxy = startProgram(
    owner,
    programs.haproxy,
    ['-db', '-f', file],
    join(servers, 'haproxy.log'),
  );
  closers.push(() => haproxy.end('SIGKILL'));

  return {
    machines,
    primaryUrl: urlAt(main),
    replicaUrls: [urlAt(forOne), urlAt(forTwo)],
    primaries,
    standby,
    healthy,
    async switchOver() {
      const [leader, candidate] = [(await primaries())[0]?.name ?? '', (await standby()).name];
      await run(
        owner,
        programs.patronictl,
        [
          '-c',
          a.configuration,
          'switchover',
          '--leader',
          leader,
          '--candidate',
          candidate,
          '--force',
        ],
        { LC_ALL: 'C.UTF-8' },
      );
    },
  };
}

/** All members run on one timeline, and one is the synchronous standby. */
function isWhole(members: readonly Member[], count: number): boolean {
  const running = members.filter(({ state }) => ['running', 'streaming'].includes(state));
  const timelines = new Set(running.map(({ timeline }) => timeline));
  const hasStandby = running.some(({ role }) => role === 'sync_standby');
  return running.length === count && timelines.size === 1 && hasStandby;
}

const ask = (url: string): Promise<Response | null> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);

async function answersOk(url: string): Promise<boolean> {
  const answer = await ask(url);
  await answer?.body?.cancel();
  return answer?.status === 200;
}
