import type { Explained } from './plan.ts';
import type { Asked } from './requests.ts';
import { isTransactionControl, type Statement, shapeOf } from './statements.ts';

/** Statements of one shape (the same SQL with other values), and the requests that send them. */
export interface HotStatement {
  readonly shape: string;
  readonly kinds: readonly string[];
  readonly calls: number;
  readonly totalMs: number;
  /** 90th percentile, ms. */
  readonly example: Statement;
}

export interface Hot extends HotStatement {
  readonly plan: Explained;
}

/** Sorted by total time, descending. */
export function hottestFirst(asked: readonly Asked[]): HotStatement[] {
  const sent = asked.flatMap(({ kind, statements }) => statements.map((one) => ({ kind, one })));
  const groups = Map.groupBy(
    sent.filter(({ one }) => !isTransactionControl(one)),
    ({ one }) => shapeOf(one),
  );
  return Array.from(groups, ([shape, group]) => {
    const slowestFirst = group.map(({ one }) => one).sort((a, b) => b.ms - a.ms);
    return {
      shape,
      kinds: [...new Set(group.map(({ kind }) => kind))],
      calls: group.length,
      totalMs: slowestFirst.reduce((sum, { ms }) => sum + ms, 0),
      example: slowestFirst[Math.floor(group.length / 10)] as Statement,
    };
  }).sort((a, b) => b.totalMs - a.totalMs);
}

export function printHottest(statements: readonly Hot[]): void {
  for (const [index, { shape, kinds, calls, totalMs, plan }] of statements.entries()) {
    const took = typeof plan.took === 'number' ? `${plan.took.toFixed(2)} ms` : plan.took;
    console.log(`\n${index + 1}. ${shape.length > 300 ? `${shape.slice(0, 300)}…` : shape}`);
    console.log(`   asked by ${kinds.join('; ')}`);
    console.log(
      `   ${calls} calls, ${(totalMs / calls).toFixed(2)} ms each with the way there and back; plan: ${took}, planned in ${plan.planning.toFixed(2)} ms, ${plan.pages} pages`,
    );
    console.log(`   indexes: ${plan.indexes.join(', ') || 'none'}`);
    for (const line of plan.lines) console.log(`   ${line}`);
  }
}
