import { type Prices, SOON } from './prices.ts';
import { CUSTOMERS, type Phase, READERS, type Visitors } from './visitors.ts';

/** Phases in which requests in flight may fail once. */
const CUTTING = ['PgBouncer restarted', 'a shop killed'];

/** Failures beyond the requests that were in flight when a server was killed. */
export function wrongPhases({ phases, lost }: Visitors): string[] {
  const wrong = phases.flatMap(({ name, failedReads, failedTries }) => {
    const mayFail = CUTTING.includes(name);
    const tries = failedTries > (mayFail ? CUSTOMERS : 0) ? [`${failedTries} tries to order`] : [];
    const reads = failedReads > (mayFail ? READERS : 0) ? [`${failedReads} reads`] : [];
    return [...tries, ...reads].map((what) => `${name}: ${what} failed`);
  });
  return lost() > 0 ? [...wrong, `${lost()} orders were never confirmed`] : wrong;
}

/** Changes of a price that a shop did not show within a second. */
export const lateChanges = ({ changes }: Prices): string[] =>
  changes
    .filter(({ formerFor }) => formerFor > SOON)
    .map(
      ({ roubles, formerFor }) => `${roubles}: the price before for ${Math.round(formerFor)} ms`,
    );

interface Outcome {
  readonly orders: number;
  readonly letters: number;
  readonly doubled: number;
  readonly wrong: readonly string[];
}

export function printCluster(
  phases: readonly Phase[],
  { changes }: Prices,
  outcome: Outcome,
): void {
  const rows = phases.slice(0, -1).map((phase, index) => {
    const seconds = ((phases[index + 1]?.startedAt ?? 0) - phase.startedAt) / 1000;
    return {
      phase: phase.name,
      seconds: Math.round(seconds),
      'reads/s': Math.round(phase.reads / seconds),
      'reads failed': phase.failedReads,
      'orders/s': Number((phase.orderTimes.length / seconds).toFixed(1)),
      'order p50, ms': at(phase.orderTimes, 0.5),
      'p99, ms': at(phase.orderTimes, 0.99),
      'tries repeated': phase.failedTries,
    };
  });
  console.table(rows);
  const prices = changes.flatMap(({ shownAfter }) => shownAfter ?? []);
  console.log(
    `${prices.length} changes of a price, each seen on every shop: median ${at(prices, 0.5)} ms, worst ${at(prices, 1)} ms`,
  );
  const { orders, letters, doubled, wrong } = outcome;
  console.log(
    `${orders} orders, ${letters} letters, ${doubled} of them sent twice because a shop was killed`,
  );
  for (const line of wrong) console.log(`WRONG: ${line}`);
  console.log(wrong.length === 0 ? 'All checks passed.' : `${wrong.length} checks failed.`);
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
