import type { Asked } from './requests.ts';
import { isTransactionControl, shapeOf } from './statements.ts';

/** How often one request may send statements of one shape: a page with two lists sends two. The shortest tested list has five rows. */
const MOST_ALIKE = 4;

const byKind = (asked: readonly Asked[]) => Map.groupBy(asked, ({ kind }) => kind);

function alike({ statements }: Asked): Map<string, number> {
  const plain = statements.filter((statement) => !isTransactionControl(statement));
  const groups = Map.groupBy(plain, shapeOf);
  return new Map(Array.from(groups, ([shape, { length }]) => [shape, length]));
}

/** Statements that one request sends in a loop (N+1), by kind of request. */
export function loopsIn(asked: readonly Asked[]): string[] {
  return Array.from(byKind(asked)).flatMap(([kind, requests]) => {
    const most = new Map<string, number>();
    for (const [shape, times] of requests.flatMap((request) => [...alike(request)])) {
      most.set(shape, Math.max(times, most.get(shape) ?? 0));
    }
    return Array.from(most)
      .filter(([, times]) => times > MOST_ALIKE)
      .map(([shape, times]) => `${kind} sends ${times} times: ${shape.slice(0, 200)}`);
  });
}

/** Prints the maximum number of statements and round trips for each kind of request. */
export function printRoundTrips(asked: readonly Asked[]): void {
  const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);
  console.table(
    Array.from(byKind(asked), ([kind, requests]) => ({
      request: kind,
      asked: requests.length,
      statements: most(
        requests.map(
          ({ statements }) => statements.filter((one) => !isTransactionControl(one)).length,
        ),
      ),
      'round trips': most(requests.map(({ statements }) => statements.length)),
      'most alike': most(requests.flatMap((request) => [...alike(request).values()])),
    })),
  );
}
