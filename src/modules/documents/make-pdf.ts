import type { DocumentRow } from '#modules/settings/index.ts';
import { SECOND } from '#platform/time/duration.ts';
import { createKeptThread } from '#platform/work/kept-thread.ts';

export interface PdfInput extends Pick<DocumentRow, 'title' | 'body' | 'version' | 'inForce'> {
  /** The origin of links to pages of the shop. */
  readonly publicUrl: string;
}

const inThread = createKeptThread<PdfInput, Uint8Array>(
  new URL('./pdf-worker.ts', import.meta.url),
  { patience: 30 * SECOND, memoryMb: 256 },
);

/** Prints a document to PDF, in another thread: the layout of a document takes some tenths of a second. */
export const makePdf = async (input: PdfInput): Promise<Buffer> =>
  Buffer.from(await inThread(input));
