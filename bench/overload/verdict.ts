import type { Ordered } from '../guest.ts';
import { percentiles } from '../load/measure.ts';
import type { Arrivals } from './arrivals.ts';

const SLOW_ORDER = 2000;
const GROWTH = 0.1;

export interface Overload {
  readonly seconds: number;
  readonly offeredPerSecond: number;
  readonly arrivals: Arrivals;
  readonly orders: readonly Ordered[];
  /** Memory of the shop process: samples in order. */
  readonly megabytes: readonly number[];
}

/** One message for each violated condition. */
export function wrongs({ arrivals, orders, megabytes }: Overload): string[] {
  const failed = orders.filter(({ status }) => status !== 201);
  const slow = orders.filter(({ ms }) => ms > SLOW_ORDER);
  const growth = growthOf(megabytes);
  return [
    ...(orders.length === 0 ? ['no orders were placed'] : []),
    ...(failed.length > 0 ? [`${failed.length} orders failed: ${failed[0]?.status}`] : []),
    ...(slow.length > 0 ? [`${slow.length} orders took over ${SLOW_ORDER} ms`] : []),
    ...(arrivals.refused.length === 0 ? ['no request got 503'] : []),
    ...(arrivals.withoutRetryAfter > 0
      ? [`${arrivals.withoutRetryAfter} responses with 503 have no Retry-After`]
      : []),
    ...[...arrivals.failed].map(([why, count]) => `${count} requests ended with ${why}`),
    ...(growth > GROWTH
      ? [`memory grew by ${percent(growth)} from the first half to the second`]
      : []),
  ];
}

/** The lines of the report. */
export function describe(overload: Overload): string[] {
  const { seconds, offeredPerSecond, arrivals, orders, megabytes } = overload;
  const { served, refused } = arrivals;
  const times = (list: readonly number[]) => {
    const at = percentiles(list);
    return `p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`;
  };
  const all = served.length + refused.length;
  return [
    `offered: ${offeredPerSecond.toFixed(0)} a second for ${Math.round(seconds)} s`,
    `served: ${(served.length / seconds).toFixed(0)} a second, ${times(served)}`,
    `refused with 503: ${percent(refused.length / Math.max(1, all))}, ${times(refused)}`,
    `orders: ${orders.length}, ${times(orders.map(({ ms }) => ms))}`,
    `memory: ${megabytes.map((value) => value.toFixed(0)).join(' ')} MB, ${percent(growthOf(megabytes))} from the first half to the second`,
  ];
}

function growthOf(megabytes: readonly number[]): number {
  const middle = Math.floor(megabytes.length / 2);
  return mean(megabytes.slice(middle)) / mean(megabytes.slice(0, middle)) - 1;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
