import { setTimeout as pause } from 'node:timers/promises';
import type { Visitors } from '../visitors.ts';
import { waitUntil } from '../wait-until.ts';
import type { Machine } from './machine.ts';
import type { Patroni } from './patroni.ts';

const CALM = 8000;
const PATIENCE = 60_000;
/** Confirmed orders after which the shop takes orders again. */
const ENOUGH = 12;

/** Lets one machine after the other fail under the visitors. Returns what went wrong. */
export async function playEvents(patroni: Patroni, visitors: Visitors): Promise<string[]> {
  const wrong: string[] = [];

  const during = async (name: string, happen: () => Promise<unknown>) => {
    console.log(name);
    visitors.begin(name);
    await happen();
  };
  const primary = async () => {
    const [found] = await patroni.primaries();
    if (!found) throw new Error('There is no primary');
    return found;
  };
  const served = async () => {
    if (await visitors.served(ENOUGH, PATIENCE)) return;
    wrong.push(`${visitors.phases.at(-1)?.name}: no orders after ${PATIENCE / 1000} s`);
  };
  /** Waits for another primary, and that the former one has given up by then. */
  const succeeded = async (former: Machine) => {
    const isDone = await waitUntil(async () => {
      const all = await patroni.primaries();
      if (all.length > 1) wrong.push(`two primaries: ${all.map(({ name }) => name).join(', ')}`);
      return all.some((machine) => machine !== former);
    }, PATIENCE);
    if (!isDone) throw new Error('No machine has become the primary');
    await served();
  };
  const comesBack = (machine: Machine, isDead: boolean) =>
    during('  back', async () => {
      await machine.mend();
      if (isDead) machine.start();
      await patroni.healthy(3);
      await served();
    });

  await during('calm', () => pause(CALM));

  const dead = await primary();
  await during('the primary dies', async () => {
    await dead.kill();
    await succeeded(dead);
  });
  await comesBack(dead, true);

  const handing = await primary();
  await during('planned switch-over', async () => {
    await patroni.switchOver();
    await succeeded(handing);
    await patroni.healthy(3);
  });

  const alone = await primary();
  await during('the primary is cut off', async () => {
    alone.cut();
    await succeeded(alone);
  });
  await comesBack(alone, false);

  const blind = await primary();
  await during('the primary is cut off from etcd alone', async () => {
    blind.cutFromEtcd();
    await succeeded(blind);
  });
  await comesBack(blind, false);

  const standby = await patroni.standby();
  await during('the synchronous standby hangs', async () => {
    standby.hang();
    await served();
    await standby.kill();
  });
  await patroni.healthy(2);
  const second = await patroni.standby();
  await during('the second of three dies', async () => {
    await second.kill();
    await waitUntil(async () => (await patroni.primaries()).length === 0, PATIENCE);
    await pause(CALM);
  });
  await during('one of two comes back', async () => {
    await second.mend();
    second.start();
    await served();
  });
  await comesBack(standby, true);
  return wrong;
}
