import type pg from 'pg';

/** Limit of prepared statements: every connection keeps each of them in the server's memory. */
const MAX_STATEMENTS = 200;

type Prepare = <Query extends pg.QueryConfig>(
  query: Query,
  values?: unknown[],
  options?: { single?: boolean },
) => Query;

/**
 * Names the statements of one pool, so that PostgreSQL parses and plans each once on each connection. For lookups by key: one generic plan must
 * be good for all values. Not behind a transaction pooler: the next statement may run on another server connection. Without values it may be
 * several statements, which have no name, unless the caller knows that it is `single`.
 */
export function createPrepare(): Prepare {
  const names = new Map<string, string>();
  /** One name for one text; undefined above the limit. */
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_STATEMENTS) names.set(text, `statement_${names.size}`);
    return names.get(text);
  };
  return (query, values = [], { single = values.length > 0 } = {}) => {
    const name = single ? nameOf(query.text) : undefined;
    return name === undefined ? query : { ...query, name };
  };
}

/** Wraps a client or pool for Drizzle, which calls only `query`: every statement is prepared. */
export function withPreparedStatements<Client extends pg.Pool | pg.PoolClient>(
  client: Client,
  prepare: Prepare,
): Client {
  const query = (statement: pg.QueryConfig, values: unknown[]) =>
    client.query(prepare(statement, values), values);
  return Object.assign(Object.create(client), { query });
}
