import closeWithGrace from 'close-with-grace';
import { type Closers, closeAll } from '../src/server/closers.ts';

/** Runs a benchmark and closes what it has opened, also on SIGINT or SIGTERM. Exit code 1 if it fails. `patience`: time limit for closing, ms. */
export async function runToTheEnd(
  bench: (closers: Closers) => Promise<boolean>,
  patience: number,
): Promise<void> {
  const closers: Closers = [];
  // After a normal end everything is closed already.
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
