import closeWithGrace from 'close-with-grace';
import { type Closers, closeAll } from '../src/closers.ts';

/** Runs a bench and closes what it has opened, also where it is told to stop; its exit code says whether all was well. `patience` in ms. */
export async function runToTheEnd(
  bench: (closers: Closers) => Promise<boolean>,
  patience: number,
): Promise<void> {
  const closers: Closers = [];
  // At its own end it has closed everything, and says how it ended.
  closeWithGrace({ delay: patience, skip: ['beforeExit'] }, async ({ err }) => {
    if (err) console.error(err);
    await closeAll(closers);
  });
  try {
    process.exitCode = (await bench(closers)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await closeAll(closers);
}
