import { availableParallelism } from 'node:os';
import { requireOutsideTransaction } from '#platform/database/one-connection.ts';
import { Unavailable } from '../errors/unavailable.ts';
import { MINUTE } from '../time/duration.ts';
import { createSemaphore } from '../work/semaphore.ts';
import { type BoundedProcess, startProcess } from './bounded-process.ts';
import type { Order } from './entry.ts';

type Works<Module> = {
  [Name in keyof Module]: Module[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Module];

type WorkOf<Module, Name extends keyof Module> = Module[Name] extends (
  ...args: infer Args
) => infer Result
  ? { args: Args; result: Awaited<Result> }
  : never;

interface Bounds {
  /** Processor time of one work, ms. */
  readonly time: number;
  /** How many of the processes such work may hold; the others stay for what visitors wait for. */
  readonly share: 'half' | 'all';
}

/** Processes at once. */
const MOST = Math.max(2, availableParallelism() - 1);
const MOST_WAITING = 400;
/** An idle process waits so long for more work. */
const WARM = 5 * MINUTE;
/** After so many works a process is replaced, so it stays far from the end of its processor time. */
const WORKS = 300;

const slots = {
  all: createSemaphore(MOST, MOST_WAITING),
  half: createSemaphore(Math.ceil(MOST / 2), MOST_WAITING),
};

interface Idle {
  readonly process: BoundedProcess;
  readonly works: number;
  readonly timer: NodeJS.Timeout;
}
const idle: Idle[] = [];

/**
 * Runs functions of a module in another process, which is killed where one of them takes too long or too much memory: native code in a
 * thread of the shop could not be ended. `module` is the address of the file; arguments and results are copied. Not for a transaction,
 * whose locks would last as long. Throws `WorkEnded`, `WorkFailed`, and `Unavailable`.
 */
export const boundedWork =
  <Module>(module: URL) =>
  async <Name extends Works<Module> & string>(
    name: Name,
    args: WorkOf<Module, Name>['args'],
    { time, share }: Bounds,
  ): Promise<WorkOf<Module, Name>['result']> => {
    requireOutsideTransaction(name);
    const order = { module: module.href, name, args: args as readonly unknown[] };
    const work = () => slots.all(() => runOnce(order, time));
    return (await (share === 'all' ? work() : slots.half(work))) as WorkOf<Module, Name>['result'];
  };

/** An idle process may have been ended by the system meanwhile: then another one does it. */
async function runOnce(order: Order, time: number): Promise<unknown> {
  try {
    return await runIn(takeProcess(), order, time);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return runIn({ process: startProcess(), works: 0 }, order, time);
  }
}

async function runIn(
  { process, works }: Omit<Idle, 'timer'>,
  order: Order,
  time: number,
): Promise<unknown> {
  try {
    return await process.run(order, time);
  } finally {
    if (!process.isAlive || works + 1 >= WORKS) process.end();
    else keepIdle(process, works + 1);
  }
}

function takeProcess(): Omit<Idle, 'timer'> {
  for (let last = idle.pop(); last; last = idle.pop()) {
    clearTimeout(last.timer);
    if (last.process.isAlive) return last;
  }
  return { process: startProcess(), works: 0 };
}

function keepIdle(process: BoundedProcess, works: number): void {
  const forget = () => {
    const at = idle.findIndex((one) => one.process === process);
    if (at >= 0) idle.splice(at, 1);
    process.end();
  };
  idle.push({ process, works, timer: setTimeout(forget, WARM).unref() });
}
