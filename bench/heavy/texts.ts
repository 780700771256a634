// Texts that could stop a process: npm run bench:texts [-- --only pages]
// Feeds each text that shoppers, members of the staff, feeds and files of the owner can write with repetitions at its allowed length. Exit
// code 1: one takes more than 50 ms of the loop that sells, grows faster than it is long, or does not come to an end within a minute.
// Files are read by commands and in the thread of an import, which does not block the shop: there 500 ms are allowed, and it is growth and end that
// count. Measured is the processor time of the thread; that of PostgreSQL is not, only that it ends.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { SECOND } from '#platform/time/duration.ts';
import type { Closers } from '../../src/server/closers.ts';
import { runToTheEnd } from '../run-to-the-end.ts';
import type { FeedingOptions } from './texts/feed-worker.ts';
import type { Cost } from './texts/measure.ts';

const MOST_ON_LOOP = 50;
const MOST_ELSEWHERE = 500;
/** Of one text at all of its lengths. */
const PATIENCE = 60 * SECOND;
/** 1 would be exact; the memory of long texts costs something, too. */
const MOST_GROWTH = 1.8;
/** Growth below it, and below what the call costs anyway, is of no interest. ms */
const SMALL = 20;

type Told =
  | { readonly door: string; readonly base: number }
  | { readonly next: string }
  | { readonly cost: Cost; readonly most: number };

async function main(closers: Closers): Promise<boolean> {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const options: FeedingOptions = {
    only: values.only,
    mostOnLoop: MOST_ON_LOOP,
    mostElsewhere: MOST_ELSEWHERE,
  };
  const thread = new Worker(new URL('./texts/feed-worker.ts', import.meta.url), {
    workerData: options,
    // The log of the shop.
    stdout: true,
  });
  closers.push(() => thread.terminate());
  const costs: Cost[] = [];
  const wrong: string[] = [];
  let door = '';
  let patience: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    thread.on('message', (told: Told) => {
      clearTimeout(patience);
      if ('door' in told) return console.log(`${told.door}, ${told.base.toFixed(1)} ms`);
      if ('next' in told) {
        door = told.next;
        patience = setTimeout(() => reject(new Error(`no end: ${door}`)), PATIENCE);
        return;
      }
      const fault = faultOf(told.cost, told.most);
      costs.push(told.cost);
      if (fault) wrong.push(fault);
      if (fault) console.log(`WRONG: ${fault}`);
    });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  }).finally(() => clearTimeout(patience));
  const doors = new Set(costs.map((cost) => cost.door));
  console.log(`${costs.length} texts at ${doors.size} doors, ${wrong.length} faults. The worst:`);
  const worst = costs.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
  console.table(
    worst.map(({ ms, growth, base: _, ...cost }) => ({
      ...cost,
      ms: Math.round(ms),
      growth: +growth.toFixed(1),
    })),
  );
  return wrong.length === 0;
}

function faultOf({ door, unit, length, ms, base, growth }: Cost, most: number): string | undefined {
  const what = `${door}: ${JSON.stringify(unit)} up to ${length} characters`;
  if (ms > most) return `${what} takes ${Math.round(ms)} ms`;
  if (ms > Math.max(SMALL, base) && growth > MOST_GROWTH)
    return `${what} grows ${growth.toFixed(1)} times as fast as it is long`;
  return undefined;
}

await runToTheEnd(main, 60_000);
