import { sql } from 'drizzle-orm';

/**
 * In the FROM of a statement: its transaction is over before it is on disk. A crash may forget the last half second of such, never those whose
 * commit has waited, nor what these rest on.
 */
export const withoutWaitingForDisk = sql`set_config('synchronous_commit', 'off', true)`;
