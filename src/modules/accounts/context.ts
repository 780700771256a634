import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs.ts';

export interface AccountsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  /** Runs in the transaction when the customer confirms an address: guest data with this address becomes the customer's. */
  readonly onAddressProved: (db: Database, customerId: number, email: string) => Promise<void>;
  /** The secret key that signs tokens. */
  readonly tokenKey: Uint8Array;
}
