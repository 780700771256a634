import type pg from 'pg';
import type { Statement } from './statements.ts';

/** One node of PostgreSQL's JSON plan. Rows and times are for one loop. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Function Name'?: string;
  readonly 'CTE Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface Explained {
  /** One line for each node, indented. */
  readonly lines: readonly string[];
  readonly indexes: readonly string[];
  /** Tables with a sequential scan. */
  readonly scanned: readonly string[];
  /** ms, or the reason why the statement was not executed. */
  readonly took: number | string;
  /** ms */
  readonly planning: number;
  readonly pages: number;
}

/** EXPLAIN ANALYZE of a statement with its original values. Writes are rolled back. */
export async function explain(pool: pg.Pool, { text, values }: Statement): Promise<Explained> {
  const client = await pool.connect();
  const planned = async (options: string) => {
    const { rows } = await client.query(`EXPLAIN (${options}, FORMAT JSON) ${text}`, [...values]);
    return rows[0]['QUERY PLAN'][0] as {
      Plan: PlanNode;
      'Planning Time'?: number;
      'Execution Time'?: number;
    };
  };
  try {
    await client.query('BEGIN; SAVEPOINT before');
    let refused = '';
    const plan = await planned('ANALYZE, BUFFERS').catch(async (error: Error) => {
      refused = `not run: ${error.message}`;
      await client.query('ROLLBACK TO SAVEPOINT before');
      return planned('SUMMARY');
    });
    return {
      ...summaryOf(plan.Plan),
      took: plan['Execution Time'] ?? refused,
      planning: plan['Planning Time'] ?? 0,
    };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

function summaryOf(top: PlanNode) {
  const lines: string[] = [];
  const indexes = new Set<string>();
  const scanned = new Set<string>();
  const visit = (node: PlanNode, depth: number) => {
    const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
    if (index) indexes.add(index);
    if (type === 'Seq Scan' && table) scanned.add(table);
    const of = [table, index, node['Function Name'], node['CTE Name']].filter(Boolean).join(', ');
    const removed = node['Rows Removed by Filter'];
    lines.push(
      [
        '  '.repeat(depth),
        node['Subplan Name'] ? `[${node['Subplan Name']}] ` : '',
        type,
        of && ` ${of}`,
        node['Actual Rows'] === undefined ? '' : ` rows=${node['Actual Rows']}`,
        (node['Actual Loops'] ?? 1) > 1 ? `×${node['Actual Loops']}` : '',
        removed ? ` removed=${removed}` : '',
      ].join(''),
    );
    for (const child of node.Plans ?? []) visit(child, depth + 1);
  };
  visit(top, 0);
  const pages = (top['Shared Hit Blocks'] ?? 0) + (top['Shared Read Blocks'] ?? 0);
  return { lines, indexes: [...indexes], scanned: [...scanned], pages };
}

/** Estimated number of rows of each table (pg_class.reltuples). */
export async function tableSizes(pool: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ relname: string; reltuples: number }>(
    `SELECT relname, reltuples FROM pg_class WHERE relkind = 'r'`,
  );
  return new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]));
}
