import { type MessagePort, Worker } from 'node:worker_threads';
import { MINUTE } from '../time/duration.ts';
import { createSemaphore } from './semaphore.ts';

/** Work that had no end in its time, or in its memory. */
export class TooMuchWork extends Error {}

interface Limits {
  /** How long one piece of work may take, ms. */
  readonly patience: number;
  readonly memoryMb: number;
}

const KEPT_FOR = MINUTE;
const MOST_WAITING = 32;

/**
 * Runs work in a thread of its own, one piece after the other, so that it does not block the event loop. The thread starts with the first piece and is kept
 * for a minute after the last. `module` calls {@link answerWith}. A piece that takes longer than `patience`, or more memory, is {@link TooMuchWork}: its thread is
 * ended, and the next piece gets a new one. Rejects with what the work throws, and where too many pieces wait.
 */
export function createKeptThread<Given, Answer>(
  module: URL,
  { patience, memoryMb }: Limits,
): (given: Given) => Promise<Answer> {
  const withThread = createSemaphore(1, MOST_WAITING);
  let thread: Promise<Worker> | undefined;
  let ending: NodeJS.Timeout | undefined;
  const start = () => {
    const worker = new Worker(module, {
      // Flags of the process are not those of its threads.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const started = next(worker).then(() => worker);
    // A thread that ends late is not taken for the one after it.
    const forget = () => {
      if (thread === started) thread = undefined;
    };
    worker.once('error', forget);
    worker.once('exit', forget);
    return started;
  };
  const end = () => {
    void thread?.then((worker) => worker.terminate()).catch(() => undefined);
    thread = undefined;
  };
  return (given) =>
    withThread(async () => {
      clearTimeout(ending);
      thread ??= start();
      const worker = await thread.catch((error: unknown) => {
        thread = undefined;
        throw error;
      });
      worker.ref();
      const tooLong = setTimeout(end, patience);
      try {
        worker.postMessage(given);
        return (await next(worker)) as Answer;
      } finally {
        clearTimeout(tooLong);
        worker.unref();
        ending = setTimeout(end, KEPT_FOR).unref();
      }
    });
}

/** What the thread says next. */
function next(worker: Worker): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onError = (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWork(error.message) : error);
  const onExit = () => reject(new TooMuchWork('the thread was ended'));
  worker.once('message', resolve);
  worker.once('error', onError);
  worker.once('exit', onExit);
  return promise.finally(() => {
    worker.off('message', resolve);
    worker.off('error', onError);
    worker.off('exit', onExit);
  });
}

/** In the thread: answers each piece of work. */
export function answerWith<Given, Answer>(
  port: MessagePort | null,
  work: (given: Given) => Answer | Promise<Answer>,
): void {
  port?.on('message', async (given: Given) => port.postMessage(await work(given)));
  // It is ready.
  port?.postMessage(null);
}
