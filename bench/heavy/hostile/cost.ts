import { readFileSync } from 'node:fs';
import type { OpenShop } from '../../explain/open-shop.ts';
import { statementsDuring } from '../../explain/statements.ts';

/** What PostgreSQL spent on one address. */
export interface Cost {
  readonly address: string;
  /** Processor time of the one connection, which runs the statements one after another: independent of other work on the machine. */
  readonly ms: number;
  readonly statements: number;
  readonly status: number;
}

export type MeasureCost = (address: string) => Promise<Cost>;

/** Measures addresses of a shop that has one connection for public reads. */
export async function costsOf({ app, pool }: OpenShop): Promise<MeasureCost> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid;
  // The first number of schedstat is the time on a processor, ns.
  const processorMs = () =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  // A parallel worker would be another process.
  await pool.query('SET max_parallel_workers_per_gather = 0');
  return async (address) => {
    const before = processorMs();
    let status = 0;
    const statements = await statementsDuring(async () => {
      status = (await app.inject({ url: address })).statusCode;
    });
    return { address, ms: processorMs() - before, statements: statements.length, status };
  };
}

/** The most expensive addresses, the worst first. Each is measured again: other work only adds to a time. */
export async function worstOf(
  costs: readonly Cost[],
  measure: MeasureCost,
  { count, times }: { count: number; times: number },
): Promise<Cost[]> {
  const worst = costs.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  const again: Cost[] = [];
  for (const cost of worst) {
    let least = cost;
    for (let left = times; left > 0; left -= 1) {
      const next = await measure(cost.address);
      if (next.ms < least.ms) least = next;
    }
    again.push(least);
  }
  return again.toSorted((a, b) => b.ms - a.ms);
}

/** Prints percentiles of the costs. */
export function printCosts(what: string, costs: readonly Cost[], worst: readonly Cost[]): void {
  const sorted = costs.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  const most = Math.max(...costs.map(({ statements }) => statements));
  const failed = costs.filter(({ status }) => status >= 500).length;
  console.log(
    `\n${what}: ${costs.length}, PostgreSQL p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${worst[0]?.ms.toFixed(0)} ms; ` +
      `at most ${most} statements; ${failed} answers of 5xx`,
  );
  for (const { ms, statements, address } of worst.slice(0, 5)) {
    console.log(
      `  ${ms.toFixed(0)} ms, ${statements}: ${decodeURIComponent(address).slice(0, 160)}`,
    );
  }
}
