import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';

/** Runs in the transaction of a change of the account. */
type OnAddress = (db: Database, customerId: number, email: string) => Promise<void>;

export interface AccountsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  /** The person in the account has proved the address: guest data with this address becomes the customer's. */
  readonly onAddressProved: OnAddress;
  /** The account has lost the address: data with this address leaves the account. */
  readonly onAddressLost: OnAddress;
  /** The secret key that signs tokens. */
  readonly tokenKey: Uint8Array;
}
