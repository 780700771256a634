import type {
  RegisterDay,
  RegisterFilter,
  RegisterRow,
} from '#contracts/admin/reports/register.ts';
import type { RegisterLevel } from '#contracts/admin/reports/values.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { moneyHow, moneyKindNames, payerNames } from '#messages/office/money.ts';
import { receiptKindNames } from '#messages/office/receipt-kinds.ts';
import { rateText } from '#messages/office/receipts.ts';
import { receiptsBy, registerSheet, registerTables, TRIAL } from '#messages/office/register.ts';
import type { Database } from '#platform/database/database.ts';
import { type TableFormat, writeTable } from '#platform/files/write-table.ts';
import type { XlsxCell } from '#platform/files/xlsx.ts';
import { onClock } from '#platform/time/zone-day.ts';
import { readReceipts } from './receipt-days.ts';
import { daysOf, readRows } from './register.ts';
import { sumDays } from './register-queries.ts';

/** So many rows are in memory at once. */
const PAGE = 500;

interface Asked {
  readonly level: RegisterLevel;
  readonly format: TableFormat;
  readonly filter: RegisterFilter;
  readonly zone: TimeZone;
}

/** The register as a table for spreadsheets, times by the clock of the shop. */
export const registerAsTable = (db: Database, { level, format, filter, zone }: Asked) =>
  writeTable(format, {
    sheet: registerSheet,
    columns: registerTables[level],
    pages: pagesOf[level](db, filter, zone),
  });

async function* dayPages(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
): AsyncGenerator<XlsxCell[][]> {
  yield daysOf(await sumDays(db, filter, zone)).map(cellsOfDay);
}

async function* rowPages(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
): AsyncGenerator<XlsxCell[][]> {
  let after: string | undefined;
  do {
    const { rows, next } = await readRows(db, filter, zone, { after, limit: PAGE });
    yield rows.map((row) => cellsOfRow(row, zone));
    after = next ?? undefined;
  } while (after);
}

async function* receiptPages(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
): AsyncGenerator<XlsxCell[][]> {
  yield (await readReceipts(db, filter, zone)).rows.map((row) => [
    { day: new Date(row.day) },
    receiptKindNames[row.kind],
    receiptsBy(row.by, row.is_noted),
    rateText(row.rate),
    row.receipts,
    row.amount,
    row.vat,
  ]);
}

const pagesOf = { days: dayPages, rows: rowPages, receipts: receiptPages };

const cellsOfDay = (row: RegisterDay): XlsxCell[] => [
  { day: new Date(row.day) },
  payerNames[row.by],
  row.payments,
  row.came,
  row.refunds,
  row.went_back,
  row.fee,
  row.fee_vat,
  row.fee_unknown,
  row.net,
];

const cellsOfRow = (row: RegisterRow, zone: TimeZone): XlsxCell[] => [
  { time: onClock(new Date(row.at), zone) },
  row.number,
  moneyKindNames[row.kind],
  moneyHow(row),
  row.kind === 'payment' ? row.amount : null,
  row.kind === 'refund' ? row.amount : null,
  row.fee,
  row.fee_vat,
  row.vat_percent,
  row.is_trial ? TRIAL : '',
  row.reference ?? '',
];
