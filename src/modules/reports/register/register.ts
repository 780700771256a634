import type {
  RegisterDay,
  RegisterDays,
  RegisterFilter,
  RegisterRow,
  RegisterRows,
  RegisterTotals,
} from '#contracts/admin/reports/register.ts';
import { roublesOrNull, toRoubles } from '#contracts/money.ts';
import { handWays, onlineMethods } from '#contracts/payments.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import {
  countLeftOut,
  type FoundDay,
  type FoundEntry,
  findEntries,
  sumDays,
} from './register-queries.ts';

/** The sums of the days of a period, of all of them, and of the rates of VAT on fees. */
export async function readDays(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
): Promise<RegisterDays> {
  const [found, leftOut] = await Promise.all([
    sumDays(db, filter, zone),
    filter.trials ? 0 : countLeftOut(db, filter, zone),
  ]);
  const { totals, vats } = totalsOf(found);
  return { days: daysOf(found), totals, vats, left_out: leftOut };
}

/** The days of the register, a row a day and provider. */
export function daysOf(found: readonly FoundDay[]): RegisterDay[] {
  const byDay = Map.groupBy(found, ({ day, by }) => `${day} ${by}`);
  return [...byDay.values()].map((parts) => {
    const [{ day, by }] = parts as [FoundDay];
    return { day, by, ...added(parts) };
  });
}

function totalsOf(found: readonly FoundDay[]): Pick<RegisterDays, 'totals' | 'vats'> {
  const withFee = found.filter(({ fee }) => fee !== null);
  const rates = Map.groupBy(withFee, ({ percent }) => percent);
  const vats = [...rates].map(([percent, parts]) => {
    const { fee, fee_vat: vat } = added(parts);
    return { percent, fee: fee ?? 0, vat: vat ?? 0 };
  });
  return { totals: added(found), vats: vats.toSorted((one, other) => other.percent - one.percent) };
}

function added(parts: readonly FoundDay[]): RegisterTotals {
  const sum = (of: (part: FoundDay) => number) => parts.reduce((all, part) => all + of(part), 0);
  const known = parts.some(({ fee }) => fee !== null);
  const [came, back, fee] = [
    sum((one) => one.came),
    sum((one) => one.back),
    sum((one) => one.fee ?? 0),
  ];
  return {
    payments: sum((one) => one.payments),
    came: toRoubles(came),
    refunds: sum((one) => one.refunds),
    went_back: toRoubles(back),
    fee: known ? toRoubles(fee) : null,
    fee_vat: known ? toRoubles(sum((one) => one.vat ?? 0)) : null,
    fee_unknown: sum((one) => one.unknown),
    net: toRoubles(came - back - fee),
  };
}

/** A page of the payments and refunds behind the days. */
export async function readRows(
  db: Database,
  filter: RegisterFilter,
  zone: TimeZone,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<RegisterRows> {
  const { rows, next } = await findEntries(db, filter, zone, page);
  return { rows: rows.map(present), next };
}

const present = (row: FoundEntry): RegisterRow => ({
  id: row.id,
  kind: row.kind,
  at: new Date(row.at).toISOString(),
  number: row.number,
  by: row.by,
  method: onlineMethods.find((one) => row.by !== 'hand' && one === row.method) ?? null,
  way: handWays.find((way) => row.by === 'hand' && way === row.method) ?? null,
  reference: row.reference,
  amount: toRoubles(row.kopecks),
  fee: roublesOrNull(row.fee),
  fee_vat: roublesOrNull(row.vat),
  vat_percent: row.fee === null ? null : row.percent,
  is_trial: row.trial,
});
