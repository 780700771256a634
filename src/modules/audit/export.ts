import type { AuditEntry, AuditFilter } from '#contracts/admin/staff/audit.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { changeText } from '#messages/office/audit-changes.ts';
import {
  actionWords,
  actorWords,
  auditTable,
  entityWords,
  thingText,
} from '#messages/office/audit-words.ts';
import { formatTime } from '#messages/words/shop-time.ts';
import type { Database } from '#platform/database/database.ts';
import { CSV_START, csvLine } from '#platform/files/csv.ts';
import { listActions } from './list.ts';
import type { FindInvited } from './staff-names.ts';

const PAGE = 1000;

interface TableOptions {
  readonly zone: TimeZone;
  /** The names of the staff, by number. */
  readonly names: ReadonlyMap<string, string>;
  readonly findInvited: FindInvited;
}

/** The entries of a filter as a table for spreadsheets, the latest first, read by pages. */
export async function* writeTable(
  db: Database,
  filter: AuditFilter,
  { zone, names, findInvited }: TableOptions,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(auditTable);
  let after: string | undefined;
  do {
    const page = await listActions(db, { ...filter, after, limit: PAGE }, { zone, findInvited });
    yield page.entries.map((entry) => csvLine(cellsOf(entry, { zone, names }))).join('');
    after = page.next ?? undefined;
  } while (after);
}

const cellsOf = (entry: AuditEntry, { zone, names }: Omit<TableOptions, 'findInvited'>) => [
  formatTime(new Date(entry.at), zone),
  actorWords[entry.actor],
  (entry.actor === 'staff' && names.get(entry.actor_name)) || entry.actor_name,
  entry.ip,
  actionWords(entry.action),
  [entityWords(entry.entity), thingText(entry)].filter(Boolean).join(' '),
  Object.entries(entry.changes)
    .map(([field, change]) => changeText(field, change, zone))
    .join('; '),
];
