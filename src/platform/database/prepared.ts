import type pg from 'pg';

/** Each is kept by every connection that has sent it, so there must be an end of them. */
const MOST = 200;

const names = new Map<string, string>();

/** The same for the same text, undefined where there are as many as may be. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < MOST) names.set(text, `kept_${names.size}`);
  return names.get(text);
}

/**
 * A statement that PostgreSQL reads and plans once on each connection, and from then on only does. For a statement that finds by key:
 * one plan must fit whatever the values are. Not through a pooler: the connection must know it the next time.
 */
export function prepared<Query extends pg.QueryConfig>(
  query: Query,
  values: unknown[] = [],
): Query {
  const name = values.length > 0 ? nameOf(query.text) : undefined;
  return name === undefined ? query : { ...query, name };
}

/** The same connection, or pool of such, for Drizzle, which asks nothing of it but `query`: every statement is {@link prepared}. */
export function preparing<Client extends pg.Pool | pg.PoolClient>(client: Client): Client {
  const query = (statement: pg.QueryConfig, values: unknown[]) =>
    client.query(prepared(statement, values), values);
  return Object.assign(Object.create(client), { query });
}
