import { Worker } from 'node:worker_threads';

export interface ImportThread {
  /** The database, not through a pooler: an import holds a connection and a lock for minutes. */
  readonly url: string;
  readonly publicUrl: string;
  readonly folder: string;
}

/** Runs an import of the office in a thread that ends with it. Rejects where the thread fails: then the job is tried again. */
export function runImportTask(parts: ImportThread, id: number): Promise<void> {
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
}
