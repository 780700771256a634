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

/** Prints the median and the maximum number of statements for each kind of request: the first after a change reads what it has made stale. */
export function printStatements(asked: readonly Asked[]): void {
  const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);
  const median = (numbers: number[]) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  const rows = Array.from(byKind(asked), ([kind, requests]) => {
    const counts = requests.map(
      ({ statements }) => statements.filter((one) => !isTransactionControl(one)).length,
    );
    return {
      request: kind,
      asked: requests.length,
      statements: median(counts),
      'at most': most(counts),
      'most alike': most(requests.flatMap((request) => [...alike(request).values()])),
    };
  });
  console.table(rows);
}
