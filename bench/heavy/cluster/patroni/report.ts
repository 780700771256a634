import type { Books } from '../books.ts';
import type { Prices } from '../prices.ts';
import type { Visitors } from '../visitors.ts';

/** Prints a row for each event. */
export function printPatroni(
  { phases, confirmed }: Visitors,
  { changes }: Prices,
  { orders, letters, doubled, missing, unknown }: Books,
  wrong: readonly string[],
): void {
  const rows = phases.slice(0, -1).map((phase, index) => {
    const [from, to] = [phase.startedAt, phases[index + 1]?.startedAt ?? phase.startedAt];
    const isDuring = (at: number) => at >= from && at < to;
    const times = [...confirmed.values()].filter(isDuring).toSorted((a, b) => a - b);
    const lost = missing.filter((number) => isDuring(confirmed.get(number) ?? 0));
    const former = changes.filter(({ at }) => isDuring(at)).map(({ formerFor }) => formerFor);
    return {
      event: phase.name,
      seconds: seconds(to - from),
      'without orders': seconds(longestGap([from, ...times, to])),
      orders: times.length,
      lost: lost.length,
      'tries repeated': phase.failedTries,
      reads: phase.reads,
      'reads failed': phase.failedReads,
      'slowest read': seconds(phase.slowestRead),
      'former price': seconds(Math.max(0, ...former)),
    };
  });
  console.table(rows);
  console.log(`${orders} orders, ${unknown.length} of them doubled, ${missing.length} lost`);
  console.log(`${letters} letters, ${doubled} of them sent twice`);
  for (const line of wrong) console.log(`WRONG: ${line}`);
  console.log(wrong.length === 0 ? 'All checks passed.' : `${wrong.length} checks failed.`);
}

const longestGap = (times: readonly number[]): number =>
  Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] ?? at)));

const seconds = (ms: number): number => Number((ms / 1000).toFixed(1));
