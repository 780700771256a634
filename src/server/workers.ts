import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startMessages } from '#messages/commands/console.ts';
import { SECOND } from '#platform/time/duration.ts';

/** A worker with a shorter uptime is replaced after a pause, to avoid a crash loop. */
const MIN_UPTIME = 10 * SECOND;
/** Time for a worker to stop after SIGTERM, before SIGKILL. */
const STOP_TIMEOUT = 60 * SECOND;

/**
 * Starts `count` worker processes on one port. Resolves when all listen, rejects when one exits before. A worker that exits later is
 * replaced. `stop` lets the workers finish their requests.
 */
export async function startWorkers(
  count: number,
  environment: Record<string, string>,
  say: (line: string) => void,
): Promise<{ address: { address: string; port: number }; stop(): Promise<void> }> {
  // The kernel distributes connections. With round-robin in the primary, connections on their way to a killed worker would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  const start = () => cluster.fork(environment);

  const replace = async (worker: Worker, bornAt: number) => {
    await once(worker, 'exit');
    if (isStopping) return;
    say(startMessages.workerEnded(worker.process.pid ?? 0));
    if (performance.now() - bornAt < MIN_UPTIME) await pause(SECOND);
    if (!isStopping) watch(start());
  };
  const watch = (worker: Worker) => void replace(worker, performance.now());

  const first = Array.from({ length: count }, start);
  const stop = async () => {
    isStopping = true;
    await Promise.all(
      Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker)),
    );
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

/** Stops a worker by SIGTERM, or by SIGKILL after {@link STOP_TIMEOUT}. */
async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exited = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT);
  await exited;
  clearTimeout(timer);
}
