import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startMessages } from '#messages/console.ts';
import { SECOND } from '#platform/duration.ts';

/** A process that lived less long has something wrong with it: the next one waits. */
const SHORT_LIFE = 10 * SECOND;
const PATIENCE = 60 * SECOND;

/**
 * Serves the shop by so many processes on one port; resolves when all listen, rejects when one ends before it does. One that ends later is
 * replaced. `stop` lets them finish what is in flight.
 */
export async function startWorkers(
  count: number,
  environment: Record<string, string>,
  say: (line: string) => void,
): Promise<{ address: { address: string; port: number }; stop(): Promise<void> }> {
  // The system hands out connections: those on their way to a process that is killed are cut off, not forgotten.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  const start = () => cluster.fork(environment);

  const replace = async (worker: Worker, bornAt: number) => {
    await once(worker, 'exit');
    if (isStopping) return;
    say(startMessages.workerEnded(worker.process.pid ?? 0));
    if (performance.now() - bornAt < SHORT_LIFE) await pause(SECOND);
    if (!isStopping) watch(start());
  };
  const watch = (worker: Worker) => void replace(worker, performance.now());

  const first = Array.from({ length: count }, start);
  const stop = async () => {
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
  };
  try {
    const addresses = await Promise.all(first.map(listening));
    first.forEach(watch);
    const [address] = addresses;
    if (!address) throw new Error(startMessages.workerFailed);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listening(worker: Worker): Promise<{ address: string; port: number }> {
  const ended = once(worker, 'exit').then(() => {
    throw new Error(startMessages.workerFailed);
  });
  const [address] = await Promise.race([once(worker, 'listening'), ended]);
  return address;
}

/** As told by the system; by force where it does not end. */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exited = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const late = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE);
  await exited;
  clearTimeout(late);
}
