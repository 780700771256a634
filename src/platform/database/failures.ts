import { isConnectionLost } from './connection-lost.ts';

/** The database's own code for what went wrong, or the system's (`ECONNREFUSED`); Drizzle wraps what it was told. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** Whether something that may be there once is there already. */
export const isTaken = (error: unknown): boolean => sqlState(error) === '23505';

/** Full, without room for one more, read-only, or two who waited for each other. */
const PASSING = /^(53|(25006|40001|40P01|55P03|58030)$)/;

/** Whether the same request may well succeed in a moment: the server is not there, or cannot at present. */
export const isPassing = (error: unknown): boolean =>
  isConnectionLost(error) || PASSING.test(sqlState(error) ?? '');
