import { expect, it } from 'vitest';
import { z } from 'zod';
import { placeInTime, typedTime } from './days.ts';
import { calendarDay } from './validation.ts';

const place = placeInTime(z.uuid());
const UUID = '00000000-0000-4000-8000-000000000000';

it.each([
  [calendarDay, '2028-02-29', '2027-02-29'],
  [calendarDay, '1900-01-01', '0000-01-01'],
  [calendarDay, '2199-12-31', '9999-12-31'],
  [calendarDay, '2026-11-30', '2026-11-31'],
  [typedTime, '2026-02-28T23:59', '2026-02-30T10:00'],
  [typedTime, '2026-02-28T00:00', '2026-02-28T24:00'],
  [place, `2026-11-30T09:00:00.123Z_${UUID}`, `2026-02-30T09:00:00.123Z_${UUID}`],
  [place, `2026-11-30T09:00:00Z_${UUID}`, `0000-11-30T09:00:00Z_${UUID}`],
  [place, `2026-11-30T09:00:00Z_${UUID}`, `2026-11-30T09:00:00Z_${'-'.repeat(36)}`],
  [place, `2026-11-30T09:00:00Z_${UUID}`, `2026-11-30T09:00:00Z_${UUID}_`],
])('%# takes %s and refuses %s', (schema, good, bad) => {
  expect([schema.safeParse(good).success, schema.safeParse(bad).success]).toEqual([true, false]);
});
