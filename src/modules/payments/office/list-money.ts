import type {
  MoneyFilter,
  MoneyPage,
  MoneyQuery,
  MoneyRow,
} from '#contracts/admin/payments/money.ts';
import { toRoubles } from '#contracts/money.ts';
import { handWays, onlineMethods } from '#contracts/payments.ts';
import {
  moneyHow,
  moneyKindNames,
  moneySheet,
  moneyState,
  moneyTable,
  moneyTrouble,
  YES,
} from '#messages/office/money.ts';
import type { FindStaffNames, StaffNames } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type TableFormat, writeTable } from '#platform/files/write-table.ts';
import type { XlsxCell } from '#platform/files/xlsx.ts';
import { onClock } from '#platform/time/zone-day.ts';
import { type FoundMoney, findMoney, type MoneyTime, sumMoney } from './money-queries.ts';

interface ListContext {
  readonly db: Database;
  readonly staffNames: FindStaffNames;
}

/** So many rows are in memory at once. */
const PAGE = 500;

/** A page of the payments and refunds of all orders; with the first one the sums of all that the filter finds. */
export async function listMoney(
  { db, staffNames }: ListContext,
  { after, limit, ...filter }: MoneyQuery,
  time: MoneyTime,
): Promise<MoneyPage> {
  const [{ rows, next }, sums, names] = await Promise.all([
    findMoney(db, filter, time, { after, limit }),
    after ? null : sumMoney(db, filter, time),
    staffNames(db),
  ]);
  return {
    rows: rows.map((row) => present(row, names)),
    next,
    sums: sums && { came: toRoubles(sums.came), went_back: toRoubles(sums.wentBack) },
  };
}

const present = (row: FoundMoney, names: StaffNames): MoneyRow => ({
  id: row.id,
  kind: row.kind,
  at: new Date(row.at).toISOString(),
  number: row.number,
  is_demo: row.demo,
  by: row.by,
  method: onlineMethods.find((one) => row.by !== 'hand' && one === row.method) ?? null,
  way: handWays.find((way) => row.by === 'hand' && way === row.method) ?? null,
  amount: toRoubles(row.kopecks),
  state: row.state,
  is_test: row.test,
  attention: row.attention,
  who: row.staff === null ? null : (names.get(String(row.staff)) ?? null),
  reference: row.reference,
});

/** The money of a filter as a table for spreadsheets, times by the clock of the shop. */
export const moneyAsTable = (
  context: ListContext,
  format: TableFormat,
  filter: MoneyFilter,
  time: MoneyTime,
): AsyncIterable<string | Uint8Array> =>
  writeTable(format, {
    sheet: moneySheet,
    columns: moneyTable,
    pages: readPages(context, filter, time),
  });

async function* readPages(
  { db, staffNames }: ListContext,
  filter: MoneyFilter,
  time: MoneyTime,
): AsyncGenerator<XlsxCell[][]> {
  const names = await staffNames(db);
  let after: string | undefined;
  do {
    const { rows, next } = await findMoney(db, filter, time, { after, limit: PAGE });
    yield rows.map((row) => cellsOf(present(row, names), time));
    after = next ?? undefined;
  } while (after);
}

const cellsOf = (row: MoneyRow, { zone }: MoneyTime): XlsxCell[] => [
  { time: onClock(new Date(row.at), zone) },
  row.number,
  moneyKindNames[row.kind],
  moneyHow(row),
  row.kind === 'payment' ? row.amount : null,
  row.kind === 'refund' ? row.amount : null,
  moneyState(row),
  row.is_test ? YES : '',
  moneyTrouble(row),
  row.who ?? '',
  row.reference ?? '',
];
