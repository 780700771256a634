import type { CustomerRow, CustomersFilter } from '#contracts/admin/customers/customers.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { customerSheet, customerTable, hasAccountText } from '#messages/office/customer-export.ts';
import type { Database } from '#platform/database/database.ts';
import { type TableFormat, writeTable } from '#platform/files/write-table.ts';
import type { XlsxCell } from '#platform/files/xlsx.ts';
import { onClock } from '#platform/time/zone-day.ts';
import { findPeople } from './find-people.ts';

/** So many records are in memory at once. */
const PAGE = 500;

/** The customers of a filter as a table for spreadsheets, the latest first, times by the clock of the shop. */
export const peopleAsTable = (
  db: Database,
  format: TableFormat,
  filter: CustomersFilter,
  zone: TimeZone,
): AsyncIterable<string | Uint8Array> =>
  writeTable(format, {
    sheet: customerSheet,
    columns: customerTable,
    pages: readPages(db, filter, zone),
  });

async function* readPages(
  db: Database,
  filter: CustomersFilter,
  zone: TimeZone,
): AsyncGenerator<XlsxCell[][]> {
  let after: string | undefined;
  do {
    const { rows, next } = await findPeople(db, { ...filter, after, limit: PAGE });
    yield rows.map((row) => cellsOf(row, zone));
    after = next ?? undefined;
  } while (after);
}

const cellsOf = (row: CustomerRow, zone: TimeZone): XlsxCell[] => [
  row.name,
  row.phone && `+${row.phone}`,
  row.email,
  row.has_account ? hasAccountText : null,
  row.orders,
  row.paid,
  { time: onClock(new Date(row.last_at), zone) },
  row.erased_at && { time: onClock(new Date(row.erased_at), zone) },
];
