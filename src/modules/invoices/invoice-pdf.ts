import { SECOND } from '#platform/time/duration.ts';
import { createKeptThread } from '#platform/work/kept-thread.ts';
import type { InvoiceBody } from './invoice-body.ts';

/** Prints an invoice to PDF, in another thread. */
export const printInvoice: (body: InvoiceBody) => Promise<Uint8Array> = createKeptThread(
  new URL('./invoice-worker.ts', import.meta.url),
  { patience: 30 * SECOND, memoryMb: 256 },
);
