// Reads the files of the fuzzer that its parent names, one after another. Ended by its parent where a file takes too long.
import { judge } from './judge.ts';
import { makeFile } from './make-file.ts';
import { readFile } from './read-file.ts';

/** What a child says of a file. */
export interface Reading {
  readonly index: number;
  readonly kind: string;
  readonly isDamaged: boolean;
  readonly equal: number;
  readonly asked: number;
  readonly wrong: readonly string[];
  readonly refused: readonly string[];
  /** An exception that is no refusal. */
  readonly failed: string | undefined;
  /** Resident memory of the process, bytes. */
  readonly memory: number;
  readonly milliseconds: number;
}

const none = { equal: 0, asked: 0, wrong: [], refused: [] };

async function readingOf(seed: number, index: number): Promise<Reading> {
  const { kind, bytes, things, isDamaged } = makeFile(seed, index);
  const started = performance.now();
  let failed: string | undefined;
  let judged: Pick<Reading, 'equal' | 'asked' | 'wrong' | 'refused'> = none;
  try {
    const read = await readFile(bytes);
    if (!isDamaged) judged = judge(things, read);
  } catch (error) {
    failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const milliseconds = performance.now() - started;
  const memory = process.memoryUsage().rss;
  return { index, kind, isDamaged, ...judged, failed, memory, milliseconds };
}

process.on('message', async ({ seed, index }: { seed: number; index: number }) => {
  process.send?.(await readingOf(seed, index));
});
// It has loaded the shop's modules: the time of a file begins now.
process.send?.('ready');
