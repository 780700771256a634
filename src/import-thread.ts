import { Worker } from 'node:worker_threads';
import type { RunImport } from './import-task.ts';

/** Runs the import in a thread that ends with it. Rejects where the thread fails: then the job is tried again. */
export const importInThread: RunImport = (parts, id) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: { ...parts, id },
    // Flags of the process are not those of its threads.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  worker.once('error', reject);
  worker.once('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`the thread of an import ended with ${code}`)),
  );
  return promise;
};
