import type { SalesFilter, SalesRow } from '#contracts/admin/reports/sales.ts';
import type { SaleGroup } from '#contracts/admin/reports/values.ts';
import { salesName, salesSheet, salesTable } from '#messages/office/sales.ts';
import { type TableFormat, writeTable } from '#platform/files/write-table.ts';
import type { XlsxCell } from '#platform/files/xlsx.ts';

/** Sales as a table for spreadsheets. */
export const salesAsTable = (
  rows: readonly SalesRow[],
  { group }: SalesFilter,
  format: TableFormat,
) =>
  writeTable(format, { sheet: salesSheet, columns: salesTable(group), pages: pages(rows, group) });

async function* pages(rows: readonly SalesRow[], group: SaleGroup): AsyncGenerator<XlsxCell[][]> {
  yield rows.map((row) => cellsOf(row, group));
}

const cellsOf = (row: SalesRow, group: SaleGroup): XlsxCell[] => [
  group === 'day' || group === 'week' || group === 'month'
    ? { day: new Date(row.key) }
    : salesName(row, group),
  row.orders,
  row.cancelled,
  percent(row.cancelled, row.orders),
  row.ordered,
  row.average,
  row.came,
  row.went_back,
  percent(row.went_back, row.came),
];

/** With one digit behind the comma; null: of nothing. */
const percent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;
