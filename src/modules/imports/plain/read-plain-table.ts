import { importMessages } from '#messages/imports/import.ts';
import { WorkEnded } from '#platform/bounded/bounded-process.ts';
import { boundedWork } from '#platform/bounded/bounded-work.ts';
import { SECOND } from '#platform/time/duration.ts';
import type { PlainTable } from './works.ts';

const work = boundedWork<typeof import('./works.ts')>(new URL('./works.ts', import.meta.url));

/** Of a file of ten megabytes a plain one takes a tenth of it. */
const BOUNDS = { time: 15 * SECOND, share: 'half' } as const;

/**
 * Reads a CSV or XLSX whose columns mean nothing to the shop: at most 50,000 rows, in a process of its own that is ended where the file takes too
 * much time or memory. A file that cannot be read is told by `fault`, in words for people.
 */
export async function readPlainTable(bytes: Uint8Array): Promise<PlainTable> {
  try {
    return await work('readPlain', [bytes], BOUNDS);
  } catch (error) {
    if (error instanceof WorkEnded) return { fault: importMessages.tooHard };
    throw error;
  }
}
