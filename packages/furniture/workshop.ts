import { Worker } from 'node:worker_threads';
import type { ModelInput } from './build.ts';
import { boxOfSubject, type DrawingOrder, sheetOf } from './projection/order.ts';

/** A model of a thing, one of a person to stand beside it, or a drawing. */
export type Wanted = ModelInput | 'person' | DrawingOrder;

export const isDrawing = (wanted: Wanted): wanted is DrawingOrder =>
  typeof wanted === 'object' && 'sheet' in wanted;

/** Makes GLBs and drawings beside the server's own thread. Plain boxes need no thread. */
export interface Workshop {
  /** Throws {@link TooManyWaiting} where too many wait. */
  make(input: Wanted): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The queue of a workshop is full. */
export class TooManyWaiting extends Error {}

type Answer = { id: number; bytes: Uint8Array } | { id: number; problem: string };

/** Queue limit. Above it `make` throws {@link TooManyWaiting}. */
const QUEUE_LIMIT = 100;

/** Garbage is collected early, or a row of models would leave the process large for good. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/**
 * One thread, started with the first model and ended after a quiet while, so that a shop whose
 * models all lie ready keeps no memory for them. `idle`: that while, ms.
 */
export function createWorkshop(idle = 60_000): Workshop {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let worker: Worker | undefined;
  let quiet: NodeJS.Timeout | undefined;
  let count = 0;

  const finish = ({ id, ...answer }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if ('bytes' in answer) asked?.resolve(answer.bytes);
    else asked?.reject(new Error(answer.problem));
    if (waiting.size === 0) {
      quiet = setTimeout(end, idle);
      quiet.unref();
    }
  };

  const start = (): Worker => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), {
      // Flags of the process are not for the thread.
      execArgv: [],
      resourceLimits,
    });
    made.unref();
    made.on('message', finish);
    // A thread that dies takes what it was asked with it; the next request starts another.
    const fail = (error: Error) => {
      if (worker === made) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    made.on('error', fail);
    made.on('exit', (code) => {
      if (worker === made) fail(new Error(`the thread that makes models ended with ${code}`));
    });
    return made;
  };

  const end = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  return {
    async make(input) {
      if (isDrawing(input) && input.subjects.every(({ isBox }) => isBox)) {
        return new TextEncoder().encode(sheetOf(input, input.subjects.map(boxOfSubject)));
      }
      if (waiting.size >= QUEUE_LIMIT) throw new TooManyWaiting();
      clearTimeout(quiet);
      worker ??= start();
      const id = ++count;
      const asked = Promise.withResolvers<Uint8Array>();
      waiting.set(id, asked);
      worker.postMessage({ id, input });
      return asked.promise;
    },
    async close() {
      clearTimeout(quiet);
      await end();
      for (const { reject } of waiting.values()) reject(new Error('the workshop is closing'));
      waiting.clear();
    },
  };
}
