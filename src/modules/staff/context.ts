import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';

export interface StaffContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  /** Seals the secrets of second factors: their key is not in the database. */
  readonly sealing: Sealing;
}

/** The office as WebAuthn knows it: a passkey works at one name of a site only. */
export interface RelyingParty {
  /** The host of the office. */
  readonly id: string;
  readonly origin: string;
}

export interface PasskeyContext extends StaffContext {
  readonly party: RelyingParty;
}
