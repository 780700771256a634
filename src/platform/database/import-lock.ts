import { type SQL, sql } from 'drizzle-orm';

/** The advisory lock of imports, and of commands that change what an import has read. */
export const IMPORTING = 7_202_611;

/** Takes the lock until the transaction ends; `taken` is false while an import runs. */
export const tryImportLock = (): SQL =>
  sql`SELECT pg_try_advisory_xact_lock(${IMPORTING}) AS taken`;
