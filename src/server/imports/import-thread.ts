import { Worker } from 'node:worker_threads';
import { importTaskMessages } from '#messages/imports/import-tasks.ts';
import { ImportGone } from './import-once.ts';
import type { RunImport } from './import-task.ts';

/** Of the JavaScript of an import, MB. A large feed takes a tenth of it. */
const MEMORY = 512;

/**
 * Runs imports in threads that end with them. Rejects with `ImportGone` where the thread took too much memory or ended by itself, and with
 * what it has thrown.
 */
export const createImportThreads =
  (memoryMb: number): RunImport =>
  (parts, id) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
      workerData: { ...parts, id },
      // Flags of the process are not those of its threads.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.once('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new ImportGone(importTaskMessages.outOfMemory, { cause: error })
          : error,
      ),
    );
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new ImportGone(importTaskMessages.crashed)),
    );
    return promise;
  };

export const importInThread = createImportThreads(MEMORY);
