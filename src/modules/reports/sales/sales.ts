import type { Sales, SalesFilter, SalesRow, SalesTotals } from '#contracts/admin/reports/sales.ts';
import { MOST_DAYS, saleTimes } from '#contracts/admin/reports/values.ts';
import { toRoubles } from '#contracts/money.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { FindStaffNames } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import {
  addUpOrders,
  addUpSales,
  countDemo,
  type FoundSales,
  type FoundSums,
} from './sales-queries.ts';
import { timeKeys } from './time-keys.ts';

interface SalesContext {
  readonly db: Database;
  readonly staffNames: FindStaffNames;
}

/** So many rows are on the screen at most: more are no plot and no table that is read. */
const SHOWN = 200;

const none: FoundSums = { orders: 0, cancelled: 0, ordered: 0, came: 0, back: 0 };

/** The sales of a period as the screen shows them. */
export async function readSales(
  context: SalesContext,
  filter: SalesFilter,
  zone: TimeZone,
): Promise<Sales> {
  const { db } = context;
  const isOfTime = saleTimes.some((time) => time === filter.group);
  const [rows, totals, leftOut] = await Promise.all([
    salesRows(context, filter, zone, isOfTime ? MOST_DAYS : SHOWN + 1),
    addUpOrders(db, filter, zone),
    filter.trials ? 0 : countDemo(db, filter, zone),
  ]);
  const isCut = !isOfTime && rows.length > SHOWN;
  return {
    rows: isCut ? rows.slice(0, SHOWN) : rows,
    is_cut: isCut,
    totals: present(totals ?? none),
    left_out: leftOut,
  };
}

/** The rows of sales, at most so many: each part of time, one without orders too; else what was sold or who sold. */
export async function salesRows(
  { db, staffNames }: SalesContext,
  filter: SalesFilter,
  zone: TimeZone,
  most: number,
): Promise<SalesRow[]> {
  const [found, names] = await Promise.all([
    addUpSales(db, filter, zone, most),
    filter.group === 'staff' ? staffNames(db) : undefined,
  ]);
  const time = saleTimes.find((one) => one === filter.group);
  if (time) return everyTime(timeKeys(time, filter), found);
  return found.map(({ key, name, ...sums }) => ({
    key,
    name: names ? (names.get(key) ?? '') : name,
    ...present(sums),
  }));
}

function everyTime(keys: readonly string[], found: readonly FoundSales[]): SalesRow[] {
  const known = new Map(found.map((row) => [row.key, row]));
  return keys.map((key) => ({ key, name: '', ...present(known.get(key) ?? none) }));
}

function present({ orders, cancelled, ordered, came, back }: FoundSums): SalesTotals {
  const kept = orders - cancelled;
  return {
    orders,
    cancelled,
    ordered: toRoubles(ordered),
    average: kept > 0 ? toRoubles(Math.round(ordered / kept)) : null,
    came: toRoubles(came),
    went_back: toRoubles(back),
  };
}
