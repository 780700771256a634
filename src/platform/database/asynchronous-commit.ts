import { sql } from 'drizzle-orm';

/**
 * In the FROM of a statement: its transaction commits without waiting for the WAL to reach the disk (`synchronous_commit = off`). A crash may
 * lose the last half second of such transactions, never one that committed synchronously.
 */
export const asynchronousCommit = sql`set_config('synchronous_commit', 'off', true)`;
