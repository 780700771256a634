/** Durations of one operation, ms. */
export interface Times {
  readonly what: string;
  readonly times: readonly number[];
}

/** Prints a table of medians and percentiles. */
export function printTimes(title: string, rows: readonly Times[]): void {
  console.log(title);
  console.table(
    rows.map(({ what, times }) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) =>
        (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
      return {
        what,
        asked: times.length,
        'median, ms': at(0.5),
        'p90, ms': at(0.9),
        'p95, ms': at(0.95),
        'p99, ms': at(0.99),
        'worst, ms': at(1),
      };
    }),
  );
}

/** The operations whose 95th percentile is longer than so many ms. */
export function slowerThan(most: number) {
  return ({ what, times }: Times): string[] => {
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    return p95 > most ? [`${what}: p95 ${p95.toFixed(0)} ms, at most ${most}`] : [];
  };
}
