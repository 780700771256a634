import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '../errors/unavailable.ts';
import { SECOND } from '../time/duration.ts';
import type { Answer, Order } from './entry.ts';
import { processorTime } from './process-use.ts';

/** The work was ended: it took too long, or too much memory, or it crashed. */
export class WorkEnded extends Error {}

/** The work itself has thrown. */
export class WorkFailed extends Error {}

const ENTRY = fileURLToPath(new URL('./entry.ts', import.meta.url));

/** Memory that a process may write to, KB. A photograph of 50 million points takes half of it. */
const MEMORY = 1024 * 1024;
/** JavaScript's part of it, MB. */
const HEAP = 256;
/** Processor time of the whole life of a process, seconds: for one that is left behind by a shop that was killed. */
const LIFE = 900;
const STARTING = 20 * SECOND;
/** By the clock the work may take so many times its processor time, on a machine that is busy. */
const PATIENCE = 4;
const LOOKING = SECOND / 20;

/** What a library for pictures needs. Secrets of the shop are not among it. */
const PASSED = /^(?:PATH|HOME|LANG|LC_\w+|TMPDIR|TEMP|SYSTEMROOT|XDG_CACHE_HOME|FONTCONFIG_\w+)$/i;
const PASSED_TUNING = /^(?:LD_LIBRARY_PATH|NODE_COMPILE_CACHE|MALLOC_\w+)$/;

/** A busy process does not hear that the shop ends. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process that runs one work after another. */
export interface BoundedProcess {
  /** Throws {@link WorkEnded}, {@link WorkFailed}, or `Unavailable` where the process ended before the work began. */
  run(order: Order, time: number): Promise<unknown>;
  readonly isAlive: boolean;
  end(): void;
}

/** Starts a process. While it is idle, it does not keep the shop alive. */
export function startProcess(): BoundedProcess {
  const child = start();
  running.add(child);
  const leave = () => running.delete(child);
  // A process that could not be started fails its work: see `run`.
  child.once('exit', leave).on('error', leave);
  rest(child);
  return {
    get isAlive() {
      return running.has(child) && !child.killed;
    },
    end: () => void child.kill('SIGKILL'),
    async run(order, time) {
      child.ref();
      child.channel?.ref();
      try {
        return await answerOf(child, order, time);
      } finally {
        rest(child);
      }
    },
  };
}

function start(): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${HEAP}`, ENTRY];
  const limited = `ulimit -d ${MEMORY} -t ${LIFE} 2>/dev/null; exec "$@"`;
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', limited, 'sh', ...node];
  const passed = ([name]: [string, unknown]) => PASSED.test(name) || PASSED_TUNING.test(name);
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: Object.fromEntries(Object.entries(process.env).filter(passed)),
  });
}

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function answerOf(child: ChildProcess, order: Order, time: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let watch: NodeJS.Timeout | undefined;
  let hasBegun = false;
  const fail = (error: Error) => {
    child.kill('SIGKILL');
    reject(error);
  };
  const starting = setTimeout(() => fail(new Unavailable('a process does not start')), STARTING);
  const begin = () => {
    hasBegun = true;
    clearTimeout(starting);
    watch = watchTime(child.pid, time, () => fail(new WorkEnded(`not done in ${time} ms`)));
  };
  const hear = (answer: Answer) => {
    if (answer.kind === 'begun') begin();
    else if (answer.kind === 'done') resolve(answer.result);
    else reject(new WorkFailed(answer.message));
  };
  const gone = (code: unknown, signal: unknown) =>
    reject(
      hasBegun
        ? new WorkEnded(`the process ended: ${signal ?? code}`)
        : new Unavailable(`a process ended before its work: ${signal ?? code}`),
    );
  child.on('message', hear).once('exit', gone).once('error', gone);
  child.send(order, (error) => error && gone(error.message, null));
  return promise.finally(() => {
    clearTimeout(starting);
    clearInterval(watch);
    child.off('message', hear).off('exit', gone).off('error', gone);
  });
}

/** Calls `onOver` once the process has taken so much processor time, or {@link PATIENCE} times that by the clock. */
function watchTime(pid: number | undefined, time: number, onOver: () => void): NodeJS.Timeout {
  const before = processorTime(pid);
  const began = performance.now();
  return setInterval(() => {
    const now = processorTime(pid);
    const byClock = performance.now() - began;
    const taken = before === undefined || now === undefined ? byClock : now - before;
    if (taken >= time || byClock >= PATIENCE * time) onOver();
  }, LOOKING);
}
