import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** One statement of the shop, and its response time in ms. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  ms: number;
}

const listening = new AsyncLocalStorage<Statement[]>();

type Query = (this: pg.Client, ...given: unknown[]) => unknown;
const send = pg.Client.prototype.query as Query;

/** Replaces `query` of pg, through which all statements go. Records only statements of recorded requests. */
const heard: Query = function heard(...given) {
  const statements = listening.getStore();
  if (!statements) return send.apply(this, given);
  const statement = { ...read(given), ms: 0 };
  statements.push(statement);
  const started = performance.now();
  const answered = () => {
    statement.ms = performance.now() - started;
  };
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const hearing = (...answer: unknown[]) => {
      answered();
      callback(...answer);
    };
    return send.apply(this, given.with(-1, hearing));
  }
  const answer = send.apply(this, given);
  if (answer instanceof Promise) answer.then(answered, answered);
  return answer;
};
Object.assign(pg.Client.prototype, { query: heard });

function read([statement, beside]: unknown[]): { text: string; values: unknown[] } {
  if (typeof statement === 'string') return { text: statement, values: listOf(beside) };
  const { text, values } = statement as { text: string; values?: unknown[] };
  return { text, values: values ?? listOf(beside) };
}

const listOf = (values: unknown) => (Array.isArray(values) ? values : []);

/** The statements that the shop sends during a request. */
export async function statementsDuring(ask: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  await listening.run(statements, async () => {
    await ask();
  });
  return statements;
}

/** The shape of a statement: the same for other values and for another number of values. */
export const shapeOf = ({ text }: Statement): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\$\d+(?:::\w+)?/g, '$')
    .replace(/(\(\$(?:, \$)*\))(?:, ?\(\$(?:, \$)*\))+/g, '$1, …')
    .replace(/\$(?:, \$)+/g, '$, …')
    .trim();

/** BEGIN, COMMIT, ROLLBACK, SAVEPOINT, SET or SHOW: a round trip without a plan. */
export const isTransactionControl = ({ text }: Statement): boolean =>
  /^\s*(begin|commit|rollback|savepoint|release|set|show)\b/i.test(text);
