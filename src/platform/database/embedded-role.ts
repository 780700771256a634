import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { retryLocked } from './migrate.ts';

/** The database of the shop, and the role that uses it: it owns the database and everything in it, and is no superuser. */
export const DATABASE = 'gornitsa';
export const ROLE = 'gornitsa';
const SUPERUSER = 'postgres';
const PREPARATION_LOCK = 0x60_72_70;

/** The superuser's password cannot be derived from the role's. */
export const rolePassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(ROLE).digest('base64url');

/** Makes the role, if it is missing, and sets its password. One line: PostgreSQL's single-user mode takes no more. */
export const makeRole = (superuserPassword: string): string =>
  [
    `DO $$ BEGIN IF to_regrole('${ROLE}') IS NULL THEN CREATE ROLE ${ROLE}; END IF; END $$`,
    `ALTER ROLE ${ROLE} LOGIN NOSUPERUSER PASSWORD '${rolePassword(superuserPassword)}'`,
  ].join('; ');

/** Makes role and database where they are missing: at a first start, and where an earlier version of the shop made the folder. */
export async function makeDatabase(client: pg.Client, superuserPassword: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [PREPARATION_LOCK]);
  const canLogIn = 'SELECT FROM pg_authid WHERE rolname = $1 AND rolpassword IS NOT NULL';
  if ((await client.query(canLogIn, [ROLE])).rowCount === 0) {
    await client.query(makeRole(superuserPassword));
  }
  const exists = 'SELECT FROM pg_database WHERE datname = $1';
  if ((await client.query(exists, [DATABASE])).rowCount === 0) {
    await client.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLE}`);
  }
  await client.query('SELECT pg_advisory_unlock($1)', [PREPARATION_LOCK]);
}

/**
 * Gives the role what a superuser owns in the database. Earlier versions of the shop used the database as superuser, and one that was
 * installed again for a while does. One transaction. Nothing waits for a lock of a running shop longer than half a second (`retryLocked`).
 */
export async function handOver(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(OWNED_BY_SUPERUSER);
  if (rows.length === 0) return;
  const statements = rows.map(({ statement }) => `${statement} OWNER TO ${ROLE}`);
  await retryLocked(client, () => client.query(statements.join('; ')));
}

/** Without parts of extensions, and without sequences of columns: those go with their table. */
const OWNED_BY_SUPERUSER = `
  WITH own_schema AS (
    SELECT tableoid, * FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
  ), part AS (
    SELECT classid, objid FROM pg_depend LEFT JOIN pg_class c ON classid = 'pg_class'::regclass AND c.oid = objid
    WHERE deptype = 'e' OR relkind = 'S' AND deptype IN ('a', 'i') AND refclassid = 'pg_class'::regclass
  ), owned AS (
    SELECT 1 AS step, tableoid AS class, oid, nspowner AS owner, format('SCHEMA %I', nspname) AS name
    FROM own_schema
    UNION ALL
    SELECT 2, c.tableoid, c.oid, relowner, format('%s %s', CASE relkind
      WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, c.oid::regclass)
    FROM pg_class c JOIN own_schema n ON n.oid = relnamespace WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL
    SELECT 3, p.tableoid, p.oid, proowner, format('ROUTINE %s', p.oid::regprocedure)
    FROM pg_proc p JOIN own_schema n ON n.oid = pronamespace
    UNION ALL
    SELECT 4, t.tableoid, t.oid, typowner, format('TYPE %s', t.oid::regtype)
    FROM pg_type t JOIN own_schema n ON n.oid = typnamespace WHERE typtype IN ('e', 'd', 'r')
    UNION ALL
    SELECT 5, tableoid, oid, datdba, format('DATABASE %I', datname)
    FROM pg_database WHERE datname = current_database()
  )
  SELECT 'ALTER ' || name AS statement FROM owned
  WHERE owner = '${SUPERUSER}'::regrole AND NOT EXISTS (SELECT FROM part WHERE (classid, objid) = (class, oid))
  ORDER BY step, name`;
