import { Worker } from 'node:worker_threads';
import type { DocumentRow } from '#modules/settings/index.ts';

export interface PdfInput extends Pick<DocumentRow, 'title' | 'body' | 'version' | 'inForce'> {
  /** The origin of links to pages of the shop. */
  readonly publicUrl: string;
}

/** Prints a document to PDF in a thread that ends with it. */
export function makePdf(input: PdfInput): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: input,
    // Flags of the process are not those of its threads.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
  worker.once('error', reject);
  worker.once('exit', (code) =>
    reject(new Error(`the thread that makes a PDF ended with ${code}`)),
  );
  return promise;
}
