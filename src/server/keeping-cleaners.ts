import { purgeConsentNetworks, purgeOldSessions } from '#modules/accounts/index.ts';
import { purgeOldAudit } from '#modules/audit/purge-audit.ts';
import { purgeOldRequests } from '#modules/callbacks/index.ts';
import { purgeOldCarts } from '#modules/cart/purge-carts.ts';
import { purgeOldTasks } from '#modules/imports/index.ts';
import type { Cleaners } from '#modules/keeping/index.ts';
import { purgeOldDrafts, purgeOrderNetworks } from '#modules/orders/index.ts';
import { purgeMessages } from '#modules/payments/online/notices.ts';
import { eraseOldOrders } from '#modules/people/index.ts';
import { purgeOldPhotographs } from '#modules/returns/index.ts';
import { getTimeZone } from '#modules/settings/service.ts';
import { purgeOldStaffSessions } from '#modules/staff/index.ts';
import { purgeOldRecords, purgeOldSearches } from '#modules/telemetry/index.ts';
import type { Config } from '#platform/config/config.ts';
import { purgeOutbox } from '#platform/mail/purge-outbox.ts';
import type { Clock } from '#platform/time/clock.ts';
import { outboxOf } from './outbox.ts';

interface Parts {
  readonly clock: Clock;
  readonly config: Pick<Config, 'DATA_DIR'>;
}

/** Who removes what at its term: each module what is its own. */
export const cleanersOf = ({ clock, config }: Parts): Cleaners => ({
  carts: purgeOldCarts,
  calls: purgeOldRequests,
  drafts: purgeOldDrafts,
  photographs: purgeOldPhotographs,
  orders: (db, due) => eraseOldOrders({ db, clock }, due),
  networks: async (db, due) =>
    (await purgeOrderNetworks(db, due)) + (await purgeConsentNetworks(db, due)),
  sessions: purgeOldSessions,
  visits: purgeOldRecords,
  searches: (db, due) => purgeOldSearches({ db, timeZone: getTimeZone }, due),
  provider_messages: purgeMessages,
  // A mail server may have been named since: what lies there is old all the same.
  outbox: (_, due) => purgeOutbox(outboxOf(config), due),
  import_files: purgeOldTasks,
  staff_sessions: purgeOldStaffSessions,
  audit: purgeOldAudit,
});
