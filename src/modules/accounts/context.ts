import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';

export interface AccountsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  /** The customer has proved an address: what was done under it as a guest is theirs. Part of the transaction. */
  readonly onAddressProved: (db: Database, customerId: number, email: string) => Promise<void>;
  /** Signs tokens; secret. */
  readonly tokenKey: Uint8Array;
}
