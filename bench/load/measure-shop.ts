import { setTimeout as pause } from 'node:timers/promises';
import { comeAsGuest, type Guest, type Ordered } from '../guest.ts';
import type { OpenedShop } from '../opened-shop.ts';
import { findGroups, type Group } from './addresses.ts';
import type { BareServer } from './bare-server.ts';
import type { Headers } from './client.ts';
import { askAgain, askOnce, type Borne, percentiles, rateOf } from './measure.ts';
import type { Measured } from './process-usage.ts';
import type { GroupResult, Memory, OrdersResult, ShopResult, Warm } from './result.ts';

export const CONNECTIONS = 10;
const WARM_UP = 1;

/** The measured processes. Undefined for a shop on another machine. */
interface Parts {
  readonly process?: Measured | undefined;
  readonly database?: Measured | undefined;
}

interface Bench {
  readonly bare: BareServer;
  readonly seconds: number;
}

/** Runs all measurements of a shop that was just started. */
export async function measureOpened(
  bench: Bench,
  shop: OpenedShop,
  variants: number,
): Promise<ShopResult> {
  const idle = await idleMemory(shop);
  const memory = watchMemory(shop);
  try {
    const groups = await measureGroups(bench, shop.url, await findGroups(shop.url), shop);
    const orders = await measureOrders(shop, bench.seconds);
    const { startSeconds } = shop;
    return { variants, groups, orders, startSeconds, idle, loaded: memory.peak() };
  } finally {
    memory.stop();
  }
}

/** For each group: each address once (cold), then all repeatedly (warm), then the same on the bare server. */
export async function measureGroups(
  { bare, seconds }: Bench,
  base: string,
  groups: readonly Group[],
  parts: Parts,
): Promise<GroupResult[]> {
  const results: GroupResult[] = [];
  for (const { name, addresses, headers } of groups) {
    console.log(`${name}: ${addresses.length} addresses`);
    const load = { seconds, headers };
    const cold = await askOnce(base, addresses, headers);
    const warm = await warmLoad(base, addresses, load, parts);
    await bare.mirror(base, addresses, headers);
    const { perSecond: barePerSecond } = await warmLoad(bare.url, addresses, load, {});
    results.push({ name, addresses: addresses.length, cold, warm, barePerSecond });
  }
  return results;
}

async function warmLoad(
  base: string,
  addresses: readonly string[],
  load: { readonly seconds: number; readonly headers?: Headers | undefined },
  parts: Parts,
): Promise<Warm> {
  const kind = { ...load, connections: CONNECTIONS };
  await askAgain(base, addresses, { ...kind, seconds: WARM_UP });
  return withCost(parts, () => askAgain(base, addresses, kind));
}

/** Numbers of guests that order at once, each one order after another. */
const ORDERERS = [1, 4, 16];

async function measureOrders(shop: OpenedShop, seconds: number): Promise<OrdersResult[]> {
  const results: OrdersResult[] = [];
  for (const orderers of ORDERERS) {
    console.log(`orders of ${orderers}`);
    const guests = await Promise.all(Array.from({ length: orderers }, () => comeAsGuest(shop.url)));
    try {
      await orderFor(guests, WARM_UP);
      const warm = await withCost(shop, () => orderFor(guests, seconds));
      results.push({ orderers, warm });
    } finally {
      for (const guest of guests) guest.leave();
    }
  }
  return results;
}

async function orderFor(guests: readonly Guest[], seconds: number): Promise<Borne> {
  const started = performance.now();
  const orderAgain = async (guest: Guest) => {
    const orders: Ordered[] = [];
    while (performance.now() - started < seconds * 1000) orders.push(await guest.order());
    return orders;
  };
  const orders = (await Promise.all(guests.map(orderAgain))).flat();
  const times = orders.map(({ ms }) => ms);
  return {
    ...rateOf(times, (performance.now() - started) / 1000),
    requests: orders.length,
    bytes: 0,
    failed: orders.filter(({ status }) => status !== 201).length,
  };
}

/** Runs a load and adds the processor time that it took. */
export async function withCost(parts: Parts, run: () => Promise<Borne>): Promise<Warm> {
  const used = (part?: Measured) => part?.cpuSeconds() ?? Number.NaN;
  const before = [used(parts.process), used(parts.database)] as const;
  const borne = await run();
  const perThousand = (after: number, earlier: number) =>
    Number.isNaN(after) ? undefined : (1000 * (after - earlier)) / borne.requests;
  return {
    ...borne,
    cpu: perThousand(used(parts.process), before[0]),
    databaseCpu: perThousand(used(parts.database), before[1]),
  };
}

const memoryOf = ({ process, database }: OpenedShop): Memory => ({
  shop: process.megabytes(),
  database: database.megabytes(),
});

/** Memory without requests since the first page: the median of several samples. */
async function idleMemory(shop: OpenedShop): Promise<Memory> {
  const samples: Memory[] = [];
  for (let sample = 0; sample < 7; sample += 1) {
    await pause(1000);
    samples.push(memoryOf(shop));
  }
  const middle = (part: keyof Memory) => percentiles(samples.map((sample) => sample[part]))(0.5);
  return { shop: middle('shop'), database: middle('database') };
}

/** Samples the memory every second; `peak` is the maximum. */
function watchMemory(shop: OpenedShop): { peak(): Memory; stop(): void } {
  const samples = [memoryOf(shop)];
  const timer = setInterval(() => samples.push(memoryOf(shop)), 1000);
  const most = (part: keyof Memory) => Math.max(...samples.map((sample) => sample[part]));
  return {
    peak: () => ({ shop: most('shop'), database: most('database') }),
    stop: () => clearInterval(timer),
  };
}
