// Overload: three times the capacity of the shop, with orders at the same time: npm run bench:overload [-- --minutes 10 --size 3000]
// Exit code 1: an order fails or takes more than two seconds, a 503 has no Retry-After, or memory grows.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Closers } from '../src/server/closers.ts';
import { askedQueries } from '../tests/search/queries.ts';
import { comeAsGuest, orderEachSecond } from './guest.ts';
import { askAgain } from './load/measure.ts';
import { wholeNumber } from './load/options.ts';
import type { Measured } from './load/process-usage.ts';
import { openGenerated } from './opened-shop.ts';
import { offer } from './overload/arrivals.ts';
import { describe, type Overload, wrongs } from './overload/verdict.ts';
import { runToTheEnd } from './run-to-the-end.ts';

const TIMES = 3;
const CONNECTIONS = 6;
const WARM_UP = 5;
const TRIES = 3;
const TRY_SECONDS = 5;
const LOOK_EVERY = 10_000;
/** More addresses than the capacity measurement requests. */
const SOME = 20_000;

async function main(closers: Closers): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      size: { type: 'string', default: '3000' },
    },
  });
  const minutes = wholeNumber('--minutes', values.minutes, 600);
  const shop = await openGenerated(wholeNumber('--size', values.size, 1_000_000));
  closers.push(shop.close);
  const next = searchPages();
  const capacity = await capacityOf(shop.url, next);
  console.log(`it can serve ${capacity.toFixed(0)} uncached pages a second`);

  const guest = await comeAsGuest(shop.url);
  closers.push(guest.leave);
  const perSecond = TIMES * capacity;
  const signal = AbortSignal.timeout(minutes * 60_000);
  const started = performance.now();
  const [arrivals, orders, megabytes] = await Promise.all([
    offer(shop.url, next, { perSecond, signal }),
    orderEachSecond(guest, signal),
    lookAt(shop.process, signal),
  ]);
  const seconds = (performance.now() - started) / 1000;
  const overload: Overload = {
    seconds,
    offeredPerSecond: perSecond,
    arrivals,
    orders,
    megabytes,
  };
  for (const line of describe(overload)) console.log(line);
  const wrong = wrongs(overload);
  for (const line of wrong) console.log(`WRONG: ${line}`);
  return wrong.length === 0;
}

/** Different page addresses, so that none is cached. */
function searchPages(): () => string {
  let number = 0;
  return () => {
    number += 1;
    const { query = '' } = askedQueries[number % askedQueries.length] ?? {};
    return `/search?${new URLSearchParams({ q: query, min_price: String(number) })}`;
  };
}

/** The best of several measurements: other work on the machine only lowers the rate. */
async function capacityOf(url: string, next: () => string): Promise<number> {
  const load = (seconds: number) =>
    askAgain(url, Array.from({ length: SOME }, next), { connections: CONNECTIONS, seconds });
  await load(WARM_UP);
  let best = 0;
  for (let left = TRIES; left > 0; left -= 1) {
    const { perSecond, requests, failed } = await load(TRY_SECONDS);
    best = Math.max(best, perSecond * (1 - failed / requests));
  }
  return best;
}

async function lookAt(shop: Measured, signal: AbortSignal): Promise<number[]> {
  const looks: number[] = [];
  while (!signal.aborted) {
    looks.push(shop.megabytes());
    await pause(LOOK_EVERY);
  }
  return looks;
}

await runToTheEnd(main, 60_000);
