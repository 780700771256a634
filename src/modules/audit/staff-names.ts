import type { Database } from '#platform/database/database.ts';

/** Names of the members of the staff by their id, as a text. */
export type StaffNames = ReadonlyMap<string, string>;

/** Lets modules below `staff` say who did something. `db`: the caller's transaction. */
export type FindStaffNames = (db: Database) => Promise<StaffNames>;

/** The addresses of invitations by their ids: the log has no address, which could not be erased. */
export type FindInvited = (
  db: Database,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;
