import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { SECOND } from '#platform/time/duration.ts';
import type { Closers } from '../../../src/server/closers.ts';
import type { Reading } from './readers/child.ts';

/** A small file that takes longer is a hang. */
const MOST_TIME = 10 * SECOND;
/** Bytes beyond those of a child that has read nothing large: the target of an import. */
const MOST_MEMORY = 200 * 1024 ** 2;
const SHOWN = 30;

interface Options {
  readonly files: number;
  readonly seed: number;
  readonly closers: Closers;
}

/**
 * Reads files whose meaning is known, written in the ways of many programs, a quarter of them then damaged. False: a hang, too much memory, an
 * exception, or a value that a person would read otherwise.
 */
export async function fuzzReaders({ files, seed, closers }: Options): Promise<boolean> {
  const readings: Reading[] = [];
  const hangs: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      let child = await startChild(closers);
      while (next < files) {
        const index = next;
        next += 1;
        const reading = await ask(child, seed, index);
        if (reading) readings.push(reading);
        else {
          hangs.push(index);
          child.kill('SIGKILL');
          child = await startChild(closers);
        }
      }
      child.disconnect();
    }),
  );
  return report(readings, hangs);
}

async function startChild(closers: Closers): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'readers/child.ts'), {
    execArgv: ['--max-semi-space-size=4', '--max-old-space-size=192'],
  });
  closers.push(async () => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

/** The reading of a file; undefined where the child does not answer in time, or ends. */
const ask = (child: ChildProcess, seed: number, index: number): Promise<Reading | undefined> =>
  new Promise((resolve) => {
    const end = (reading?: Reading) => {
      clearTimeout(timer);
      child.off('message', end);
      child.off('exit', fail);
      resolve(reading);
    };
    const fail = () => end();
    const timer = setTimeout(fail, MOST_TIME);
    child.on('message', end);
    child.on('exit', fail);
    child.send({ seed, index });
  });

function report(readings: readonly Reading[], hangs: readonly number[]): boolean {
  const sum = (of: (reading: Reading) => number) =>
    readings.reduce((all, reading) => all + of(reading), 0);
  const tell = (what: string, of: (reading: Reading) => readonly string[]) => {
    const told = readings.flatMap((one) =>
      of(one).map((text) => `${what} ${one.index} (${one.kind}): ${text}`),
    );
    for (const line of told.slice(0, SHOWN)) console.log(line);
    return told.length;
  };
  for (const index of hangs.slice(0, SHOWN)) console.log(`HANGS ${index}`);
  const failed = tell('FAILS', ({ failed }) => (failed === undefined ? [] : [failed]));
  const wrong = tell('WRONG', (one) => one.wrong);
  const refused = tell('REFUSED', (one) => one.refused);
  const large = tell('LARGE', ({ memory }) => (memory > MOST_MEMORY ? [String(memory)] : []));
  const slowest = Math.round(Math.max(0, ...readings.map(({ milliseconds }) => milliseconds)));
  const memory = Math.round(Math.max(0, ...readings.map((one) => one.memory)) / 1024 ** 2);
  console.log(
    `${readings.length} files, ${sum(({ isDamaged }) => Number(isDamaged))} of them damaged: ${sum(({ equal }) => equal)} goods as a person reads them, ${sum(({ asked }) => asked)} asked about, ${refused} refused without need, ${wrong} otherwise; ${hangs.length} hangs, ${failed} exceptions, ${large} over 200 MB; slowest ${slowest} ms, largest ${memory} MB`,
  );
  return wrong + refused + failed + large + hangs.length === 0;
}
